import type { Milliseconds } from '#kernel/time.ts'
import type { Listener } from '#platform/database/index.ts'

type WorkerOptions = {
  listener: Listener
  channel: string
  /** How long it sleeps when nobody wakes it. */
  poll: Milliseconds
  /** How many pieces of work it does side by side. */
  loops: number
  /** Does one piece of work; false when there was none. */
  work: () => Promise<boolean>
  onError: (error: unknown) => void
}

/** Calls `work` until there is none left, then sleeps until a notification or the next poll. */
export function createWorker({ listener, channel, poll, loops, work, onError }: WorkerOptions) {
  const sleepers = new Set<() => void>()
  let calls = 0
  const state = { stopped: false }
  let running: Promise<void>[] = []
  let unlisten: (() => Promise<void>) | undefined

  const wake = (): void => {
    calls += 1
    for (const awaken of sleepers) awaken()
  }

  const sleep = (): Promise<void> =>
    new Promise((resolve) => {
      const awaken = (): void => {
        clearTimeout(timer)
        sleepers.delete(awaken)
        resolve()
      }
      const timer = setTimeout(awaken, poll)
      sleepers.add(awaken)
    })

  async function loop(): Promise<void> {
    while (!state.stopped) {
      const heard = calls
      let found = false
      try {
        found = await work()
      } catch (error) {
        onError(error)
        if (!state.stopped) await sleep()
        continue
      }
      // A call that came while we were looking would otherwise wait for the next poll.
      if (!found && heard === calls && !state.stopped) await sleep()
    }
  }

  return {
    wake,
    /** Begins to work. The polling goes on when notifications cannot be had. */
    async start(): Promise<void> {
      running = Array.from({ length: loops }, loop)
      try {
        unlisten = await listener.listen(channel, wake, { onReconnect: wake })
      } catch (error) {
        onError(error)
      }
    },
    /** Takes no more work, and ends when the work under way has ended. */
    async stop(): Promise<void> {
      state.stopped = true
      wake()
      await unlisten?.().catch(onError)
      await Promise.all(running)
    },
  }
}

/** How long to wait after that many failures: 2 s, 4 s, 8 s … an hour at most. */
export const backoff = (failures: number): Milliseconds =>
  Math.min(1000 * 2 ** Math.min(failures, 20), 3_600_000) as Milliseconds

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import type { Database } from '#platform/database/index.ts'
import { createWakeSignal } from './wake-signal.ts'
import type { Jobs } from './create-jobs.ts'
import { findBacklog } from './queries.ts'
import { backoff, createWorker } from './worker.ts'

type Apart = {
  database: Pick<Database, 'db'>
  clock: Clock
  kinds: readonly string[]
  /** Script and arguments of the child process; it must call `startChildWorker`. */
  script: readonly [file: string, ...args: string[]]
  onError: (error: unknown) => void
  /** How long jobs may be due without any being leased, before the child process is replaced. */
  stallTimeout?: Milliseconds
  /** How long the child process may take to finish its job when it is stopped. */
  stopTimeout?: Milliseconds
}

const MAX_RESTART_DELAY = minutes(1)

/**
 * Keeps CPU-bound jobs off the event loop: a child process of low priority starts when one is due
 * and exits when none is left. A crashed one restarts with backoff, a stalled one is killed; its
 * jobs become due when their lease ends.
 */
export function runInChildProcess({ database: { db }, clock, kinds, onError, ...child }: Apart) {
  const { attend, forgetStall, stop } = superviseChild({ ...child, onError })
  const worker = createWorker({
    wakeSignal: createWakeSignal(), // only polling wakes it: these jobs may wait a second
    poll: seconds(1),
    loops: 1,
    async work() {
      try {
        attend(await findBacklog(db, kinds, clock.now()))
      } catch (error) {
        forgetStall() // no process can work without the database
        throw error
      }
      return false
    },
    onError,
  })
  return {
    start: () => worker.start(),
    stop: async (): Promise<void> => void (await Promise.all([worker.stop(), stop()])),
  }
}

type Backlog = { isDue: boolean; isLeased: boolean }
type Supervision = Pick<Apart, 'script' | 'onError' | 'stallTimeout' | 'stopTimeout'>

function superviseChild({
  script,
  onError,
  stallTimeout = minutes(2),
  stopTimeout = seconds(10),
}: Supervision) {
  let child: ChildProcess | undefined
  let failures = 0
  let startsAfter = 0
  let stalledSince: number | undefined
  let isStopping = false

  function start(): void {
    const started = spawnNiced(script)
    child = started
    const ended = (outcome: number | string | Error | null): void => {
      if (child !== started) return // both 'error' and 'exit' may come
      child = undefined
      stalledSince = undefined
      failures = outcome === 0 ? 0 : failures + 1
      if (outcome === 0) return
      startsAfter = performance.now() + Math.min(backoff(failures), MAX_RESTART_DELAY)
      onError(new Error(`${script[0]} exited with ${String(outcome)}`))
    }
    started.once('error', ended)
    started.once('exit', (code, signal) => ended(code ?? signal))
  }

  function replaceWhenStalled(running: ChildProcess, isStalled: boolean): void {
    const now = performance.now()
    stalledSince = isStalled ? (stalledSince ?? now) : undefined
    // On a machine too busy to start it in time, a fixed timeout would kill it again and again.
    const timeout = stallTimeout * 2 ** Math.min(failures, 5)
    if (stalledSince === undefined || now - stalledSince < timeout) return
    stalledSince = undefined
    onError(new Error(`${script[0]} is stalled and does not exit: it is replaced`))
    running.kill('SIGKILL')
  }

  return {
    /** A lease proves work, a heartbeat does not: a stuck child's event loop may still run. */
    attend({ isDue, isLeased }: Backlog): void {
      if (child) replaceWhenStalled(child, isDue && !isLeased)
      else if (isDue && !isStopping && performance.now() >= startsAfter) start()
    },
    forgetStall: (): void => void (stalledSince = undefined),
    async stop(): Promise<void> {
      isStopping = true
      const running = child
      if (!running) return
      const exited = once(running, 'exit')
      running.stdin?.end()
      const killing = setTimeout(() => running.kill('SIGKILL'), stopTimeout)
      await exited
      clearTimeout(killing)
    },
  }
}

/** A bound for the heap of a process that lives for minutes. */
const SMALL = ['--max-old-space-size=256', '--max-semi-space-size=8']

function spawnNiced(script: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...SMALL, ...script], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  lowerPriority(child.pid)
  return child
}

export function lowerPriority(pid: number | undefined): void {
  try {
    // Not the lowest: on a busy server an import would stand still.
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It then keeps normal priority.
  }
}

/** Longer than a vendor needs to read a dry run, so that the next job finds it running. */
export const IDLE_TIMEOUT = seconds(30)
const POLL = seconds(0.25)
const EXIT_TIMEOUT = seconds(10)

/**
 * Returns when no job was due for `idleTimeout`, the parent exits or stops it. The caller then
 * closes its resources, so that the process can exit.
 */
export async function startChildWorker(
  jobs: Pick<Jobs, 'drain' | 'stop'>,
  { idleTimeout = IDLE_TIMEOUT }: { idleTimeout?: Milliseconds } = {},
): Promise<void> {
  const leaving = new AbortController()
  process.stdin.resume().once('end', () => {
    leaving.abort()
    exitAtLast()
    void jobs.stop(seconds(0))
  })
  let last = performance.now()
  while (!leaving.signal.aborted && performance.now() - last < idleTimeout)
    if ((await jobs.drain()) > 0) last = performance.now()
    else await sleep(POLL)
  // The pipe to the parent would keep this process alive.
  process.stdin.destroy()
  exitAtLast()
}

/** Open handles must not keep the process alive. */
function exitAtLast(): void {
  setTimeout(() => process.exit(1), EXIT_TIMEOUT).unref()
}

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
  /** Kinds of jobs that this process leaves to the child process. */
  kinds: readonly string[]
  /** What the child process runs, with its arguments: a file that calls `startChildWorker`. */
  script: readonly [file: string, ...args: string[]]
  onError: (error: unknown) => void
  /** How long jobs may be due, and none of them leased, before a living child process is replaced. */
  stallTimeout?: Milliseconds
  /** How long the child process may take to end its step when it is stopped. */
  stopTimeout?: Milliseconds
}

/** The longest pause before a child process that keeps crashing is started again. */
const MAX_RESTART_DELAY = minutes(1)

/**
 * CPU-bound jobs run in a child process of low priority, so that they do not block the event loop here.
 * It is started when one of them is due and exits when none is left, so a quiet day costs nothing. One
 * that crashed is started again, with backoff; one that lives and neither works nor exits is killed.
 * Its jobs become due when their lease ends.
 */
export function runInChildProcess({ database: { db }, clock, kinds, onError, ...child }: Apart) {
  const { attend, forgetStall, stop } = superviseChild({ ...child, onError })
  const worker = createWorker({
    bell: createWakeSignal(), // only the time wakes it: these jobs wait for a second gladly
    poll: seconds(1),
    loops: 1,
    async work() {
      try {
        attend(await findBacklog(db, kinds, clock.now()))
      } catch (error) {
        forgetStall() // nobody can work without the database
        throw error
      }
      return false
    },
    onError,
  })
  return {
    start: () => worker.start(),
    /** The child process ends its step and exits; it is killed when that takes longer than `stopTimeout`. */
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
      onError(new Error(`${script[0]} ended with ${String(outcome)}`))
    }
    started.once('error', ended)
    started.once('exit', (code, signal) => ended(code ?? signal))
  }

  function replaceWhenStalled(running: ChildProcess, isStalled: boolean): void {
    const now = performance.now()
    stalledSince = isStalled ? (stalledSince ?? now) : undefined
    // On a machine that is too busy to start it in time, killing it again would never end.
    const timeout = stallTimeout * 2 ** Math.min(failures, 5)
    if (stalledSince === undefined || now - stalledSince < timeout) return
    stalledSince = undefined
    onError(new Error(`${script[0]} neither works nor exits: it is replaced`))
    running.kill('SIGKILL')
  }

  return {
    /**
     * Starts a child process when one is needed, and replaces one that stalled. The leases say whether it
     * works, not a heartbeat: one whose event loop turns may still wait for something that never comes.
     */
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

/** It lives for minutes: without a bound it would take memory as long as there is some. */
const SMALL = ['--max-old-space-size=256', '--max-semi-space-size=8']

function spawnNiced(script: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...SMALL, ...script], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  lowerPriority(child.pid)
  return child
}

/** Lets everybody else go first, where the system allows to say so: the process is of this machine and ours. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It is as important as the others, then.
  }
}

/** How long the child process waits for more jobs before it exits: longer than somebody reads a dry run. */
export const IDLE_TIMEOUT = seconds(30)
const POLL = seconds(0.25)
/** How long what still holds the child process after its last job may take to let go. */
const EXIT_TIMEOUT = seconds(10)

/**
 * In the child process: runs what is due until nothing was for `idleTimeout`, or until the parent exits or
 * stops it. When this returns, the caller closes what it opened, and nothing keeps the process any more.
 */
export async function startChildWorker(
  jobs: Pick<Jobs, 'drain' | 'stop'>,
  { idleTimeout = IDLE_TIMEOUT }: { idleTimeout?: Milliseconds } = {},
): Promise<void> {
  const leaving = new AbortController()
  process.stdin.resume().once('end', () => {
    leaving.abort()
    exitAtLast()
    void jobs.stop(0 as Milliseconds)
  })
  let last = performance.now()
  while (!leaving.signal.aborted && performance.now() - last < idleTimeout)
    if ((await jobs.drain()) > 0) last = performance.now()
    else await sleep(POLL)
  // The pipe to the parent stays open as long as both live: it would keep this process for ever.
  process.stdin.destroy()
  exitAtLast()
}

/** Nobody waits for a process that was told to leave: what hangs in it is cut off. */
function exitAtLast(): void {
  setTimeout(() => process.exit(1), EXIT_TIMEOUT).unref()
}

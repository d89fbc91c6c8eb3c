import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, type Milliseconds, seconds } from '#kernel/time.ts'
import type { Database } from '#platform/database/index.ts'
import { createBell } from './bell.ts'
import type { Jobs } from './index.ts'
import { areDue } from './queries.ts'
import { createWorker } from './worker.ts'

type Apart = {
  database: Pick<Database, 'db'>
  clock: Clock
  /** Kinds of jobs that this process leaves to the other one. */
  kinds: readonly string[]
  /** What the other process runs, and is told: a file that calls `workApart`. */
  script: readonly [file: string, ...told: string[]]
  onError: (error: unknown) => void
}

/**
 * Has jobs that compute for minutes done by a process of their own, with less right to the processor than
 * whoever answers people. It is started when one of them is due and leaves when none is left, so a quiet
 * day costs nothing. A process that dies is started again; its jobs become due when their lease ends.
 */
export function haveDoneApart({ database: { db }, clock, kinds, script, onError }: Apart) {
  let child: ChildProcess | undefined
  const worker = createWorker({
    bell: createBell(), // only the time wakes it: these jobs wait for a second gladly
    poll: seconds(1),
    loops: 1,
    async work() {
      if (!(await areDue(db, kinds, clock.now()))) return false
      child = startApart(script)
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
      child = undefined
      if (code !== 0) throw new Error(`${script[0]} ended with ${code ?? signal}`)
      return true
    },
    onError,
  })
  return {
    start: () => worker.start(),
    /** The other process ends its step and leaves. */
    async stop(): Promise<void> {
      const stopped = worker.stop()
      child?.stdin?.end()
      await stopped
    },
  }
}

/** It lives for minutes: without a bound it would take memory as long as there is some. */
const SMALL = ['--max-old-space-size=256', '--max-semi-space-size=8']

function startApart(script: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...SMALL, ...script], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  yieldTo(child.pid)
  return child
}

/** Lets everybody else go first, where the system allows to say so: the process is of this machine and ours. */
export function yieldTo(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It is as important as the others, then.
  }
}

/** How long the other process waits for more before it leaves: longer than somebody reads a dry run. */
const PATIENCE = seconds(30)
const LOOK = seconds(0.25)

/** The other process: does what is due until there is nothing more, or until the one that started it ends. */
export async function workApart(jobs: Pick<Jobs, 'drain' | 'stop'>): Promise<void> {
  const leaving = new AbortController()
  process.stdin.resume().once('end', () => {
    leaving.abort()
    void jobs.stop(0 as Milliseconds)
  })
  let last = performance.now()
  while (!leaving.signal.aborted && performance.now() - last < PATIENCE)
    if ((await jobs.drain()) > 0) last = performance.now()
    else await sleep(LOOK)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { unsupportedReason, environment } from './cluster.ts'
import { makePrivate, type DataDirectory } from './data-directory.ts'
import { isAlive, isInUse } from './processes.ts'

export const PORT = 5432
const STOP_WITHIN_MS = 60_000

const pidFile = ({ cluster }: DataDirectory): string => join(cluster, 'postmaster.pid')

/** The process id; undefined when the server is stopped. */
export function runningServer(place: DataDirectory): number | undefined {
  if (!existsSync(pidFile(place))) return undefined
  const pid = Number(readFileSync(pidFile(place), 'utf8').split('\n')[0])
  return pid > 0 && isInUse(realpathSync(place.cluster), pid) ? pid : undefined
}

/** Returns before the server accepts sessions. Needs the file lock. */
export function startServer(
  place: DataDirectory,
  { postgres }: Binaries,
  settings: Record<string, string>,
): { failed(): Error | undefined } {
  forgetDeadServer(place)
  makePrivate(place.socket, place.account)
  const startLog = join(place.home, 'server-start.log')
  const log = openSync(startLog, 'w', 0o600)
  const child = spawn(
    postgres,
    ['-D', place.cluster, '-k', place.socket, '-p', String(PORT)].concat(
      Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    ),
    // Detached: neither Ctrl-C nor our end stops the server for other processes.
    { ...place.account, cwd: '/', env: environment, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  child.unref()
  return { failed: failureOf(child, postgres, startLog, place) }
}

function failureOf(child: ChildProcess, program: string, startLog: string, place: DataDirectory) {
  let notRun: Error | undefined
  let ended: number | null | undefined
  child.once('error', (error) => (notRun = unsupportedReason(program, error)))
  child.once('exit', (code) => (ended = code))
  return (): Error | undefined => {
    if (notRun || ended === undefined) return notRun
    const text = readFileSync(startLog, 'utf8').trim().slice(-1_000)
    return new Error(
      `the embedded database stopped while starting (${ended}): ${text} ` +
        `See also ${join(place.cluster, 'log')}`,
    )
  }
}

/** PostgreSQL cannot clean up when its process number now belongs to another program. */
function forgetDeadServer(place: DataDirectory): void {
  if (!existsSync(pidFile(place))) return
  const pid = Number(readFileSync(pidFile(place), 'utf8').split('\n')[0])
  if (!(pid > 0) || !isAlive(pid)) return
  const socket = join(place.socket, `.s.PGSQL.${PORT}`)
  for (const left of [pidFile(place), socket, `${socket}.lock`]) rmSync(left, { force: true })
}

/** Waits until the server has written everything. Needs the file lock. */
export async function stopServer(place: DataDirectory): Promise<void> {
  const pid = runningServer(place)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + STOP_WITHIN_MS
  // The file goes last; the process may stay as a zombie that its parent does not reap.
  while (existsSync(pidFile(place))) {
    if (performance.now() > deadline)
      throw new Error(`the embedded database (process ${pid}) did not stop`)
    await sleep(5)
  }
  rmSync(place.socket, { recursive: true, force: true })
}

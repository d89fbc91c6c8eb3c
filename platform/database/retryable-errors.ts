import type { Logger } from '#platform/log.ts'

/** Waited too long for a lock or for an answer, or lost a deadlock twice: the database is there. */
const SLOW = /^(55P03|57014|40P01|40001)$/
/**
 * The database is not there for us, by SQLSTATE: connection exceptions, resources (sessions, disk,
 * memory), starting, stopping or crashed, idle for too long, and a replica that is not promoted yet.
 * 08P01 is left out: PostgreSQL says it of a statement that was sent wrongly, which is a bug.
 */
const AWAY = /^(08(?!P01)|53)...$|^(57P0[1-5]|25P0[34]|25006)$/
/** A server behind a Unix socket that is stopped has no socket: ENOENT. */
const NETWORK =
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN|NOENT)$/
/** What pg and its pool say of a session that is gone or never came; these have no code. */
const READ_TIMEOUT = 'Query read timeout'
const MESSAGES = new Set([
  READ_TIMEOUT,
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

/** The network fails in the same words between us and a partner. */
const databaseErrors = new WeakSet<Error>()

/** Notes that an error came from a session of the database. */
export function markDatabaseError<E extends Error>(error: E): E {
  databaseErrors.add(error)
  return error
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Whether the database was away: every caller meets the same until it is back. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (AWAY.test(code) || MESSAGES.has(error.message)) return true
  return databaseErrors.has(error) && NETWORK.test(code)
}

/** Whether the same request may well succeed a moment later: the database was busy or away, not asked wrongly. */
export const isRetryableError = (error: unknown): boolean =>
  isAway(error) || (error instanceof Error && SLOW.test(codeOf(error)))

/** Whether no further statement can be sent on the session that failed like this. */
export const endsSession = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === READ_TIMEOUT || /^(08(?!P01)...|57P0[1-5]|25P0[34])$/.test(codeOf(error)))

/** Seconds after which a caller that met a busy database may come back. */
export const RETRY_AFTER = '2'

const OUTAGE_LINE_EVERY_MS = 5_000
const outages = new WeakMap<object, { at: number; suppressed: number }>()

/**
 * Logs a failure. While the database is away every request and every loop fails for the same reason:
 * that is one line for some seconds, without a stack, instead of a thousand with one.
 */
export function logFailure(
  log: Pick<Logger, 'error'>,
  error: unknown,
  message: string,
  about: object = {},
): void {
  if (!isAway(error)) return log.error({ err: error, ...about }, message)
  const now = performance.now()
  const last = outages.get(log)
  if (last && now - last.at < OUTAGE_LINE_EVERY_MS) {
    last.suppressed += 1
    return undefined
  }
  outages.set(log, { at: now, suppressed: 0 })
  const { message: reason } = error as Error // isAway takes nothing else
  const code = codeOf(error as Error)
  const suppressed = last?.suppressed ?? 0
  return log.error({ reason, code, suppressed, ...about }, 'the database is away')
}

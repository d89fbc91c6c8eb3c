import type { Logger } from '#platform/log.ts'
import { errorCode, toError } from '#platform/errors.ts'

/** Lock or statement timeout, or a second deadlock: the database is reachable. */
const SLOW = /^(55P03|57014|40P01|40001)$/
/**
 * Connection exceptions, resources, shutdown, crash, idle timeout, replica not promoted. Not 08P01,
 * which PostgreSQL reports for a malformed statement: that is a bug.
 */
const AWAY = /^(08(?!P01)|53)...$|^(57P0[1-5]|25P0[34]|25006)$/
/** A stopped server behind a Unix socket has no socket: ENOENT. */
const NETWORK =
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN|NOENT)$/
/** pg reports a lost or refused session with these messages and no code. */
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

/** Network errors of external services look the same. */
const databaseErrors = new WeakSet<Error>()

export function markDatabaseError<E extends Error>(error: E): E {
  databaseErrors.add(error)
  return error
}

/** The database was unavailable: every caller fails until it is back. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  if (AWAY.test(code) || MESSAGES.has(error.message)) return true
  return databaseErrors.has(error) && NETWORK.test(code)
}

/** The database was busy or unavailable: the same request may soon succeed. */
export const isRetryableError = (error: unknown): boolean =>
  isAway(error) || (error instanceof Error && SLOW.test(errorCode(error)))

/** The session that failed with this error is unusable. */
export const endsSession = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === READ_TIMEOUT || /^(08(?!P01)...|57P0[1-5]|25P0[34])$/.test(errorCode(error)))

/** Seconds, for the Retry-After header. */
export const RETRY_AFTER = '2'

const OUTAGE_LINE_EVERY_MS = 5_000
const outages = new WeakMap<object, { at: number; suppressed: number }>()

/** An outage is logged once every few seconds and without a stack, as everything fails alike. */
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
  const { message: reason } = toError(error)
  const code = errorCode(error)
  const suppressed = last?.suppressed ?? 0
  return log.error({ reason, code, suppressed, ...about }, 'the database is unavailable')
}

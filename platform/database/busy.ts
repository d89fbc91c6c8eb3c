/** PostgreSQL's codes for: too many sessions, starting or stopping, lost a deadlock twice, waited too long for a lock or an answer. */
const CODES = new Set([
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '55P03',
  '40P01',
  '40001',
  '57014',
  'ECONNREFUSED',
])
/** What the pool says when no connection came free in time; it has no code. */
const NONE_FREE = 'timeout exceeded when trying to connect'

/** Whether the same request may well succeed a moment later: the database was busy or away, not asked wrongly. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return CODES.has(String(code)) || error.message === NONE_FREE
}

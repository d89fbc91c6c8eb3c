/** SQLSTATEs for a character that text cannot hold: NUL or a lone surrogate. */
const CODES = new Set(['22021', '22P05'])

/** PostgreSQL reports a lone surrogate in JSON as any invalid JSON. */
const INVALID_TEXT = '22P02'
const HALF_OF_A_PAIR = /Unicode (?:high|low) surrogate must/

type DatabaseError = Error & { code?: unknown; detail?: unknown }

/** Whether the input holds a character that cannot be stored: a client error. */
export const isUnstorable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, detail } = error as DatabaseError
  return (
    CODES.has(String(code)) ||
    (code === INVALID_TEXT && typeof detail === 'string' && HALF_OF_A_PAIR.test(detail))
  )
}

/** PostgreSQL's codes for a text that holds a character which no text can: the zero, or a half of a pair. */
const CODES = new Set(['22021', '22P05'])

/** A half of a pair in JSON has no code of its own: PostgreSQL calls any JSON invalid that it cannot read. */
const INVALID_TEXT = '22P02'
const HALF_OF_A_PAIR = /Unicode (?:high|low) surrogate must/

type DatabaseError = Error & { code?: unknown; detail?: unknown }

/** Whether what was asked holds a character that cannot be kept nor searched: the asker's fault, not ours. */
export const isUnstorable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, detail } = error as DatabaseError
  return (
    CODES.has(String(code)) ||
    (code === INVALID_TEXT && typeof detail === 'string' && HALF_OF_A_PAIR.test(detail))
  )
}

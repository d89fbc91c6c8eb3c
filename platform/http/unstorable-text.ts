import { errorCode, errorField } from '#platform/errors.ts'

/** SQLSTATEs for a character that text cannot hold: NUL or a lone surrogate. */
const CODES = new Set(['22021', '22P05'])

/** PostgreSQL reports a lone surrogate in JSON as any invalid JSON. */
const INVALID_TEXT = '22P02'
const HALF_OF_A_PAIR = /Unicode (?:high|low) surrogate must/

/** Whether the input holds a character that cannot be stored: a client error. */
export const isUnstorable = (error: unknown): boolean => {
  const code = errorCode(error)
  return (
    CODES.has(code) || (code === INVALID_TEXT && HALF_OF_A_PAIR.test(errorField(error, 'detail')))
  )
}

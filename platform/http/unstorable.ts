/** PostgreSQL's codes for a text that holds a character which no text can: the zero, or a half of a pair. */
const CODES = new Set(['22021', '22P05'])

/** Whether what was asked holds a character that cannot be kept nor searched: the asker's fault, not ours. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && CODES.has(String((error as { code?: unknown }).code))

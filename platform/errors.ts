/** A text of a system's or the database's error, such as its code; '' where it has none. */
export function errorField(error: unknown, name: 'code' | 'constraint' | 'detail'): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** `ENOENT`, or an SQLSTATE. */
export const errorCode = (error: unknown): string => errorField(error, 'code')

/** Anything can be thrown. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

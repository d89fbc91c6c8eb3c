/** Keyset cursor, newest first; `at` has microseconds where the column has them. */
export type Cursor = { at: string; id: string }

const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(\d{3}){1,2}Z$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const writeCursor = ({ at: time, id }: Cursor): string => `${time}_${id}`

/** Null for a cursor that is absent or forged. */
export function readCursor(text: string | undefined): Cursor | null {
  const [time = '', id = ''] = text?.split('_') ?? []
  return AT.test(time) && !Number.isNaN(Date.parse(time)) && ID.test(id) ? { at: time, id } : null
}

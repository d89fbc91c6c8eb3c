/** Where a page of a list ended, to the microsecond where times are kept so: the newest come first. */
export type Cursor = { at: string; id: string }

const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(\d{3}){1,2}Z$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const writeCursor = ({ at, id }: Cursor): string => `${at}_${id}`

/** Null for a cursor that is absent or forged: the list then starts at its beginning. */
export function readCursor(text: string | undefined): Cursor | null {
  const [at = '', id = ''] = text?.split('_') ?? []
  return AT.test(at) && !Number.isNaN(Date.parse(at)) && ID.test(id) ? { at, id } : null
}

import { type Cursor, readCursor } from '#kernel/cursor.ts'
import type { UserSort } from '../contract.ts'

/** By what people stand in order, and which way. */
export const PEOPLE_ORDERS = {
  newest: { key: 'created_at', isRising: false },
  oldest: { key: 'created_at', isRising: true },
  name_asc: { key: 'name_key', isRising: true },
  name_desc: { key: 'name_key', isRising: false },
  email_asc: { key: 'email_key', isRising: true },
  email_desc: { key: 'email_key', isRising: false },
} as const satisfies Record<UserSort, { key: string; isRising: boolean }>

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ID_LENGTH = 36
const isByDate = (sort: UserSort): boolean => PEOPLE_ORDERS[sort].key === 'created_at'

/** Where a page ended; that of names and addresses carries the word itself, as the row may change. */
export const writePlace = (sort: UserSort, { at, id }: Cursor): string =>
  isByDate(sort) ? `${at}_${id}` : `${id}_${Buffer.from(at).toString('base64url')}`

/** Null for a place that is absent, forged or of another order: the list then starts at its beginning. */
export function readPlace(sort: UserSort, text: string | undefined): Cursor | null {
  if (isByDate(sort)) return readCursor(text)
  const id = text?.slice(0, ID_LENGTH) ?? ''
  if (!ID.test(id) || text?.[ID_LENGTH] !== '_') return null
  const at = Buffer.from(text.slice(ID_LENGTH + 1), 'base64url').toString()
  return at.includes('\0') ? null : { at, id }
}

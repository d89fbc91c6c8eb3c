import { type RawBuilder, sql } from 'kysely'
import { type Cursor, readCursor, writeCursor } from '#kernel/cursor.ts'

export type SortSpec = { by: 'moment' | 'word' | 'number'; isRising: boolean }

const BACKUP_PATTERN = {
  moment: 'timestamptz',
  word: 'text collate "C"',
  number: 'bigint',
} as const
const NUMBER = /^-?\d{1,15}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keyset pagination by value, as the row may change before the next page is read. */
export const encodeSortCursor = ({ by }: SortSpec, { at: time, id }: Cursor): string =>
  writeCursor({ at: by === 'word' ? `~${Buffer.from(time).toString('base64url')}` : time, id })

/** Null for a cursor that is absent, forged or of another sort order. */
export function decodeSortCursor({ by }: SortSpec, text: string | undefined): Cursor | null {
  if (by === 'moment' || text === undefined) return readCursor(text)
  const cut = text.lastIndexOf('_')
  const [written, id] = [text.slice(0, Math.max(cut, 0)), text.slice(cut + 1)]
  if (!ID.test(id)) return null
  if (by === 'number') return NUMBER.test(written) ? { at: written, id } : null
  if (!written.startsWith('~')) return null
  const time = Buffer.from(written.slice(1), 'base64url').toString()
  return time.includes('\0') ? null : { at: time, id }
}

/** Keyset pagination by `key`, then `id`. */
export function orderByClause(
  { by, isRising }: SortSpec,
  key: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) {
  const way = sql.raw(isRising ? 'asc' : 'desc')
  return {
    order: sql`${key} ${way}, ${id} ${way}`,
    at:
      by === 'moment'
        ? sql`to_char(${key} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
        : sql`${key}::text`,
    beyond: (after: Cursor | null) =>
      after &&
      sql`(${key}, ${id}) ${sql.raw(isRising ? '>' : '<')} (${after.at}::${sql.raw(BACKUP_PATTERN[by])}, ${after.id}::uuid)`,
  }
}

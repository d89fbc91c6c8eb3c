import type { SortName } from '../contract.ts'

export type Cursor = { key: string; id: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KEY = /^[0-9TZ:.+\-eE ]{1,40}$/

/** Where the former page ended, or null for a cursor that is absent, forged or of another sort. */
export function readCursor(text: string | undefined, sort: SortName): Cursor | null {
  if (!text) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!Array.isArray(read) || read[0] !== sort) return null
    const [, key, id] = read as unknown[]
    if (typeof key !== 'string' || typeof id !== 'string') return null
    return KEY.test(key) && UUID.test(id) ? { key, id } : null
  } catch {
    return null
  }
}

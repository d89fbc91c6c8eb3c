export type SearchCursor = { key: string; id: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KEY = /^[0-9TZ:.+\-eE ]{1,40}$/

/** Null for a cursor that is absent, forged or of another order. */
export function readSearchCursor(
  text: string | undefined,
  order: string,
  keys: RegExp = KEY,
): SearchCursor | null {
  if (!text) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(read) || read[0] !== order) return null
    const [, key, id]: unknown[] = read
    if (typeof key !== 'string' || typeof id !== 'string') return null
    return keys.test(key) && UUID.test(id) ? { key, id } : null
  } catch {
    return null
  }
}

export const writeSearchCursor = (order: string, { key, id }: SearchCursor): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url')

import { hash } from 'node:crypto'

/** The instant in ids of rows without an instant of their own. */
const ALWAYS = new Date('2026-01-01T00:00:00Z')

/** Shaped as a UUIDv7 but derived from a name: the same row has the same id in every demo. */
export function demoId<Id extends string = string>(
  kind: string,
  key: string,
  now: Date = ALWAYS,
): Id {
  const bytes = hash('sha256', `${kind} ${key}`, 'buffer').subarray(0, 16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  // As `newId`: which brand it bears is the caller's to say.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function purchaseNumberOf(key: string): string {
  const bytes = hash('sha256', `number ${key}`, 'buffer')
  return `Y-${Array.from({ length: 8 }, (_, index) => CROCKFORD[(bytes[index] ?? 0) & 31]).join('')}`
}

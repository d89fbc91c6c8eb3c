import { randomBytes, randomInt } from 'node:crypto'

/** UUIDv7: it begins with the time, so that rows inserted together are stored together. */
export function newId<Id extends string = string>(now: Date): Id {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70 // 16 bytes were requested, so each index below 16 exists
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  // The one place where ids are made: which brand it bears is the caller's to say.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Which brand a well-formed id bears is the caller's to say. */
export const isUuid = <Id extends string = string>(text: string): text is Id => UUID.test(text)

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Unguessable: `length` random Crockford base32 characters. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CROCKFORD[randomInt(32)]).join('')

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RefreshTokenId } from '../../schema.ts'
import { isUuid } from '#platform/ids.ts'

const ID_BYTES = 16
const MAC_BYTES = 24
const WELL_FORMED = /^[A-Za-z0-9_-]{12,512}$/

export type TokenText = {
  write(id: RefreshTokenId): string
  read(text: string): RefreshTokenId | 'malformed' | 'unknown'
}

/**
 * The token is its id plus a MAC. The database stores the id alone, so it cannot leak tokens, and
 * forged tokens are refused without a query.
 */
export function createTokenText(key: Buffer): TokenText {
  const macOf = (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES)
  return {
    write(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, macOf(bytes)]).toString('base64url')
    },
    read(text) {
      if (!WELL_FORMED.test(text)) return 'malformed'
      const bytes = Buffer.from(text, 'base64url')
      // base64url has spare bits at its end: only the canonical text is the token.
      if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== text)
        return 'unknown'
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(macOf(id), bytes.subarray(ID_BYTES))) return 'unknown'
      const hex = id.toString('hex')
      const written = [8, 12, 16, 20, 32]
        .map((end, index) => hex.slice([0, 8, 12, 16, 20][index], end))
        .join('-')
      return isUuid<RefreshTokenId>(written) ? written : 'unknown' // the MAC proves that `write` made it
    },
  }
}

import { createHmac } from 'node:crypto'
import { encryptionKey } from './encryption.ts'

/** From these the server derives the link's key with its secret. */
export type LinkSource = { purpose: string; id: string }

/**
 * 256 bits derived from the secret. Queues store only the link's id; emails get the key at sending.
 */
export type DeriveLinkKey = (linkSource: LinkSource) => string

export function createLinkKeys(secret: string): DeriveLinkKey {
  const key = encryptionKey(secret, 'platform', 'link-keys')
  return ({ purpose, id }) =>
    createHmac('sha256', key).update(`${purpose}\n${id}`).digest('base64url')
}

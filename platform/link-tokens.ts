import { createHmac } from 'node:crypto'
import { encryptionKey } from './encryption.ts'

/** From these the server derives the link's key with its secret. */
export type LinkSource = { purpose: string; id: string }

/**
 * A 256-bit key derived from the server's secret and the link's id. Events and queued emails store
 * the id only; the key joins the URL when the email is sent.
 */
export type DeriveLinkKey = (of: LinkSource) => string

export function createLinkKeys(secret: string): DeriveLinkKey {
  const key = encryptionKey(secret, 'platform', 'link-keys')
  return ({ purpose, id }) =>
    createHmac('sha256', key).update(`${purpose}\n${id}`).digest('base64url')
}

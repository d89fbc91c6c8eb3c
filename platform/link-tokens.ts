import { createHmac } from 'node:crypto'
import { encryptionKey } from './encryption.ts'

/** What a link opens, and its id: enough for the server to derive its key, and for nobody else. */
export type LinkSource = { purpose: string; id: string }

/**
 * The key of a link, 256 bits that only the server's secret and the link's id give together. Events and mails
 * that wait name a link by its id; its key joins the address when the mail leaves, so that no queue holds one.
 */
export type DeriveLinkKey = (of: LinkSource) => string

export function createLinkKeys(secret: string): DeriveLinkKey {
  const key = encryptionKey(secret, 'platform', 'link-keys')
  return ({ purpose, id }) =>
    createHmac('sha256', key).update(`${purpose}\n${id}`).digest('base64url')
}

import { encryptionKey } from '#platform/encryption.ts'

export { createEncryption, type Encryption } from '#platform/encryption.ts'

/** A key for one purpose, made from the product's secret; keys of two purposes say nothing of each other. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  encryptionKey(secret, 'identity', purpose)

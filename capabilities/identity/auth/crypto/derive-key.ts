import { encryptionKey } from '#platform/encryption.ts'

export { createEncryption, type Encryption } from '#platform/encryption.ts'

/** Derives a key for one purpose; keys of different purposes are independent. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  encryptionKey(secret, 'identity', purpose)

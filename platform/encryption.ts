import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Derives a key per capability and purpose from the secret; none reveals another. */
export const encryptionKey = (secret: string, owner: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, `yova.${owner}`, purpose, 32))

const IV_BYTES = 12
const TAG_BYTES = 16

export type Encryption = {
  encrypt(plain: Uint8Array, about: string): Buffer
  /** Throws for bytes that were encrypted with another key, for another row, or changed. */
  decrypt(encrypted: Uint8Array, about: string): Buffer
}

/** AES-256-GCM as nonce, tag, ciphertext. `about` binds the bytes to their row. */
export function createEncryption(key: Buffer): Encryption {
  return {
    encrypt(plain, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text])
    },
    decrypt(encrypted, about) {
      const bytes = Buffer.from(encrypted)
      const iv = bytes.subarray(0, IV_BYTES)
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, iv)
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ])
    },
  }
}

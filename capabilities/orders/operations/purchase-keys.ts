import { createHmac, timingSafeEqual } from 'node:crypto'
import { encryptionKey } from '#platform/encryption.ts'

const KEY_BYTES = 16

type KeySource = { id: string; keyNonce: string }

/**
 * The purchase key is a 128-bit HMAC of the purchase's nonce with the server's secret: neither a
 * database copy nor the number on a parcel yields it. Codes are digested with the secret too,
 * because six digits are quickly brute-forced.
 */
export function createPurchaseKeys(secret: string) {
  const keySecret = encryptionKey(secret, 'orders', 'purchase-keys')
  const codeSecret = encryptionKey(secret, 'orders', 'access-codes')
  const mac = (key: Buffer, ...parts: string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest()
  const keyBytes = ({ id, keyNonce }: KeySource): Buffer =>
    mac(keySecret, id, keyNonce).subarray(0, KEY_BYTES)
  const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
  return {
    deriveKey: (keySource: KeySource): string => keyBytes(keySource).toString('base64url'),
    isKey: (keySource: KeySource, key: string): boolean =>
      isSame(Buffer.from(key, 'base64url'), keyBytes(keySource)),
    digestCode: (purchaseId: string, code: string): Buffer => mac(codeSecret, purchaseId, code),
    isCode: (purchaseId: string, code: string, digest: Buffer): boolean =>
      isSame(mac(codeSecret, purchaseId, code), digest),
  }
}
export type PurchaseKeys = ReturnType<typeof createPurchaseKeys>

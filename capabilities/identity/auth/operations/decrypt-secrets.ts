import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { newSigningKey } from '../crypto/signing-keys.ts'
import { createEncryption, deriveKey } from '../crypto/derive-key.ts'
import { findEncryptedFactor } from '../queries/mfa-factors.ts'
import { keyStore } from '../queries/signing-keys.ts'

type Deps = { db: Db; clock: Clock; secret: string }

/**
 * Whether `secret` decrypts this database. Creates the first signing key, since codes issued before
 * the first sign-in depend on the secret too.
 */
export async function canDecrypt({ db, clock, secret }: Deps): Promise<boolean> {
  const store = keyStore(db)
  const encryption = createEncryption(deriveKey(secret, 'signing-keys'))
  const findActive = async () => (await store.list()).find(({ status }) => status === 'active')
  let key = await findActive()
  if (!key) {
    // Deleting the signing keys by hand ends every session but keeps the encrypted MFA secrets.
    const factor = await findEncryptedFactor(db)
    const factorEncryption = createEncryption(deriveKey(secret, 'factor-secrets'))
    if (factor && !opens(() => factorEncryption.decrypt(factor.secretEncrypted, factor.id)))
      return false
    await store.add(await newSigningKey(encryption), 'active', clock.now())
    // When two processes start together only one key is stored: read which.
    key = await findActive()
  }
  return key !== undefined && opens(() => encryption.decrypt(key.privateKeyEncrypted, key.kid))
}

function opens(open: () => Buffer): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

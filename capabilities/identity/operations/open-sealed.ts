import type { Db } from '#platform/database/index.ts'
import { createSeal, keyFor } from '../cryptography/sealing.ts'
import { keyStore } from '../queries/keys.ts'

/**
 * Whether this secret is the one that the data was made with: it opens the key that signs. Before
 * the first sign-in there is none, and any secret will do.
 */
export async function opensSealed({ db, secret }: { db: Db; secret: string }): Promise<boolean> {
  const key = (await keyStore(db).list()).find(({ status }) => status === 'active')
  if (!key) return true
  try {
    createSeal(keyFor(secret, 'signing-keys')).open(key.privateSealed, key.kid)
    return true
  } catch {
    return false
  }
}

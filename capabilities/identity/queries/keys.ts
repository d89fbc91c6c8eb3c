import type { JWK } from 'jose'
import { type Db, tables } from '#platform/database/index.ts'
import type { KeyStore } from '../cryptography/keyring.ts'
import type { IdentityTables } from './tables.ts'

/** The signing keys of the database. */
export const keyStore = (db: Db): KeyStore => ({
  async list() {
    const rows = await tables<IdentityTables>(db)
      .selectFrom('identity.signing_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map((row) => ({
      kid: row.kid,
      alg: row.alg,
      publicJwk: row.public_jwk as JWK, // written from a JWK by `add` alone
      privateSealed: row.private_sealed,
      status: row.status,
    }))
  },

  async add(key, now) {
    await tables<IdentityTables>(db)
      .insertInto('identity.signing_keys')
      .values({
        kid: key.kid,
        alg: key.alg,
        public_jwk: JSON.stringify(key.publicJwk) as never, // jsonb takes its own text
        private_sealed: key.privateSealed,
        status: 'active',
        created_at: now,
        activated_at: now,
      })
      // Two processes may start together: the index lets one key be active, and both read it.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})

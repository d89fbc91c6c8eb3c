import type { JWK } from 'jose'
import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, tables } from '#platform/database/index.ts'
import type { KeyStore } from '../crypto/signing-keys.ts'
import type { IdentityTables } from './tables.ts'

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
      publicJwk: row.public_jwk as JWK, // `add`, the only writer, stores a JWK
      privateKeyEncrypted: row.private_key_encrypted,
      status: row.status,
      createdAt: row.created_at,
      activatedAt: row.activated_at,
    }))
  },

  async add(key, status, now) {
    await tables<IdentityTables>(db)
      .insertInto('identity.signing_keys')
      .values({
        kid: key.kid,
        alg: key.alg,
        public_jwk: JSON.stringify(key.publicJwk) as never, // jsonb takes JSON text
        private_key_encrypted: key.privateKeyEncrypted,
        status,
        created_at: now,
        activated_at: status === 'active' ? now : null,
      })
      // Two processes may start together: the unique index lets one key be active.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  async promote(kid, now) {
    await inTransaction(db, async (tx) => {
      const keys = tables<IdentityTables>(tx)
      await keys
        .updateTable('identity.signing_keys')
        .set({ status: 'retired', retired_at: now })
        .where('status', '=', 'active')
        .execute()
      await keys
        .updateTable('identity.signing_keys')
        .set({ status: 'active', activated_at: now })
        .where('kid', '=', kid)
        .where('status', '=', 'standby')
        .execute()
      return ok(null)
    })
  },

  async forgetRetired(until) {
    await tables<IdentityTables>(db)
      .deleteFrom('identity.signing_keys')
      .where('status', '=', 'retired')
      .where('retired_at', '<', until)
      .execute()
  },
})

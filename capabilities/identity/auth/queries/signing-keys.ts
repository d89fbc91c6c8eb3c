import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, tables } from '#platform/database/index.ts'
import type { KeyStore } from '../crypto/signing-keys.ts'
import type { IdentityDatabase } from '../../tables.ts'

export const keyStore = (db: Db): KeyStore => ({
  async list() {
    const rows = await tables<IdentityDatabase>(db)
      .selectFrom('identity.signing_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map((row) => ({
      kid: row.kid,
      alg: row.alg,
      publicJwk: row.public_jwk,
      privateKeyEncrypted: row.private_key_encrypted,
      status: row.status,
      createdAt: row.created_at,
      activatedAt: row.activated_at,
    }))
  },

  async add(key, status, now) {
    await tables<IdentityDatabase>(db)
      .insertInto('identity.signing_keys')
      .values({
        kid: key.kid,
        alg: key.alg,
        public_jwk: JSON.stringify(key.publicJwk),
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
      const keys = tables<IdentityDatabase>(tx)
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
    await tables<IdentityDatabase>(db)
      .deleteFrom('identity.signing_keys')
      .where('status', '=', 'retired')
      .where('retired_at', '<', until)
      .execute()
  },
})

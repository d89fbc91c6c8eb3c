import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { IdentityDatabase } from '../../tables.ts'

/** Writes down that a wallet's message is used; false when it was already. */
export async function consumeWeb3Message(
  tx: Tx,
  digest: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity.web3_messages (digest, expires_at) values (${digest}, ${expiresAt})
    on conflict do nothing returning digest`.execute(tables<IdentityDatabase>(tx))
  return rows.length > 0
}

/** Forgets messages that are too old to be taken again. */
export const deleteExpiredMessages = (tx: Tx, cutoff: Date) =>
  sql`delete from identity.web3_messages where expires_at < ${cutoff}`.execute(
    tables<IdentityDatabase>(tx),
  )

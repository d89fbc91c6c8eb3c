import { sql } from 'kysely'
import { type Tx, tables } from '#platform/database/index.ts'
import type { Session, SessionId, AuthenticationMethod } from '../../schema.ts'
import type { IdentityDatabase } from '../../tables.ts'

export async function raiseSessionAal(
  tx: Tx,
  id: SessionId,
  { factorId, amr }: { factorId: string; amr: AuthenticationMethod[] },
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.sessions')
    .set({
      aal: 'aal2',
      factor_id: factorId,
      amr: JSON.stringify(amr),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteSessionsBelowAal(tx: Tx, { userId, id }: Session): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.sessions')
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal1')
    .where('id', '<>', id)
    .execute()
}

export async function lowerSessionAal(tx: Tx, factorId: string, method: string): Promise<void> {
  await sql`
    update identity.sessions set aal = 'aal1', factor_id = null, amr = coalesce((
      select jsonb_agg(entry order by place)
      from jsonb_array_elements(amr) with ordinality as entries (entry, place)
      where entry ->> 'method' <> ${method}), amr)
    where factor_id = ${factorId}`.execute(tables<IdentityDatabase>(tx))
}

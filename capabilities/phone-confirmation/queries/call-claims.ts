import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { PhoneConfirmationDatabase } from '../tables.ts'

export type NewClaim = {
  phone: string
  vendorId: string
  agentId: string
  taskId: string
  now: Date
  until: Date
}

/** The same caller renews the claim on the same task: the start of the call stays. */
const GOES_ON = sql.raw(`kept.agent_id = excluded.agent_id and kept.task_id = excluded.task_id
  and kept.expires_at > excluded.claimed_at`)

/** The row is the lock: a concurrent claim waits, and gets the end of this one as `heldUntil`. */
export async function insertCallClaim(
  tx: Tx,
  claim: NewClaim,
): Promise<{ startedAt: Date; heldUntil: null } | { heldUntil: Date }> {
  const db = tables<PhoneConfirmationDatabase>(tx)
  const { rows } = await sql<{ startedAt: Date }>`
    insert into phone_confirmation.call_claims as kept (phone, vendor_id, agent_id, task_id, claimed_at, expires_at)
    values (${claim.phone}, ${claim.vendorId}, ${claim.agentId}, ${claim.taskId}, ${claim.now}, ${claim.until})
    on conflict (phone) do update set vendor_id = excluded.vendor_id, agent_id = excluded.agent_id,
      task_id = excluded.task_id,
      claimed_at = case when ${GOES_ON} then kept.claimed_at else excluded.claimed_at end,
      expires_at = case when ${GOES_ON} then least(excluded.expires_at, kept.claimed_at + interval '30 minutes')
        else excluded.expires_at end
    where kept.agent_id = excluded.agent_id or kept.expires_at <= excluded.claimed_at
    returning claimed_at as "startedAt"`.execute(db)
  const [taken] = rows
  if (taken) return { startedAt: taken.startedAt, heldUntil: null }
  const { rows: held } = await sql<{ until: Date }>`
    select expires_at as until from phone_confirmation.call_claims where phone = ${claim.phone}`.execute(
    db,
  )
  return { heldUntil: held[0]?.until ?? claim.until }
}

export async function releaseClaim(
  tx: Tx,
  { taskId, agentId }: Pick<NewClaim, 'taskId' | 'agentId'>,
): Promise<void> {
  await tables<PhoneConfirmationDatabase>(tx)
    .deleteFrom('phone_confirmation.call_claims')
    .where('task_id', '=', taskId)
    .where('agent_id', '=', agentId)
    .execute()
}

import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { ReturnActorRole, ReturnOutcome, ReturnState } from '../schema.ts'
import type { ReturnsDatabase } from '../tables.ts'

export type NewHistoryEntry = {
  id: string
  vendorId: string
  returnId?: string
  refundId?: string
  from: string | null
  to: string
  role: ReturnActorRole
  actorId: string | null
  reason: string | null
  at: Date
}

export const insertStep = (tx: Tx, step: NewHistoryEntry) =>
  tables<ReturnsDatabase>(tx)
    .insertInto('returns.status_history')
    .values({
      id: step.id,
      vendor_id: step.vendorId,
      return_id: step.returnId ?? null,
      refund_id: step.refundId ?? null,
      from_state: step.from,
      to_state: step.to,
      actor_role: step.role,
      actor_id: step.actorId,
      reason: step.reason,
      happened_at: step.at,
    })
    .execute()

export type ReturnTransition = {
  to: ReturnState
  at: Date
  refuseReason?: string | null
  courier?: string | null
  tracking?: string | null
  settleUntilOn?: LocalDate | null
  outcome?: ReturnOutcome | null
}

export const saveReturnTransition = (
  tx: Tx,
  id: string,
  { to, at: now, ...input }: ReturnTransition,
) =>
  sql`
    update returns.returns set state = ${to}::text,
      accepted_at = case when ${to} = 'accepted' then ${now} else accepted_at end,
      refused_at = case when ${to} = 'refused' then ${now} else refused_at end,
      withdrawn_at = case when ${to} = 'withdrawn' then ${now} else withdrawn_at end,
      returning_at = case when ${to} = 'returning' then ${now} else returning_at end,
      to_collect_at = case when ${to} = 'to_collect' then ${now} else to_collect_at end,
      returned_at = case when ${to} = 'checked' then coalesce(returned_at, ${now}) else returned_at end,
      checked_at = case when ${to} = 'checked' then coalesce(checked_at, ${now}) else checked_at end,
      settled_at = case when ${to} = 'settled' then ${now} else settled_at end,
      refuse_reason = coalesce(${input.refuseReason ?? null}::text, refuse_reason),
      courier_code = coalesce(${input.courier ?? null}::text, courier_code),
      tracking = coalesce(${input.tracking ?? null}::text, tracking),
      settle_until_on = coalesce(${input.settleUntilOn ?? null}::date, settle_until_on),
      outcome = coalesce(${input.outcome ?? null}::text, outcome)
    where id = ${id}`.execute(tables<ReturnsDatabase>(tx))

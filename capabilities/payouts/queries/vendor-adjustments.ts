import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { OpenAdjustment } from '../rules/batch.ts'
import type { BatchKind } from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'
import { arePayoutsHeld } from './holds.ts'

export type NewVendorAdjustment = {
  id: string
  vendorId: string
  /** Positive when the vendor is owed. */
  amount: Centimes
  reference: string
  reason: string
}

export async function insertVendorAdjustments(
  tx: Tx,
  adjustments: readonly NewVendorAdjustment[],
  now: Date,
): Promise<void> {
  await sql`
    insert into payouts.vendor_adjustments (id, vendor_id, amount_centimes, reference, reason, recorded_at)
    select id, "vendorId", amount, reference, reason, ${now}
    from jsonb_to_recordset(${JSON.stringify(adjustments)}::jsonb)
      as a (id uuid, "vendorId" uuid, amount bigint, reference text, reason text)`.execute(
    tables<PayoutsDatabase>(tx),
  )
}

/** Of adjustment `a`: no payout has taken it, or that one failed. */
const OPEN_TEXT = `not exists (select from payouts.payout_lines p
  where p.adjustment_id = a.id and p.released_at is null)`
const OPEN = sql.raw(OPEN_TEXT)

/** In centimes, of the vendor whose id the expression is; negative when it owes. */
export const openAdjustmentsOf = (vendorId: string) =>
  sql.raw(`coalesce((select sum(a.amount_centimes) from payouts.vendor_adjustments a
    where a.vendor_id = ${vendorId} and ${OPEN_TEXT}), 0)`)

/** Without vendors whose payout is planned; what a vendor on hold is owed waits too. */
export async function listOpenAdjustments(
  db: Db | Tx,
  { kind, today }: { kind: BatchKind; today: LocalDate },
): Promise<OpenAdjustment[]> {
  const { rows } = await sql<OpenAdjustment>`
    select a.id as "adjustmentId", a.vendor_id as "vendorId", a.amount_centimes as due, a.reason
    from payouts.vendor_adjustments a
    join vendors.payout_accounts k on k.vendor_id = a.vendor_id and k.retired_at is null
      and (k.kind = 'rib') = (${kind} = 'rib')
    where ${OPEN}
      and not exists (select from payouts.payouts p where p.vendor_id = a.vendor_id and p.state = 'planned')
      and (a.amount_centimes < 0 or not ${arePayoutsHeld(sql`a.vendor_id`, today)})
    order by a.recorded_at, a.id`.execute(tables<PayoutsDatabase>(db))
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import { ACCOUNT_FAIL_REASONS } from '../contract.ts'
import type { PayoutHoldReason } from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'

type Vendor = RawBuilder<unknown>

export const hasActiveHold = (vendor: Vendor, today: LocalDate) => sql`exists (
  select from payouts.holds h where h.vendor_id = ${vendor} and h.released_at is null
    and (h.until_on is null or h.until_on >= ${today}::date))`

const OF_ACCOUNT = sql.join(ACCOUNT_FAIL_REASONS.map((reason) => sql.lit(reason)))

/**
 * A payout to the present account failed, or was sent back by the bank, because of the account; over when the vendor
 * changes it.
 */
export const isAccountRefused = (vendor: Vendor) => sql`exists (
  select from payouts.payouts refused
  join vendors.payout_accounts current on current.id = refused.payout_account_id and current.retired_at is null
  where refused.vendor_id = ${vendor} and (refused.fail_reason in (${OF_ACCOUNT}) or exists (
    select from payouts.payout_returns back where back.payout_id = refused.id and back.state <> 'rejected'
      and back.reason in (${OF_ACCOUNT}))))`

/** What the vendor is owed waits; what it owes is still netted. */
export const arePayoutsHeld = (vendor: Vendor, today: LocalDate) =>
  sql`(${hasActiveHold(vendor, today)} or ${isAccountRefused(vendor)})`

/** Serializes decisions on a vendor's payouts; null when the vendor does not exist. */
export async function lockPayoutVendor(
  tx: Tx,
  { vendorId, today }: { vendorId: string; today: LocalDate },
): Promise<{ isHeld: boolean } | null> {
  const db = tables<PayoutsDatabase>(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts.hold ${vendorId}`}, 0))`.execute(
    db,
  )
  const { rows } = await sql<{ isHeld: boolean }>`
    select ${hasActiveHold(sql`v.id`, today)} as "isHeld" from vendors.vendors v where v.id = ${vendorId}`.execute(
    db,
  )
  return rows[0] ?? null
}

type Placed = {
  id: string
  vendorId: string
  reason: PayoutHoldReason
  note: string
  untilOn: LocalDate | null
  by: string
  now: Date
}
export const insertPayoutHold = (tx: Tx, placed: Placed) =>
  tables<PayoutsDatabase>(tx)
    .insertInto('payouts.holds')
    .values({
      id: placed.id,
      vendor_id: placed.vendorId,
      reason: placed.reason,
      note: placed.note,
      placed_by: placed.by,
      placed_at: placed.now,
      until_on: placed.untilOn,
    })
    .execute()

export const releasePayoutHolds = (
  tx: Tx,
  { vendorId, by, now }: { vendorId: string; by: string; now: Date },
) =>
  tables<PayoutsDatabase>(tx)
    .updateTable('payouts.holds')
    .set({ released_by: by, released_at: now })
    .where('vendor_id', '=', vendorId)
    .where('released_at', 'is', null)
    .execute()

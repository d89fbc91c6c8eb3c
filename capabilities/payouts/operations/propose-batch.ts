import { firstOfMonth, type LocalDate, localDate } from '#kernel/calendar.ts'
import { dinars, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, AdminActor } from '#capabilities/audit/index.ts'
import type { Documents } from '#capabilities/documents/index.ts'
import type { Approvals } from '#capabilities/identity/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { BatchProposalView } from '../contract.ts'
import type { BatchProposed } from '../events.ts'
import { listVendorNames } from '../queries/batch-views.ts'
import { insertBatch, insertHistory } from '../queries/batches.ts'
import { listLeftOutVendors } from '../queries/left-out-vendors.ts'
import {
  deleteOpenOrders,
  listPayoutAccounts,
  listOpenOrderIds,
  listOpenOrders,
  lockOpenOrders,
  lockProposals,
} from '../queries/payable-orders.ts'
import { listOpenAdjustments } from '../queries/vendor-adjustments.ts'
import { ACCOUNT_CHANGE_COOLDOWN, maskedNumber } from '../rules/payout-account.ts'
import { planPayouts } from '../rules/batch.ts'
import type { BatchId, BatchKind } from '../schema.ts'
import { payoutSchedule } from '../rules/payout-schedule.ts'
import { listEffectiveSchedules } from '../queries/payout-schedules.ts'
import { groupLeftOut } from './group-left-out.ts'

export type PayoutsDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  ledger: Pick<Ledger, 'post' | 'reverse'>
  orders: Pick<
    Orders,
    'lockOrders' | 'lockOrdersOfParcels' | 'confirmDeliveryInTx' | 'remitParcels'
  >
  approvals: Pick<Approvals, 'check' | 'announceIfSole'>
  settings: Pick<SettingsCapability, 'current' | 'getEffective'>
  documents: Pick<Documents, 'areBooksClosed'>
}

/**
 * Everything due to vendors with this kind of account. No other batch includes its orders, unless
 * this one is cancelled. Another admin approves it (four-eyes rule).
 */
export const proposeBatch =
  (deps: PayoutsDeps) =>
  ({ kind, adminId, origin }: AdminActor & { kind: BatchKind }) =>
    inTransaction(deps.db, async (tx): Promise<Result<BatchId, { code: 'nothing_due' }>> => {
      const { clock, audit } = deps
      await lockProposals(tx)
      const now = clock.now()
      const today = localDate(now)
      // Lock before reading: what is posted concurrently waits for the next batch.
      const ids = await lockOpenOrders(tx, { kind })
      const { open, planned } = await planDue(deps, { db: tx, ids, kind, now })
      const settledWithout = open.filter(({ due }) => due === 0).map(({ orderId }) => orderId)
      if (planned.length === 0) return refuse({ code: 'nothing_due' })

      const id = newId<BatchId>(now)
      const payouts = planned.map((payout) => ({
        ...payout,
        id: newId(now),
        lineIds: payout.lines.map(() => newId(now)),
      }))
      await insertBatch(tx, { id, kind, payouts, createdBy: adminId, now, ...periodOf(today) })
      const settled = planned.flatMap(({ lines }) => lines.flatMap(({ orderId }) => orderId ?? []))
      await deleteOpenOrders(tx, [...settled, ...settledWithout])
      const step = { id: newId(now), batchId: id, from: 'draft', to: 'submitted', by: adminId, now }
      await insertHistory(tx, step)
      const total = planned.reduce((sum, { amount }) => sum + amount, 0)
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.batch_proposed',
        subject: { type: 'payout_batch', id },
        after: { kind, payouts: planned.length, total_centimes: total },
      })
      await publish<BatchProposed>(tx, { type: 'payouts.batch_proposed', batchId: id }, id)
      return ok(id)
    })
export type ProposeBatch = ReturnType<typeof proposeBatch>

/** What `proposeBatch` would pay now; it changes and locks nothing. */
export const previewBatch =
  (deps: Pick<PayoutsDeps, 'db' | 'clock' | 'settings'>) =>
  async ({ kind }: { kind: BatchKind }): Promise<BatchProposalView> => {
    const { db, clock } = deps
    const ids = await listOpenOrderIds(db, { kind })
    const now = clock.now()
    const { open, planned } = await planDue(deps, { db, ids, kind, now })
    const inBatch = planned.map(({ vendorId }) => vendorId)
    const names = await listVendorNames(db, inBatch)
    const changedBefore = before(now, ACCOUNT_CHANGE_COOLDOWN)
    const terms = { kind, planned: inBatch, today: localDate(now), changedBefore }
    const leftOut = await listLeftOutVendors(db, terms)
    return {
      total: dinars(sum(planned.map(({ amount }) => amount))),
      payouts: planned
        .map(({ vendorId, account, amount, lines }) => ({
          vendor_id: vendorId,
          business_name: names.get(vendorId) ?? '',
          holder: account.holder,
          masked: maskedNumber(account.number),
          amount: dinars(amount),
          order_count: lines.length,
        }))
        .toSorted((a, b) => a.business_name.localeCompare(b.business_name)),
      left_out: groupLeftOut(leftOut, open),
    }
  }
export type PreviewBatch = ReturnType<typeof previewBatch>

async function planDue(
  { settings }: Pick<PayoutsDeps, 'settings'>,
  { db, ids, kind, now }: { db: Db | Tx; ids: readonly string[]; kind: BatchKind; now: Date },
) {
  const today = localDate(now)
  const open = await listOpenOrders(db, { ids, today })
  const adjustments = await listOpenAdjustments(db, { kind, today })
  const vendorIds = [...new Set([...open, ...adjustments].map(({ vendorId }) => vendorId))]
  const changedBefore = before(now, ACCOUNT_CHANGE_COOLDOWN)
  const accounts = await listPayoutAccounts(db, { vendorIds, changedBefore })
  const all = await listEffectiveSchedules(db, { on: today })
  const minimumOf = (vendorId: string) => payoutSchedule(all, vendorId).minimum
  const { payOnlyRemitted } = await settings.getEffective(db)
  const advanceOf = (vendorId: string) => {
    const { onlyRemitted, advance } = payoutSchedule(all, vendorId)
    return (onlyRemitted ?? payOnlyRemitted) ? ZERO_CENTIMES : advance
  }
  return { open, planned: planPayouts({ open, adjustments, accounts, minimumOf, advanceOf }) }
}

const periodOf = (today: LocalDate) => ({
  fromOn: firstOfMonth(today),
  untilOn: today,
})

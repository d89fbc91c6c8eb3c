import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor, AuditAction } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import { lockPayoutVendor } from '../queries/holds.ts'
import { deleteOpenOrders, lockProposals } from '../queries/payable-orders.ts'
import { insertVendorAdjustments } from '../queries/vendor-adjustments.ts'
import {
  findSettlement,
  insertSettlement,
  listOwedOrders,
  listSettlements,
  lockSettlement,
  type LockedSettlement,
  saveSettlementDecision,
} from '../queries/settlements.ts'
import {
  allocateSettlement,
  type SettlementAmountRefusal,
  type SettlementMethod,
  settlementJournals,
} from '../rules/settlement-allocation.ts'
import type { SettlementsPageView, SettlementView } from '../settlements.contract.ts'
import type { PayoutsDeps } from './propose-batch.ts'

type Recording = AdminActor & {
  vendorId: string
  amount: Centimes
  reference: string
  method: SettlementMethod
  receivedOn: LocalDate
}
type Deciding = AdminActor & { settlementId: string }
type Gone = { code: 'settlement_not_found' } | { code: 'settlement_decided' }
export type RecordSettlementRefusal =
  | SettlementAmountRefusal
  | { code: 'vendor_not_found' }
  | { code: 'reference_taken' }
  | { code: 'received_in_future' }
export type PostSettlementRefusal = Gone | ApproverRefusal | SettlementAmountRefusal
type Page = {
  state?: SettlementView['state'] | undefined
  vendor?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** A vendor that keeps cash of its own pays what it owes, instead of waiting for the next payout. */
export function settleVendorDebt(deps: PayoutsDeps) {
  const { db, clock } = deps
  return {
    async list(
      adminId: string,
      { state, vendor, limit = 25, cursor }: Page,
    ): Promise<SettlementsPageView> {
      const filter = { state: state ?? null, vendorId: vendor ?? null, after: readCursor(cursor) }
      const { rows, total } = await listSettlements(db, { ...filter, limit, adminId })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        items: page.map((row) => row.view),
        total,
        total_is_estimate: false,
        next: rows.length > limit && last ? writeCursor(last) : null,
      }
    },
    find: (id: string, adminId: string) => findSettlement(db, id, adminId),

    record: (command: Recording) =>
      inTransaction(db, async (tx): Promise<Result<string, RecordSettlementRefusal>> => {
        const { vendorId, amount, reference, method, receivedOn, adminId } = command
        const now = clock.now()
        const today = localDate(now)
        await lockProposals(tx)
        if (!(await lockPayoutVendor(tx, { vendorId, today })))
          return refuse({ code: 'vendor_not_found' })
        if (receivedOn > today) return refuse({ code: 'received_in_future' })
        const fits = allocateSettlement(amount, await listOwedOrders(tx, vendorId))
        if (!fits.ok) return fits
        const id = newId(now)
        const made = { id, vendorId, amount, reference, method, receivedOn, by: adminId, now }
        if (!(await insertSettlement(tx, made))) return refuse({ code: 'reference_taken' })
        await record(deps, tx, command, {
          action: 'payouts.settlement_recorded',
          settlement: { id, vendorId, amount, reference },
        })
        return ok(id)
      }),

    /** Four-eyes rule: the orders' debts are paid by what arrived. */
    post: (command: Deciding) =>
      deps.approvals.announceIfSole(
        command,
        async (tx) => {
          const found = await lockSettlement(tx, command.settlementId)
          return found && { type: 'settlement', id: found.id, name: found.reference }
        },
        () => postNow(deps, command),
      ),

    reject: ({ settlementId, reason, ...by }: Deciding & { reason: string }) =>
      inTransaction(db, async (tx): Promise<Result<null, Gone>> => {
        const found = await lockSettlement(tx, settlementId)
        if (!found) return refuse({ code: 'settlement_not_found' })
        if (found.state !== 'recorded') return refuse({ code: 'settlement_decided' })
        const decision = { id: found.id, by: by.adminId, reason, now: clock.now() }
        await saveSettlementDecision(tx, { ...decision, state: 'rejected' })
        await record(deps, tx, by, { action: 'payouts.settlement_rejected', settlement: found })
        return ok(null)
      }),
  }
}
export type SettleVendorDebt = ReturnType<typeof settleVendorDebt>

const postNow = (deps: PayoutsDeps, { settlementId, ...by }: Deciding) =>
  inTransaction(deps.db, async (tx): Promise<Result<null, PostSettlementRefusal>> => {
    // As proposals: a payout that nets the same debts waits.
    await lockProposals(tx)
    const found = await lockSettlement(tx, settlementId)
    if (!found) return refuse({ code: 'settlement_not_found' })
    if (found.state !== 'recorded') return refuse({ code: 'settlement_decided' })
    const { id, recordedBy, vendorId, amount } = found
    const subject = { type: 'settlement', id } as const
    const approval = { subject, proposers: [recordedBy], approver: by.adminId }
    const allowed = await deps.approvals.check(tx, approval)
    if (!allowed.ok) return allowed
    const owed = await listOwedOrders(tx, vendorId)
    const paid = allocateSettlement(amount, owed)
    if (!paid.ok) return paid
    await deps.ledger.post(tx, settlementJournals(paid.value, found))
    const dues = new Map(owed.map(({ orderId, due }) => [orderId, due]))
    const settled = paid.value.filter(({ orderId, due }) => due + (dues.get(orderId) ?? 0) === 0)
    await deleteOpenOrders(
      tx,
      settled.flatMap(({ orderId }) => orderId ?? []),
    )
    const now = deps.clock.now()
    // Charges have no order to be settled on: what was paid for them nets them in the next batch.
    const beside = paid.value.filter(({ orderId }) => orderId === null)
    await insertVendorAdjustments(
      tx,
      beside.map(({ due }) => ({
        ...{ id: newId(now), vendorId, amount: due, reference: found.reference },
        reason: found.reference,
      })),
      now,
    )
    const decision = { id, by: by.adminId, reason: null, now }
    await saveSettlementDecision(tx, { ...decision, state: 'posted' })
    await record(deps, tx, by, { action: 'payouts.settlement_posted', settlement: found })
    return ok(null)
  })

const record = (
  { audit }: Pick<PayoutsDeps, 'audit'>,
  tx: Tx,
  { adminId, origin }: AdminActor,
  {
    action,
    settlement,
  }: {
    action: AuditAction
    settlement: Pick<LockedSettlement, 'id' | 'vendorId' | 'amount' | 'reference'>
  },
) =>
  audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action,
    subject: { type: 'vendor', id: settlement.vendorId },
    after: {
      settlement: settlement.id,
      amount: dinars(settlement.amount),
      reference: settlement.reference,
    },
  })

import { localDate } from '#kernel/calendar.ts'
import { dinars, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import {
  findAccountingDate,
  getCashAtCourier,
  lockManualJournal,
  saveManualPosting,
  saveManualWithdrawal,
} from '../queries/manual-journals.ts'
import { findRemittedParcel } from '../queries/disputed-lines.ts'
import { isMonthOver, splitManualLines } from '../rules/manual-lines.ts'
import type { LockedManualJournal, ManualLine } from '../schema.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

type Deciding = AdminActor & { journalId: string }
type Gone = { code: 'manual_journal_not_found' } | { code: 'manual_journal_decided' }
export type PostManualRefusal =
  | Gone
  | ApproverRefusal
  | { code: 'difference_changed' }
  | { code: 'month_closed_since' }
  | { code: 'service_month_over' }
  | { code: 'till_short'; left: number }
export type WithdrawManualRefusal = Gone

export function postManualJournal(deps: TreasuryDeps) {
  return {
    /** Four-eyes rule. All lines are posted, or none. */
    post: (command: Deciding) =>
      deps.approvals.announceIfSole(
        command,
        async (tx) => {
          const found = await lockManualJournal(tx, command.journalId)
          return found && { type: 'manual_journal', id: found.id, name: found.number }
        },
        () => postNow(deps, command),
      ),

    /** By any admin of finance, before it is posted. */
    withdraw: ({ journalId, reason, ...by }: Deciding & { reason: string }) =>
      inTransaction(deps.db, async (tx): Promise<Result<string, WithdrawManualRefusal>> => {
        const found = await lockRecorded(tx, journalId)
        if (!found.ok) return found
        const { id } = found.value
        await saveManualWithdrawal(tx, { id, by: by.adminId, now: deps.clock.now(), reason })
        await deps.audit.record(tx, {
          ...by.origin,
          actor: { role: 'admin', id: by.adminId },
          action: 'treasury.manual_journal_withdrawn',
          subject: { type: 'manual_journal', id },
          after: { number: found.value.number, reason },
        })
        return ok(id)
      }),
  }
}
export type PostManualJournal = ReturnType<typeof postManualJournal>

const postNow = (deps: TreasuryDeps, { journalId, adminId, origin }: Deciding) =>
  inTransaction(deps.db, async (tx): Promise<Result<string, PostManualRefusal>> => {
    const datedOn = await findAccountingDate(tx, journalId)
    const isClosed = datedOn !== null && (await deps.documents.areBooksClosed(tx, datedOn))
    await deps.payouts.manualJournals.lock(tx)
    const found = await lockRecorded(tx, journalId)
    if (!found.ok) return found
    const journal = found.value
    if (isClosed) return refuse({ code: 'month_closed_since' })
    if (isMonthOver(journal.lines, journal.datedOn, localDate(deps.clock.now())))
      return refuse({ code: 'service_month_over' })
    const subject = { type: 'manual_journal', id: journal.id } as const
    const approval = { subject, proposers: [journal.recordedBy], approver: adminId }
    const allowed = await deps.approvals.check(tx, approval)
    if (!allowed.ok) return allowed
    const orderIds = [...new Set(journal.lines.flatMap(({ orderId }) => orderId ?? []))]
    await deps.orders.lockOrders(tx, orderIds)
    if (!(await isStillHeld(tx, journal))) return refuse({ code: 'difference_changed' })
    const left = await computeTillAfter(deps, tx, journal)
    if (left < 0)
      return refuse({ code: 'till_short', left: dinars(await deps.ledger.lockTill(tx)) })
    const ledgerJournalIds = await postLines(deps, tx, journal)
    await followPosting(deps, tx, journal)
    await saveManualPosting(tx, {
      ...{ id: journal.id, by: adminId, now: deps.clock.now(), ledgerJournalIds },
    })
    await deps.audit.record(tx, {
      ...origin,
      actor: { role: 'admin', id: adminId },
      action: 'treasury.manual_journal_posted',
      subject: { type: 'manual_journal', id: journal.id },
      after: { number: journal.number, kind: journal.kind },
    })
    return ok(journal.id)
  })

async function lockRecorded(tx: Tx, id: string): Promise<Result<LockedManualJournal, Gone>> {
  const found = await lockManualJournal(tx, id)
  if (!found) return refuse({ code: 'manual_journal_not_found' })
  return found.state === 'recorded' ? ok(found) : refuse({ code: 'manual_journal_decided' })
}

/** A later statement may have brought what a decision was about. */
async function isStillHeld(tx: Tx, { kind, reverses, lines }: LockedManualJournal) {
  if (kind !== 'remittance_difference' || reverses !== null) return true
  for (const { account, orderId, amount } of lines)
    if (account === 'cash_at_courier' && orderId !== null)
      if (0 - amount > (await getCashAtCourier(tx, orderId))) return false
  return true
}

/** In centimes; 0 where nothing leaves the till. */
async function computeTillAfter({ ledger }: TreasuryDeps, tx: Tx, { lines }: LockedManualJournal) {
  const change = sum(lines.filter(({ account }) => account === 'till').map(({ amount }) => amount))
  return change < 0 ? sum([await ledger.lockTill(tx), change]) : ZERO_CENTIMES
}

async function postLines(
  { ledger }: TreasuryDeps,
  tx: Tx,
  { kind, number, reason, reverses, lines, datedOn }: LockedManualJournal,
): Promise<string[]> {
  const memo = `${number} · ${reason}`
  if (reverses === null) return ledger.post(tx, splitManualLines(lines, { kind, memo }), datedOn)
  const original = await lockManualJournal(tx, reverses)
  const ids = original?.ledgerJournalIds ?? []
  return ledger.reverse(tx, { ids, kind, memo, accountedOn: datedOn })
}

/** Balances of vendors and the cash of couriers are lists beside the ledger. */
async function followPosting(
  { clock, payouts }: TreasuryDeps,
  tx: Tx,
  journal: LockedManualJournal,
): Promise<void> {
  const { lines, number, reason } = journal
  const now = clock.now()
  const payable = lines.filter(({ account }) => account === 'vendor_payable')
  const orders = new Map(
    payable.flatMap(({ orderId, vendorId }) =>
      orderId !== null && vendorId !== null ? [[orderId, { orderId, vendorId }] as const] : [],
    ),
  )
  const courierLines = lines.filter(({ account }) => account === 'cash_at_courier')
  const isDecided = journal.kind === 'remittance_difference' && journal.reverses === null
  const parcel =
    isDecided && courierLines.length > 0
      ? await findRemittedParcel(tx, journal.remittanceLineId!) // every difference has its line
      : null
  await payouts.manualJournals.apply(tx, {
    orders: [...orders.values()],
    adjustments: sumByVendor(payable).map(({ vendorId, amount }) => ({
      ...{ id: newId(now), vendorId, amount, reference: number, reason },
    })),
    remitted: parcel === null ? [] : [parcel],
    courierOrders: courierLines.flatMap(({ orderId }) => orderId ?? []),
  })
}

function sumByVendor(payable: readonly ManualLine[]) {
  const beside = payable.filter(({ orderId }) => orderId === null)
  const vendorIds = [...new Set(beside.flatMap(({ vendorId }) => vendorId ?? []))]
  return vendorIds.flatMap((vendorId) => {
    const owed = sum(
      beside.filter((line) => line.vendorId === vendorId).map(({ amount }) => amount),
    )
    return owed === 0 ? [] : [{ vendorId, amount: minus(ZERO_CENTIMES, owed) }]
  })
}

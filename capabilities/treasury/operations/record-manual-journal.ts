import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { type Centimes, dinars, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor, Audit } from '#capabilities/audit/index.ts'
import type { Documents } from '#capabilities/documents/index.ts'
import type { Approvals } from '#capabilities/identity/index.ts'
import type { AccountKind, Ledger } from '#capabilities/ledger/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { Payouts } from '#capabilities/payouts/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { findDisputedLine } from '../queries/disputed-lines.ts'
import {
  findOrderOwners,
  hasReversal,
  insertManualJournal,
  listKnownVendors,
  lockManualJournal,
} from '../queries/manual-journals.ts'
import { isRemittancePosted } from '../queries/suspense-items.ts'
import { computeOpenDispute, listBearers } from './disputed-sums.ts'
import { chargeLines, disputeLines } from '../rules/line-templates.ts'
import {
  checkManualLines,
  isMonthOver,
  type ManualLineRefusal,
  reversedLines,
} from '../rules/manual-lines.ts'
import type { ChargeReason, DifferenceBearer, ManualLine, NewManualJournal } from '../schema.ts'

export type TreasuryDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  approvals: Pick<Approvals, 'check' | 'announceIfSole'>
  ledger: Pick<
    Ledger,
    | 'post'
    | 'reverse'
    | 'lockTill'
    | 'reserveTill'
    | 'findFirstDay'
    | 'readUndelivered'
    | 'cutOffJournal'
  >
  orders: Pick<Orders, 'lockOrders'>
  payouts: Pick<Payouts, 'manualJournals'>
  media: Pick<Media, 'sanitizeDocument' | 'storeDocument' | 'readFile'>
  settings: Pick<SettingsCapability, 'current'>
  documents: Pick<Documents, 'areBooksClosed' | 'beforeVatMonthCloses'>
}

type Recording = AdminActor & { reason: string; datedOn: LocalDate }
type LineInput = {
  account: AccountKind
  vendorId: string | null
  orderNumber: string | null
  amount: Centimes
}
type OrderRefusal =
  | { code: 'order_not_found'; index: number }
  | { code: 'order_of_another_vendor'; index: number }
type VendorRefusal = { code: 'vendor_not_found'; index: number }
type DateRefusal = { code: 'dated_in_future' } | { code: 'dated_in_closed_month' }
export type RecordManualRefusal =
  | ManualLineRefusal
  | OrderRefusal
  | VendorRefusal
  | DateRefusal
  | { code: 'remittance_not_posted' }
export type ChargeVendorRefusal = RecordManualRefusal | { code: 'service_dated_earlier' }
export type ResolveDisputeRefusal =
  | DateRefusal
  | { code: 'difference_not_found' }
  | { code: 'bearer_not_allowed' }
export type ReverseManualRefusal =
  | { code: 'manual_journal_not_found' }
  | { code: 'manual_journal_not_posted' }
  | { code: 'manual_journal_reversed' }

/** Nothing is posted before another admin does. Each returns the id of the recorded journal. */
export function recordManualJournal(deps: TreasuryDeps) {
  const { db, clock } = deps
  return {
    record: ({ lines, remittanceId, ...command }: ManualCommand) =>
      inTransaction(db, async (tx): Promise<Result<string, RecordManualRefusal>> => {
        const dated = await checkDate(deps, tx, command.datedOn)
        if (!dated.ok) return dated
        const checked = await checkRecorded(tx, lines, remittanceId)
        if (!checked.ok) return checked
        const journal = { kind: 'manual', remittanceId, lines: checked.value } as const
        return ok(await insert(deps, tx, command, journal))
      }),

    /** For what the vendor has to bear; the next payout takes it. */
    charge: ({ vendorId, orderNumber, amount, charge, ...command }: ChargeCommand) =>
      inTransaction(db, async (tx): Promise<Result<string, ChargeVendorRefusal>> => {
        const dated = await checkDate(deps, tx, command.datedOn)
        if (!dated.ok) return dated
        const line = { account: 'vendor_payable' as const, vendorId, orderNumber, amount }
        const owned = await findOwners(tx, [line])
        if (!owned.ok) return owned
        const orderId = owned.value[0]?.orderId ?? null
        const { taxRate } = deps.settings.current()
        const lines = chargeLines({ amount, charge }, { vendorId, orderId }, taxRate)
        if (isMonthOver(lines, command.datedOn, localDate(clock.now())))
          return refuse({ code: 'service_dated_earlier' })
        return ok(await insert(deps, tx, command, { kind: 'vendor_charge', charge, lines }))
      }),

    /** Takes the disputed sum of a posted remittance's line out of the clearing account. */
    resolveDispute: ({ lineId, bearer, ...command }: DisputeCommand) =>
      inTransaction(db, async (tx): Promise<Result<string, ResolveDisputeRefusal>> => {
        const dated = await checkDate(deps, tx, command.datedOn)
        if (!dated.ok) return dated
        // Two admins who decide the same line at once: the second finds it decided.
        await deps.payouts.manualJournals.lock(tx)
        const line = await findDisputedLine(tx, lineId)
        const disputed = line && computeOpenDispute(line)
        if (!line || !disputed) return refuse({ code: 'difference_not_found' })
        if (!listBearers(line).includes(bearer)) return refuse({ code: 'bearer_not_allowed' })
        const { orderId, vendorId, remittanceId } = line
        const lines = disputeLines(disputed, bearer, { orderId, vendorId })
        const journal = {
          kind: 'remittance_difference',
          remittanceLineId: lineId,
          remittanceId,
        } as const
        return ok(await insert(deps, tx, command, { ...journal, bearer, lines }))
      }),

    /** A posted journal is undone by another one, which another admin posts too. */
    reverse: ({ journalId, reason, ...by }: AdminActor & { journalId: string; reason: string }) =>
      inTransaction(db, async (tx): Promise<Result<string, ReverseManualRefusal>> => {
        const found = await lockManualJournal(tx, journalId)
        if (!found) return refuse({ code: 'manual_journal_not_found' })
        if (found.state !== 'posted') return refuse({ code: 'manual_journal_not_posted' })
        if (found.reverses !== null || (await hasReversal(tx, found.id)))
          return refuse({ code: 'manual_journal_reversed' })
        const { kind, charge, remittanceLineId, remittanceId, bearer } = found
        const command = { ...by, reason, datedOn: localDate(clock.now()) }
        const copied = { kind, charge, remittanceLineId, remittanceId, bearer, reverses: found.id }
        return ok(await insert(deps, tx, command, { ...copied, lines: reversedLines(found.lines) }))
      }),
  }
}
export type RecordManualJournal = ReturnType<typeof recordManualJournal>

type ManualCommand = Recording & { lines: readonly LineInput[]; remittanceId: string | null }
type ChargeCommand = Recording & {
  vendorId: string
  orderNumber: string | null
  amount: Centimes
  charge: ChargeReason
}
type DisputeCommand = Recording & { lineId: string; bearer: DifferenceBearer }

async function checkRecorded(
  tx: Tx,
  lines: readonly LineInput[],
  remittanceId: string | null,
): Promise<Result<ManualLine[], Exclude<RecordManualRefusal, DateRefusal>>> {
  const owned = await findOwners(tx, lines)
  if (!owned.ok) return owned
  const wrong = checkManualLines(owned.value)
  if (wrong) return refuse(wrong)
  const isNamed = remittanceId === null || (await isRemittancePosted(tx, remittanceId))
  return isNamed ? owned : refuse({ code: 'remittance_not_posted' })
}

/** The accounting date: its month may have been declared already (G50). */
async function checkDate(
  { clock, documents }: Pick<TreasuryDeps, 'clock' | 'documents'>,
  tx: Tx,
  datedOn: LocalDate,
): Promise<Result<null, DateRefusal>> {
  if (datedOn > localDate(clock.now())) return refuse({ code: 'dated_in_future' })
  const isClosed = await documents.areBooksClosed(tx, datedOn)
  return isClosed ? refuse({ code: 'dated_in_closed_month' }) : ok(null)
}

async function findOwners(
  tx: Tx,
  lines: readonly LineInput[],
): Promise<Result<ManualLine[], OrderRefusal | VendorRefusal>> {
  const owners = await findOrderOwners(
    tx,
    lines.flatMap(({ orderNumber }) => orderNumber ?? []),
  )
  const vendors = await listKnownVendors(
    tx,
    lines.flatMap(({ vendorId }) => vendorId ?? []),
  )
  const owned: ManualLine[] = []
  for (const [index, { account, vendorId, orderNumber, amount }] of lines.entries()) {
    const order = orderNumber === null ? null : (owners.get(orderNumber) ?? 'unknown')
    if (order === 'unknown') return refuse({ code: 'order_not_found', index })
    if (vendorId !== null && !vendors.has(vendorId))
      return refuse({ code: 'vendor_not_found', index })
    if (order && vendorId !== null && order.vendorId !== vendorId)
      return refuse({ code: 'order_of_another_vendor', index })
    const owner = { vendorId: order?.vendorId ?? vendorId, orderId: order?.orderId ?? null }
    owned.push({ account, ...owner, amount })
  }
  return ok(owned)
}

async function insert(
  { clock, audit }: TreasuryDeps,
  tx: Tx,
  { adminId, origin, reason, datedOn }: Recording,
  journal: Pick<NewManualJournal, 'kind' | 'lines'> & Partial<NewManualJournal>,
): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  const nothing = { charge: null, remittanceLineId: null, remittanceId: null }
  const made = { ...nothing, bearer: null, reverses: null, ...journal, id, reason, datedOn }
  const year = localDate(now).slice(0, 4)
  await insertManualJournal(tx, { ...made, by: adminId, now, year })
  const debits = journal.lines.flatMap(({ amount }) => (amount > 0 ? [amount] : []))
  await audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action: 'treasury.manual_journal_recorded',
    subject: { type: 'manual_journal', id },
    after: { kind: made.kind, reason, amount: dinars(sum(debits)), reverses: made.reverses },
  })
  return id
}

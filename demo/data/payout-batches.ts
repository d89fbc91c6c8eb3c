import { createHash } from 'node:crypto'
import { bankTransferFile } from '#capabilities/payouts/rules/bank-transfer-file.ts'
import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { type Centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import { groupBy } from './group-by.ts'
import { type Journal, journalId, owedFor } from './journals.ts'
import { deliveredAt, dueFrom, paidOutOn, SETTLED_AFTER } from './payout-calendar.ts'
import type { AdminAccounts } from './users.ts'
import type { Order, Purchase } from './purchases.ts'
import { ripOf, type Shop } from './vendors.ts'
import type { Row, Rows } from './insert-rows.ts'

type Payout = { shop: Shop; orders: readonly Order[]; amount: Centimes }
type Batch = {
  number: string
  madeAt: Date
  /** Null while the batch waits for its second approver. */
  settledAt: Date | null
  payouts: readonly Payout[]
}

/** Batches are inserted as drafts, because a trigger checks the totals when they are submitted. */
export const SETTLE_BATCHES = `
  update payouts.batches set state = 'submitted' where state = 'draft';
  update payouts.batches b set state = 'settled',
    settled_at = (select max(paid_at) from payouts.payouts p where p.batch_id = b.id)
  where sent_at is not null`

/** A settled batch every Monday, and one that waits for its second approver. */
export function batchesOf(
  days: DemoDays,
  purchases: readonly Purchase[],
  { team: admins, comesBack }: { team: AdminAccounts; comesBack: ReadonlySet<string> },
) {
  const orders = purchases.flatMap((purchase) => purchase.orders)
  const settled = settledBatches(days, orders)
  const batches = [...settled, waitingBatch(days, orders, { settled, comesBack })]
  const taken = batches.flatMap(({ payouts }) => payouts.flatMap((payout) => payout.orders))
  return {
    /** Ids of the orders that a batch already pays. */
    settles: new Set(taken.map(({ id }) => id)),
    journals: settled.flatMap(journalsOf),
    rows: {
      'payouts.batches': batches.map((batch) => batchRow(batch, admins)),
      'payouts.payouts': batches.flatMap(payoutRows),
      'payouts.payout_lines': batches.flatMap(lineRows),
    } satisfies Rows,
    history: batches.flatMap((batch) => stepRows(batch, admins)),
  }
}

function settledBatches({ now }: DemoDays, orders: readonly Order[]): Batch[] {
  const due = orders.flatMap((order) => {
    const monday = paidOutOn(order, now)
    return monday ? [{ order, monday }] : []
  })
  const mondays = [...groupBy(due, ({ monday }) => monday.toISOString())].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const inYear = new Map<string, number>()
  return mondays.flatMap(([, group]): Batch[] => {
    const [first] = group
    if (!first) return []
    const madeAt = first.monday
    return [
      {
        number: nextNumber(inYear, madeAt),
        madeAt,
        settledAt: after(madeAt, SETTLED_AFTER),
        payouts: payoutsOf(group.map(({ order }) => order)),
      },
    ]
  })
}

type Besides = { settled: readonly Batch[]; comesBack: ReadonlySet<string> }
function waitingBatch(
  { now, ago }: DemoDays,
  orders: readonly Order[],
  { settled, comesBack }: Besides,
): Batch {
  const madeAt = ago(0.35)
  const due = orders.filter((order) => {
    const delivered = deliveredAt(order)
    if (!delivered || paidOutOn(order, now) || comesBack.has(order.id)) return false
    return dueFrom(delivered) <= localDate(madeAt)
  })
  const year = localDate(madeAt).slice(0, 4)
  const before = settled.filter(({ number }) => number.startsWith(`P-${year}-`)).length
  return {
    number: numberOf(year, before + 1),
    madeAt,
    settledAt: null,
    payouts: payoutsOf(due),
  }
}

const numberOf = (year: string, index: number): string =>
  `P-${year}-${String(index).padStart(4, '0')}`
function nextNumber(inYear: Map<string, number>, now: Date): string {
  const year = localDate(now).slice(0, 4)
  const next = (inYear.get(year) ?? 0) + 1
  inYear.set(year, next)
  return numberOf(year, next)
}

const payoutsOf = (orders: readonly Order[]): Payout[] =>
  [...groupBy(orders, ({ shop }) => shop)]
    .map(([shop, all]) => ({ shop, orders: all, amount: sum(all.map(owedFor)) }))
    .toSorted((a, b) => (a.shop.vendor.name < b.shop.vendor.name ? -1 : 1))

const batchId = ({ number, madeAt }: Batch) => demoId('payout-batch', number, madeAt)
const keyOf = ({ number }: Batch, { shop }: Payout) => `payout ${number} ${shop.vendor.key}`
const payoutId = (batch: Batch, payout: Payout) =>
  demoId('payout', keyOf(batch, payout), batch.madeAt)
const holderOf = ({ owner }: Shop) => `${owner.first} ${owner.last}`

const journalsOf = (batch: Batch): Journal[] =>
  batch.payouts.map((payout) => ({
    key: keyOf(batch, payout),
    kind: 'payout',
    shop: payout.shop,
    orderId: null,
    reverses: null,
    at: batch.settledAt ?? batch.madeAt,
    memo: batch.number,
    details: null,
    entries: [
      ['vendor_payable', payout.amount],
      ['cash_received', minus(ZERO_CENTIMES, payout.amount)],
    ],
  }))

const digestOf = ({ number, payouts }: Batch): string => {
  const transfers = payouts.map(({ shop, amount }) => ({
    account: ripOf(shop.vendor.key),
    holder: holderOf(shop),
    amount,
    business_name: shop.vendor.name,
  }))
  return createHash('sha256').update(bankTransferFile(number, transfers)).digest('hex')
}

const timesOf = ({ madeAt, settledAt }: Batch) => ({
  approved: settledAt && after(madeAt, hours(2)),
  sent: settledAt && after(madeAt, hours(3)),
})

function batchRow(batch: Batch, { admin, accountant }: AdminAccounts): Row {
  const { approved, sent } = timesOf(batch)
  return {
    id: batchId(batch),
    number: batch.number,
    kind: 'ccp',
    state: 'draft',
    payout_count: batch.payouts.length,
    total_centimes: sum(batch.payouts.map(({ amount }) => amount)),
    created_by: accountant.userId,
    approved_by: approved && admin.userId,
    file_sha256: sent && digestOf(batch),
    created_at: batch.madeAt,
    submitted_at: batch.madeAt,
    approved_at: approved,
    sent_at: sent,
  }
}

const payoutRows = (batch: Batch): Row[] =>
  batch.payouts.map((payout) => {
    const { shop, amount } = payout
    const { settledAt, madeAt, number } = batch
    const day = localDate(madeAt)
    return {
      id: payoutId(batch, payout),
      vendor_id: shop.id,
      batch_id: batchId(batch),
      payout_account_id: demoId('payout-account', shop.vendor.key),
      account_number: ripOf(shop.vendor.key),
      account_holder: holderOf(shop),
      amount_centimes: amount,
      from_on: `${day.slice(0, 7)}-01` as LocalDate,
      until_on: day,
      state: settledAt ? 'paid' : 'planned',
      journal_id: settledAt && journalId({ key: keyOf(batch, payout), at: settledAt }),
      bank_reference: settledAt && `AP-${number.slice(2)}`,
      created_at: madeAt,
      paid_at: settledAt,
    }
  })

const lineRows = (batch: Batch): Row[] =>
  batch.payouts.flatMap((payout) =>
    payout.orders.map((order) => ({
      id: demoId('payout-line', order.id, batch.madeAt),
      vendor_id: payout.shop.id,
      payout_id: payoutId(batch, payout),
      order_id: order.id,
      kind: 'sale',
      amount_centimes: owedFor(order),
    })),
  )

function stepRows(batch: Batch, { admin, accountant }: AdminAccounts): Row[] {
  const { approved, sent } = timesOf(batch)
  const steps = [
    { to: 'submitted', by: accountant, at: batch.madeAt },
    ...(approved ? [{ to: 'approved', by: admin, at: approved }] : []),
    ...(sent ? [{ to: 'sent', by: accountant, at: sent }] : []),
    ...(batch.settledAt ? [{ to: 'settled', by: accountant, at: batch.settledAt }] : []),
  ]
  return steps.map(({ to, by, at: now }, place) => ({
    id: demoId('batch-step', `${batch.number} ${to}`, now),
    vendor_id: null,
    batch_id: batchId(batch),
    remittance_id: null,
    from_state: steps[place - 1]?.to ?? 'draft',
    to_state: to,
    actor_role: 'admin',
    actor_id: by.userId,
    reason: null,
    happened_at: now,
  }))
}

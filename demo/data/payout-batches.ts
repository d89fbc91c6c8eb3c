import { createHash } from 'node:crypto'
import { bankTransferFile } from '#capabilities/payouts/rules/bank-transfer-file.ts'
import { firstOfMonth, localDate } from '#kernel/calendar.ts'
import { minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import { type Journal, journalId, owedFor } from './journals.ts'
import type { AdminAccounts } from './users.ts'
import type { Purchase } from './purchases.ts'
import { ripOf, type Shop } from './vendors.ts'
import type { Row, Rows } from './insert-rows.ts'
import { type DemoPayout, type DemoBatch, settledBatches, waitingBatch } from './weekly-batches.ts'

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
  { admins, comesBack }: { admins: AdminAccounts; comesBack: ReadonlySet<string> },
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

const batchId = ({ number, madeAt }: DemoBatch) => demoId('payout-batch', number, madeAt)
const keyOf = ({ number }: DemoBatch, { shop }: DemoPayout) => `payout ${number} ${shop.vendor.key}`
const payoutId = (batch: DemoBatch, payout: DemoPayout) =>
  demoId('payout', keyOf(batch, payout), batch.madeAt)
const holderOf = ({ owner }: Shop) => `${owner.first} ${owner.last}`

const journalsOf = (batch: DemoBatch): Journal[] =>
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

const digestOf = ({ number, payouts }: DemoBatch): string => {
  const transfers = payouts.map(({ shop, amount }) => ({
    account: ripOf(shop.vendor.key),
    holder: holderOf(shop),
    amount,
    business_name: shop.vendor.name,
  }))
  return createHash('sha256').update(bankTransferFile(number, transfers)).digest('hex')
}

const timesOf = ({ madeAt, settledAt }: DemoBatch) => ({
  approved: settledAt && after(madeAt, hours(2)),
  sent: settledAt && after(madeAt, hours(3)),
})

function batchRow(batch: DemoBatch, { admin, accountant }: AdminAccounts): Row {
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

const payoutRows = (batch: DemoBatch): Row[] =>
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
      from_on: firstOfMonth(day),
      until_on: day,
      state: settledAt ? 'paid' : 'planned',
      journal_id: settledAt && journalId({ key: keyOf(batch, payout), at: settledAt }),
      bank_reference: settledAt && `AP-${number.slice(2)}`,
      created_at: madeAt,
      paid_at: settledAt,
    }
  })

const lineRows = (batch: DemoBatch): Row[] =>
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

function stepRows(batch: DemoBatch, { admin, accountant }: AdminAccounts): Row[] {
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

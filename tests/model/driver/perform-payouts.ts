import { VendorBalance } from '#capabilities/payouts/contract.ts'
import { localDate } from '#kernel/calendar.ts'
import { getName } from './names.ts'
import { readRefusal, type Performers, type Stage } from './performer.ts'
import type { Actor } from './market.ts'

type PayoutEvent =
  | 'payout_proposed'
  | 'payout_approved'
  | 'payout_paid'
  | 'payout_failed'
  | 'payout_returned'
  | 'debt_settled'
  | 'vendor_charged'

const MONEY = '/api/v1/admin/money'

export const payoutPerformers: Performers<PayoutEvent> = {
  async payout_proposed({ ask, names }, { batchId }) {
    const made = await ask('admin', `${MONEY}/batches`, { body: { kind: 'ccp' } })
    const result = readRefusal(made)
    if (!result.refusal) names.batches.set(batchId, (made.body as { id: string }).id)
    return result
  },
  payout_approved: (stage, { batchId }) => stepBatch(stage, 'second', batchId, 'approval'),
  async payout_paid(stage, { batchId }) {
    const sent = await stepBatch(stage, 'admin', batchId, 'sending')
    return sent.refusal ? sent : stepBatch(stage, 'admin', batchId, 'settlement')
  },
  payout_failed: (stage, { batchId }) =>
    stepBatch(stage, 'admin', batchId, 'cancellation', { reason: 'a life' }),
  /** One admin records it, the other confirms it. */
  async payout_returned({ ask, market, names, shops, sql }, { batchId, vendorId }) {
    const [payout] = await sql(
      'select id from payouts.payouts where batch_id = $1 and vendor_id = $2',
      getName(names.batches, batchId),
      getName(shops.vendorIds, vendorId),
    )
    const returned = localDate(market.clock.now())
    const body = { reason: 'refused_by_bank', bank_reference: 'REJ', returned_on: returned }
    const path = `${MONEY}/payouts/${String(payout?.['id'])}/returns`
    const made = await ask('admin', path, { body })
    const result = readRefusal(made)
    if (result.refusal) return result
    const { id } = made.body as { id: string }
    return readRefusal(
      await ask('second', `${MONEY}/payout-returns/${id}/confirmation`, { body: {} }),
    )
  },
  /** One admin records what came in, the other posts it. No more is taken than the product says is owed. */
  async debt_settled({ ask, market, shops }, event) {
    const { vendorId } = event
    const money = await ask(vendorId as Actor, '/api/v1/vendor/money')
    const owed = Math.round(VendorBalance.parse(money.body).owed * 100)
    const amount = Math.min(event.amount, owed)
    const path = `${MONEY}/vendors/${getName(shops.vendorIds, vendorId)}/settlements`
    const received = localDate(market.clock.now())
    const body = {
      ...{ amount: amount / 100, reference: crypto.randomUUID(), received_on: received },
      method: event.way === 'till' ? 'cash' : 'bank_transfer',
    }
    const made = await ask('admin', path, { body })
    const result = readRefusal(made)
    if (result.refusal) return result
    const { id } = made.body as { id: string }
    return readRefusal(await ask('second', `${MONEY}/settlements/${id}/posting`, { body: {} }))
  },
  async vendor_charged({ ask, market, names, shops }, { vendorId, orderId, kind, amount }) {
    const order = orderId === null ? null : getName(names.orders, orderId).number
    const made = await ask(
      'admin',
      `${MONEY}/vendors/${getName(shops.vendorIds, vendorId)}/charges`,
      {
        body: {
          ...{ charge: kind === 'service' ? 'return_fee' : 'lost_goods', reason: 'a life' },
          ...{ amount: amount / 100, order_number: order, dated_on: localDate(market.clock.now()) },
        },
      },
    )
    const result = readRefusal(made)
    if (result.refusal) return result
    const { id } = made.body as { id: string }
    return readRefusal(await ask('second', `${MONEY}/manual-journals/${id}/posting`, { body: {} }))
  },
}

async function stepBatch(
  { ask, names }: Stage,
  actor: Actor,
  batchId: string,
  step: string,
  body: object = {},
) {
  const path = `${MONEY}/batches/${getName(names.batches, batchId)}/${step}`
  return readRefusal(await ask(actor, path, { body }))
}

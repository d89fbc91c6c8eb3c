import { type Centimes, minus, NOTHING } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Refund as Parts } from '#capabilities/ledger/index.ts'
import { releaseLines } from '../queries/returnable-items.ts'
import { pendingOf } from '../queries/refunds.ts'
import {
  decideRefund,
  deliveryLeft,
  type RefundDecisionRefusal,
} from '../rules/refund-transitions.ts'
import { checkStep, type StepRefusal } from '../rules/return-transitions.ts'
import { giveUpExchange, valueReceived } from './reserve-exchange.ts'
import {
  actOn,
  byShop,
  type Held,
  moveReturn,
  type ReturnsDeps,
  type ShopAct,
} from './return-command.ts'
import { type OpenRefusal, openRefund } from './create-refund.ts'

/** Something else is under way to make the same pieces good. */
export type BusyRefusal = { code: 'already_being_settled' }
export type DecideRefusal = StepRefusal | BusyRefusal | RefundDecisionRefusal | OpenRefusal
export type CloseRefusal = StepRefusal | BusyRefusal | { code: 'already_restocked' }

/** How a shop makes good what came back, but for an exchange: money, a repair, or back as it came. */
export function settleReturn(deps: ReturnsDeps) {
  const onReturn = actOn(deps)
  return {
    /** Decides what the buyer gets back; somebody else lets it pass before it is paid. */
    decideRefund: ({ wanted, ...act }: ShopAct & { wanted: Parts | null }) =>
      onReturn(act, async (tx, held): Promise<Result<null, DecideRefusal>> => {
        const allowed = checkStep(held.one.state, 'settle')
        if (!allowed.ok) return allowed
        if (isBusy(held)) return refuse({ code: 'already_being_settled' })
        const most = await mostOf(deps, tx, held)
        const decided = decideRefund(wanted ?? most, most)
        if (!decided.ok) return decided
        await giveUpExchange(deps, tx, held)
        const { goods, delivery } = decided.value
        return openRefund(deps, tx, held, { goods, delivery, by: byShop(act), origin: act.origin })
      }),

    /** The buyer has their own thing again: mended, or as it came, with the reason. */
    close: ({ outcome, reason, ...act }: ShopAct & Closing) =>
      onReturn(act, async (tx, held): Promise<Result<null, CloseRefusal>> => {
        const { one, order } = held
        const allowed = checkStep(one.state, 'settle')
        if (!allowed.ok) return allowed
        if (isBusy(held)) return refuse({ code: 'already_being_settled' })
        if (one.items.some(({ restocked }) => restocked > 0))
          return refuse({ code: 'already_restocked' })
        await giveUpExchange(deps, tx, held)
        const again = one.items.map(({ itemId, received }) => ({ itemId, quantity: received }))
        await releaseLines(tx, again)
        await deps.orders.noteTakenBack(
          tx,
          order.id,
          again.map(({ itemId, quantity }) => ({ itemId, quantity: -quantity })),
        )
        const move = { to: 'settled', outcome, reason } as const
        await moveReturn(deps, tx, held, { ...move, by: byShop(act), origin: act.origin })
        return ok(null)
      }),
  }
}
export type SettleReturn = ReturnType<typeof settleReturn>
type Closing = { outcome: 'repaired' | 'sent_back'; reason: string | null }

export const isBusy = ({ one }: Held): boolean =>
  one.refund !== null || one.exchange?.state === 'sent' || one.exchange?.state === 'delivered'

/** What may be given back for what arrived: its price, and of the delivery what nobody got back yet. */
export async function mostOf(deps: ReturnsDeps, tx: Tx, { one }: Held): Promise<Parts> {
  const money = await deps.ledger.readRefundable(tx, one.orderId)
  if (!money) return { goods: NOTHING, delivery: NOTHING }
  const pending = await pendingOf(tx, one.orderId)
  const { value } = await valueReceived(deps, tx, one)
  const left = minus(minus(money.paid.goods, money.given.goods), pending.goods)
  const delivery = deliveryLeft(minus(money.paid.delivery, pending.delivery), money.given.delivery)
  const goods = (value < left ? value : left) as Centimes // the smaller of two amounts
  return { goods, delivery: one.costOn === 'buyer' ? NOTHING : delivery }
}

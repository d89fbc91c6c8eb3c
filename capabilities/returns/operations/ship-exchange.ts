import { roundingToDinar, sum, ZERO_CENTIMES, type Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { LossKind, ParcelCourierRefusal } from '#capabilities/orders/index.ts'
import type { ExchangeShipped } from '../events.ts'
import type { ReturnItemCondition } from '../schema.ts'
import { saveExchangeState } from '../queries/exchanges.ts'
import { checkReturnTransition, type StepRefusal } from '../rules/return-transitions.ts'
import { closeReturn } from './close-returns.ts'
import {
  mayBeSentAgain,
  priceExchange,
  releaseReserved,
  type ReserveExchangeRefusal,
  takeAgain,
} from './reserve-exchange.ts'
import {
  returnCommand,
  actOnAny,
  vendorCommand,
  type LockedReturnAndOrder,
  type ReturnsDeps,
  type VendorReturnCommand,
} from './return-command.ts'
import { returnEventPayload } from './change-return-status.ts'
import type { CreateRefundRefusal } from './create-refund.ts'
import { reopenLost, settleArrived } from './settle-exchange.ts'

type ParcelTracking = { courier: string | null; tracking: string | null }
export type ShipExchangeRefusal =
  | StepRefusal
  | ParcelCourierRefusal
  | ReserveExchangeRefusal
  | { code: 'no_exchange_planned' }
export type ExchangeOutcomeRefusal = CreateRefundRefusal | { code: 'exchange_not_sent' }

type ExchangeStep =
  | { state: 'delivered' }
  | { state: 'returned'; condition: ReturnItemCondition }
  | { state: 'lost'; reason: LossKind }

export const shipExchange = (deps: ReturnsDeps) => {
  const way = endWay(deps)
  return {
    ...sendOut(deps),
    end: (step: VendorReturnCommand & ExchangeStep) =>
      step.state === 'delivered'
        ? way.arrive(step)
        : step.state === 'lost'
          ? way.loseIt(step)
          : way.comeBack(step),
  }
}
export type ShipExchange = ReturnType<typeof shipExchange>

function sendOut(deps: ReturnsDeps) {
  const onReturn = returnCommand(deps)
  return {
    send: ({ courier, tracking, ...act }: VendorReturnCommand & ParcelTracking) =>
      onReturn(act, async (tx, held): Promise<Result<null, ShipExchangeRefusal>> => {
        const { one: entry, order } = held
        const allowed = checkReturnTransition(entry.state, 'settle')
        if (!allowed.ok) return allowed
        const planned = entry.exchange?.state === 'planned' ? entry.exchange : null
        if ((!planned && !mayBeSentAgain(entry)) || entry.refund !== null)
          return refuse({ code: 'no_exchange_planned' })
        const items = entry.items
          .filter(({ received }) => received > 0)
          .map(({ orderItemId, received }) => ({ itemId: orderItemId, quantity: received }))
        const quantity = items.reduce((count, item) => count + item.quantity, 0)
        const taken = planned ? ok(null) : await takeAgain(deps, tx, held, quantity)
        if (!taken.ok) return taken
        const priced = await priceExchange(deps, tx, entry, quantity)
        if (!priced.ok) return priced
        const { difference } = priced.value
        const amount = difference > 0 ? difference : ZERO_CENTIMES
        // Cash on delivery is in whole dinars, as of every parcel.
        const rounding = roundingToDinar(amount)
        const price = sum([amount, rounding])
        const parcel = { orderId: order.id, vendorId: entry.vendorId, items, price }
        const sent = await deps.orders.sendExchange(tx, { ...parcel, courier, tracking })
        if (!sent.ok) return sent
        const { parcelId, collect } = sent.value
        // Fewer came back than were to be exchanged; another attempt takes just what it sends.
        if (planned) await releaseReserved(deps, tx, entry, planned.quantity - quantity)
        const now = deps.clock.now()
        await saveExchangeState(tx, {
          ...priced.value,
          ...({ returnId: entry.id, to: 'sent', parcelId, at: now, quantity, rounding } as const),
          stockReference: taken.value,
          difference: amount > 0 ? price : difference,
        })
        await deps.audit.record(tx, {
          ...act.origin,
          actor: { role: 'vendor', id: act.userId },
          action: 'returns.exchange_shipped',
          subject: { type: 'order', id: order.id },
          after: { return: entry.number, parcel: parcelId, collect_centimes: collect },
        })
        await notifySent(tx, held, { courier, tracking, collect, stepId: newId(now) })
        return ok(null)
      }),
  }
}

function endWay(deps: ReturnsDeps) {
  const onReturn = actOnAny(deps)
  return {
    /** Of the operator's courier the vendor's word is a claim, and the return waits. */
    arrive: (act: VendorReturnCommand) =>
      onReturn(act, async (tx, held): Promise<Result<null, ExchangeOutcomeRefusal>> => {
        const { exchange } = held.one
        if (exchange?.state !== 'sent' || !exchange.parcelId)
          return refuse({ code: 'exchange_not_sent' })
        const { userId: id, origin } = act
        const claim = { order: held.order, parcelId: exchange.parcelId, origin }
        const actor = { role: 'vendor', id } as const
        if (await deps.orders.claimExchange(tx, { ...claim, actor })) return ok(null)
        return settleArrived(deps, tx, held, { by: vendorCommand(act), origin })
      }),

    /** Its pieces are gone: what was returned is refunded instead. */
    loseIt: ({ reason, ...act }: VendorReturnCommand & { reason: LossKind }) =>
      onReturn(act, async (tx, held): Promise<Result<null, ExchangeOutcomeRefusal>> => {
        const { exchange, vendorId } = held.one
        if (exchange?.state !== 'sent' || !exchange.parcelId)
          return refuse({ code: 'exchange_not_sent' })
        const lost = await deps.orders.moveExchangeParcel(tx, held.order, {
          ...{ vendorId, orderId: held.order.id, parcelId: exchange.parcelId },
          ...{ step: { state: 'lost', reason, note: null }, origin: act.origin },
          actor: { role: 'vendor', id: act.userId },
        })
        if (!lost.ok) return refuse({ code: 'exchange_not_sent' })
        await reopenLost(deps, tx, held)
        return ok(null)
      }),

    /** Resellable pieces are in stock again. */
    comeBack: ({ condition, ...act }: VendorReturnCommand & { condition: ReturnItemCondition }) =>
      onReturn(act, async (tx, held): Promise<Result<null, ExchangeOutcomeRefusal>> => {
        const { one: item, order } = held
        const { exchange } = item
        if (exchange?.state !== 'sent' || !exchange.parcelId)
          return refuse({ code: 'exchange_not_sent' })
        const { parcelId } = exchange
        const end = { order, parcelId, to: 'returned', condition } as const
        if (!(await deps.orders.endExchange(tx, end))) return refuse({ code: 'exchange_not_sent' })
        const pieces = item.items.reduce((count, { received }) => count + received, 0)
        if (condition === 'resellable') await releaseReserved(deps, tx, item, pieces, 'cancelled')
        const { journalId } = exchange
        const memo = `${item.number}: exchange returned`
        if (journalId !== null)
          await deps.ledger.reverseCharge(tx, { orderId: order.id, memo, journalId })
        await saveExchangeState(tx, { returnId: item.id, to: 'cancelled', at: deps.clock.now() })
        await deps.audit.record(tx, {
          ...act.origin,
          actor: { role: 'vendor', id: act.userId },
          action: 'returns.exchange_returned',
          subject: { type: 'order', id: order.id },
          after: { return: item.number, parcel: parcelId, condition },
        })
        if (order.status === 'cancelled') await closeReturn(deps, tx, held)
        return ok(null)
      }),
  }
}

const notifySent = (
  tx: Tx,
  { one: item, order }: LockedReturnAndOrder,
  sent: { courier: string | null; tracking: string | null; collect: Centimes; stepId: string },
) =>
  publish<ExchangeShipped>(
    tx,
    {
      type: 'returns.exchange_shipped',
      number: item.number,
      ...sent,
      ...returnEventPayload(order),
    },
    order.id,
  )

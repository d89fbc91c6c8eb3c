import { minus, roundingToDinar, sum, ZERO_CENTIMES, type Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type {
  ExchangeEnded,
  LossKind,
  ParcelCourierRefusal,
  ParcelId,
} from '#capabilities/orders/index.ts'
import type { ExchangeShipped } from '../events.ts'
import type { ReturnItemCondition } from '../schema.ts'
import { findReturnOfParcel, saveExchangeState } from '../queries/exchanges.ts'
import { saveAccrual } from '../queries/refunds.ts'
import { releaseReturnedQuantity } from '../queries/returnable-items.ts'
import { raiseReturnVersion } from '../queries/version.ts'
import { checkReturnTransition, type StepRefusal } from '../rules/return-transitions.ts'
import { accrueRefund } from './accrue-refund.ts'
import { closeReturn } from './close-returns.ts'
import { differenceFor, releaseReserved } from './reserve-exchange.ts'
import {
  returnCommand,
  actOnAny,
  lockReturnAndOrder,
  vendorCommand,
  type ReturnActor,
  type LockedReturnAndOrder,
  type ReturnsDeps,
  type VendorReturnCommand,
} from './return-command.ts'
import { lockRefundAndOrder } from './refund-command.ts'
import { renewWindows } from './sync-return-window.ts'
import { changeReturnStatus, returnEventPayload } from './change-return-status.ts'
import { type CreateRefundRefusal, createReturnRefund } from './create-refund.ts'

type ParcelTracking = { courier: string | null; tracking: string | null }
export type ShipExchangeRefusal =
  | StepRefusal
  | ParcelCourierRefusal
  | { code: 'variant_unavailable' }
  | { code: 'no_exchange_planned' }
export type ExchangeOutcomeRefusal = CreateRefundRefusal | { code: 'exchange_not_sent' }

type ExchangeStep =
  | { state: 'delivered' }
  | { state: 'returned'; condition: ReturnItemCondition }
  | { state: 'lost'; reason: LossKind }
/** Who ended it. */
type Author = { by: ReturnActor; origin?: Origin | undefined }

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
        if (entry.exchange?.state !== 'planned' || entry.refund !== null)
          return refuse({ code: 'no_exchange_planned' })
        const items = entry.items
          .filter(({ received }) => received > 0)
          .map(({ itemId, received }) => ({ itemId, quantity: received }))
        const quantity = items.reduce((count, item) => count + item.quantity, 0)
        const difference = await differenceFor(deps, tx, entry, quantity)
        if (!difference.ok) return difference
        const amount = difference.value > 0 ? difference.value : ZERO_CENTIMES
        // Cash on delivery is in whole dinars, as of every parcel.
        const rounding = roundingToDinar(amount)
        const price = sum([amount, rounding])
        const parcel = { orderId: order.id, vendorId: entry.vendorId, items, price }
        const sent = await deps.orders.sendExchange(tx, { ...parcel, courier, tracking })
        if (!sent.ok) return sent
        const { parcelId, collect } = sent.value
        await releaseReserved(deps, tx, entry, entry.exchange.quantity - quantity)
        const now = deps.clock.now()
        const move = {
          returnId: entry.id,
          to: 'sent',
          parcelId,
          rounding,
          at: now,
        } as const
        const shown = amount > 0 ? price : difference.value
        await saveExchangeState(tx, { ...move, difference: shown })
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
          ...{ vendorId, orderId: held.order.id, parcelId: exchange.parcelId as ParcelId },
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

/** Posts the price difference and its collection, or creates a refund when the buyer is owed. */
async function settleArrived(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedReturnAndOrder,
  author: Author,
): Promise<Result<null, CreateRefundRefusal>> {
  const { one: item, order } = held
  const { exchange } = item
  if (!exchange?.parcelId) return ok(null)
  const journalId = await chargeDifference(deps, tx, held)
  await deps.orders.endExchange(tx, { order, parcelId: exchange.parcelId, to: 'delivered' })
  const arrived = { returnId: item.id, to: 'delivered', journalId } as const
  await saveExchangeState(tx, { ...arrived, at: deps.clock.now() })
  if (item.requestedResolution === 'replacement') await sellReplacement(deps, tx, held)
  // A cancelled order was refunded as a whole.
  if (exchange.difference < 0 && order.status !== 'cancelled') {
    const refunded = await refundDifference(deps, tx, held, author)
    if (!refunded.ok) return refunded
  }
  const outcome = item.requestedResolution === 'exchange' ? 'exchanged' : 'replaced'
  await changeReturnStatus(deps, tx, held, { to: 'settled', outcome, ...author })
  return ok(null)
}

/** The return waits again, to be refunded. */
async function reopenLost(deps: ReturnsDeps, tx: Tx, held: LockedReturnAndOrder): Promise<void> {
  const { one: item, order } = held
  const journalId = item.exchange?.journalId ?? null
  const memo = `${item.number}: exchange lost`
  if (journalId !== null)
    await deps.ledger.reverseCharge(tx, { orderId: order.id, memo, journalId })
  await saveExchangeState(tx, { returnId: item.id, to: 'cancelled', at: deps.clock.now() })
  if (order.status === 'cancelled') await closeReturn(deps, tx, held)
}

/** What the courier, an admin or the buyer says of its parcel. Idempotent. */
export const followExchange =
  (deps: ReturnsDeps) =>
  async ({ parcelId, to, by }: ExchangeEnded, tx: Tx): Promise<void> => {
    const returnId = await findReturnOfParcel(tx, parcelId)
    const held = returnId && (await lockReturnAndOrder(deps, tx, { returnId, vendorId: null }))
    if (!held || held.one.exchange?.state !== 'sent') return
    await raiseReturnVersion(tx, held.one.id)
    if (to === 'lost') return reopenLost(deps, tx, held)
    const settled = await settleArrived(deps, tx, held, { by })
    if (!settled.ok) throw new Error(`${held.one.number} cannot be settled: ${settled.error.code}`)
  }

/** Not by the version that charged at the hand-over, nor for an order that was cancelled since. */
async function chargeDifference(
  { ledger }: ReturnsDeps,
  tx: Tx,
  { one: { exchange, number }, order }: LockedReturnAndOrder,
): Promise<string | null> {
  if (!exchange || exchange.difference <= 0 || exchange.journalId !== null) return null
  const amount = minus(exchange.difference, exchange.rounding)
  const charge = { orderId: order.id, amount, rounding: exchange.rounding }
  return ledger.chargeExchange(tx, { ...charge, memo: `${number}: exchange` })
}

/**
 * The sale is smaller from here on, as it is larger by a dearer exchange: no decision is needed. Its payment is
 * approved as that of any refund.
 */
async function refundDifference(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedReturnAndOrder,
  author: Author,
): Promise<Result<null, CreateRefundRefusal>> {
  const goods = minus(ZERO_CENTIMES, held.one.exchange?.difference ?? ZERO_CENTIMES)
  const delivery = ZERO_CENTIMES
  const opened = await createReturnRefund(deps, tx, held, { goods, delivery, ...author })
  if (!opened.ok) return opened
  const made = await lockRefundAndOrder(deps, tx, opened.value.refundId)
  const accrued = made && (await accrueRefund(deps, tx, made))
  if (!made || !accrued?.ok) return refuse({ code: 'order_not_paid' })
  await saveAccrual(tx, made.refund.id, accrued.value.journalId)
  return ok(null)
}

/** Law 18-05 article 23: what replaces a piece may come back as the piece could, and its days begin again. */
async function sellReplacement(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item, order }: LockedReturnAndOrder,
): Promise<void> {
  const arrived = item.items.map(({ itemId, received }) => ({ itemId, quantity: received }))
  await releaseReturnedQuantity(tx, arrived)
  const sold = arrived.map(({ itemId, quantity }) => ({ itemId, quantity: -quantity }))
  await deps.orders.noteTakenBack(tx, order.id, sold)
  await renewWindows(deps, tx, [order.id])
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

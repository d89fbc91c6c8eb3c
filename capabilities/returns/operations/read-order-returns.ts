import { localDate, type LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { PurchaseAccessRefusal, PurchaseReader } from '#capabilities/orders/index.ts'
import type { OrderReturnsView } from '../contract.ts'
import { findReturnableOrder, insertReturnableLines } from '../queries/returnable-items.ts'
import { findTerms } from '../queries/return-policies.ts'
import { listHolidays } from '../queries/public-holidays.ts'
import { orderOf } from '../queries/returns.ts'
import { listReturnableItems, listOfOrder } from '../queries/return-views.ts'
import { returnUntil } from '../rules/return-request.ts'
import { canTransitionReturn } from '../rules/return-transitions.ts'
import type { ReturnsDeps } from './return-command.ts'

export function readOrderReturns(deps: ReturnsDeps) {
  const { db, clock } = deps
  return {
    /** Whether the policies show it to who asks. */
    isShown: async (returnId: string) => (await orderOf(db, returnId, null)) !== null,

    /** Another buyer's order is not found. */
    async ofOrder(
      reader: PurchaseReader,
      orderId: string,
      language: Language,
    ): Promise<Result<OrderReturnsView, PurchaseAccessRefusal>> {
      const access = await deps.orders.checkAccess(db, reader, { orderId }, 'read')
      if (!access.ok) return access
      const order = await findReturnableOrder(db, orderId)
      if (!order) return refuse({ code: 'order_not_found' })
      const today = localDate(clock.now())
      // The delivery event may not have been processed yet: insert its lines now.
      const isUnopened = order.lines.some((line) => line.deliveredOn && line.delivered === 0)
      if (isUnopened)
        await inTransaction(db, async (tx) => ok(await insertReturnableLines(tx, [orderId])))
      const isSent = order.status === 'delivered' || order.status === 'shipped'
      const deliveries = order.lines.flatMap((line) => line.deliveredOn ?? [])
      const last = isSent ? (deliveries.toSorted().at(-1) ?? null) : null
      const readUntil = untilReader(deps, order.vendorId)
      const { terms, until } = await readUntil(last)
      const [items, returns] = await Promise.all([
        listReturnableItems(db, orderId, language),
        listOfOrder(db, orderId, language),
      ])
      const dayOf = new Map(
        order.lines.map((line) => [line.itemId, isSent ? line.deliveredOn : null]),
      )
      const lines = await Promise.all(
        items.map(async (item) => {
          const { until: lastDay } = await readUntil(dayOf.get(item.item_id) ?? null)
          return { ...item, return_until_on: lastDay, is_over: lastDay !== null && today > lastDay }
        }),
      )
      return ok({
        order_id: orderId,
        is_delivered: last !== null,
        return_until_on: until,
        working_days: terms.workingDays,
        settle_days: terms.settleDays,
        is_over: until !== null && today > until,
        accepts_changed_mind: terms.acceptsChangedMind,
        changed_mind_cost_on: terms.changedMindCostOn,
        is_paid_by_card: !deps.payments.isCashOnDelivery(order.paymentMethod),
        delivery_paid: dinars(order.deliveryPaid),
        lines,
        returns: returns.map((item) => ({
          ...deps.photos.withPhotoUrls(item),
          can_withdraw: canTransitionReturn(item.state, 'withdraw'),
        })),
      })
    },
  }
}

/** The last day to return what was delivered on a day, by the policy of that day. */
function untilReader({ db, clock }: ReturnsDeps, vendorId: string) {
  const read = async (deliveredOn: LocalDate | null) => {
    const from = deliveredOn ?? localDate(clock.now())
    const [terms, holidays] = await Promise.all([
      findTerms(db, vendorId, from),
      listHolidays(db, from),
    ])
    if (!terms) throw new Error('no return policy is effective')
    return { terms, until: deliveredOn && returnUntil(deliveredOn, terms, holidays) }
  }
  const known = new Map<LocalDate | null, ReturnType<typeof read>>()
  return (deliveredOn: LocalDate | null) => {
    const found = known.get(deliveredOn) ?? read(deliveredOn)
    known.set(deliveredOn, found)
    return found
  }
}

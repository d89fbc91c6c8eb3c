import type { LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { ReturnCostOn, ReturnReason, ReturnResolution } from '../schema.ts'
import { addWorkingDays, addDays } from './working-days.ts'
import type { VariantId } from '#capabilities/catalog/index.ts'

/** A parcel refused on delivery never arrived, so it needs no request. */
export type BuyerReason = Exclude<ReturnReason, 'refused_at_door'>

export type ReturnTerms = {
  id: string
  workingDays: number
  settleDays: number
  sendDays: number
  acceptsChangedMind: boolean
  changedMindCostOn: 'buyer' | 'vendor'
}
/** `itemId` names the line: the order item, or the exchange that brought other pieces for some of it. */
export type ReturnableLine = {
  itemId: string
  orderItemId: string
  exchangeId: string | null
  productId: string | null
  variantId: VariantId | null
  delivered: number
  returned: number
  deliveredOn: LocalDate | null
}
export type ReturnableOrder = {
  status: string
  lines: readonly ReturnableLine[]
}
export type ChosenLine = { itemId: string; quantity: number }
export type Request = {
  items: readonly ChosenLine[]
  reason: BuyerReason
  requestedResolution: ReturnResolution
  wantedVariantId: string | null
  /** The buyer accepts that the vendor may refuse. */
  asGoodwill: boolean
}
export type ReturnEligibilityRefusal =
  | { code: 'order_not_delivered' }
  | { code: 'items_not_returnable' }
  | { code: 'return_too_late'; until: LocalDate }
  | { code: 'changed_mind_not_accepted' }
  | { code: 'exchange_needs_single_item' }
  | { code: 'variant_needed' }

export type Accepted = {
  deliveredOn: LocalDate
  until: LocalDate
  isGoodwill: boolean
  costOn: ReturnCostOn
}

export const returnableQuantity = (
  lines: readonly Pick<ReturnableLine, 'itemId' | 'delivered' | 'returned'>[],
): ChosenLine[] =>
  lines
    .map(({ itemId, delivered, returned }) => ({ itemId, quantity: delivered - returned }))
    .filter(({ quantity }) => quantity > 0)

/** Last day by law, or by the vendor's longer period. */
export const returnUntil = (
  deliveredOn: LocalDate,
  { workingDays }: Pick<ReturnTerms, 'workingDays'>,
  holidays: ReadonlySet<string>,
): LocalDate => addWorkingDays(deliveredOn, workingDays, holidays)

export const settleUntil = (returnedOn: LocalDate, settleDays: number): LocalDate =>
  addDays(returnedOn, settleDays)

/** Of the items that are asked about; the days to return run from it. */
export const firstDelivery = (
  lines: readonly ReturnableLine[],
  items: readonly Pick<ChosenLine, 'itemId'>[],
): LocalDate | null =>
  lines
    .filter(({ itemId }) => items.some((item) => item.itemId === itemId))
    .flatMap(({ deliveredOn }) => (deliveredOn === null ? [] : [deliveredOn]))
    .toSorted()[0] ?? null

/** Late, or for a change of mind the vendor does not accept: goodwill requests only. */
export function decideRequest(
  order: ReturnableOrder,
  request: Request,
  {
    terms,
    holidays,
    today,
  }: { terms: ReturnTerms; holidays: ReadonlySet<string>; today: LocalDate },
): Result<Accepted, ReturnEligibilityRefusal> {
  // Other parcels may still be on their way.
  const isSent = order.status === 'delivered' || order.status === 'shipped'
  if (!isSent || order.lines.every(({ delivered }) => delivered === 0))
    return refuse({ code: 'order_not_delivered' })
  const left = returnableQuantity(order.lines)
  const isTwice = new Set(request.items.map(({ itemId }) => itemId)).size < request.items.length
  const fits = request.items.every(({ itemId, quantity }) =>
    left.some((line) => line.itemId === itemId && quantity > 0 && quantity <= line.quantity),
  )
  if (request.items.length === 0 || isTwice || !fits)
    return refuse({ code: 'items_not_returnable' })
  const bringsNew =
    request.requestedResolution === 'exchange' || request.requestedResolution === 'replacement'
  if (bringsNew && request.items.length > 1) return refuse({ code: 'exchange_needs_single_item' })
  if (request.requestedResolution === 'exchange' && request.wantedVariantId === null)
    return refuse({ code: 'variant_needed' })

  const deliveredOn = firstDelivery(order.lines, request.items)
  if (deliveredOn === null) return refuse({ code: 'order_not_delivered' })
  const until = returnUntil(deliveredOn, terms, holidays)
  const isChange = request.reason === 'changed_mind'
  const isLate = today > until
  if (isLate && !request.asGoodwill) return refuse({ code: 'return_too_late', until })
  if (isChange && !terms.acceptsChangedMind && !request.asGoodwill)
    return refuse({ code: 'changed_mind_not_accepted' })
  return ok({
    deliveredOn,
    until,
    isGoodwill: isLate || (isChange && !terms.acceptsChangedMind),
    costOn: isChange ? terms.changedMindCostOn : 'vendor',
  })
}

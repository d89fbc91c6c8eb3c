import type { LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { ReturnCostOn, ReturnReason, ReturnResolution } from '../schema.ts'
import { addWorkingDays, addDays } from './working-days.ts'

/** Why a buyer sends something back; what was refused at the door never arrived. */
export type BuyerReason = Exclude<ReturnReason, 'refused_at_door'>

export type Terms = {
  id: string
  workingDays: number
  settleDays: number
  sendDays: number
  acceptsChangedMind: boolean
  changedMindCostOn: 'buyer' | 'vendor'
}
/** A line of a delivered order, as sending it back looks at it. */
export type ReturnableLine = {
  itemId: string
  productId: string | null
  variantId: string | null
  delivered: number
  returned: number
}
export type ReturnableOrder = {
  status: string
  deliveredOn: LocalDate | null
  lines: readonly ReturnableLine[]
}
export type ChosenLine = { itemId: string; quantity: number }
export type Request = {
  items: readonly ChosenLine[]
  reason: BuyerReason
  requestedResolution: ReturnResolution
  /** The variant that an exchange is to bring. */
  wantedVariantId: string | null
  /** The buyer knows that the shop is free to say no. */
  asGoodwill: boolean
}
export type RequestRefusal =
  | { code: 'order_not_delivered' }
  | { code: 'items_not_returnable' }
  | { code: 'return_too_late'; until: LocalDate }
  | { code: 'changed_mind_not_accepted' }
  | { code: 'one_line_at_a_time' }
  | { code: 'variant_needed' }

export type Accepted = {
  deliveredOn: LocalDate
  until: LocalDate
  isGoodwill: boolean
  costOn: ReturnCostOn
}

/** What of each line may still come back; lines of which nothing may are absent. */
export const returnableQuantity = (lines: readonly ReturnableLine[]): ChosenLine[] =>
  lines
    .map(({ itemId, delivered, returned }) => ({ itemId, quantity: delivered - returned }))
    .filter(({ quantity }) => quantity > 0)

/** The last day on which the law, or the shop's better terms, let a buyer send back. */
export const returnUntil = (
  deliveredOn: LocalDate,
  { workingDays }: Pick<Terms, 'workingDays'>,
  holidays: ReadonlySet<string>,
): LocalDate => addWorkingDays(deliveredOn, workingDays, holidays)

/** The day by which what came back is to be made good. */
export const settleUntil = (returnedOn: LocalDate, settleDays: number): LocalDate =>
  addDays(returnedOn, settleDays)

/**
 * Whether what a buyer asks for may be asked for. After the days of the law, or for a change of mind
 * that the shop does not take back, it may only be asked as a favour.
 */
export function decideRequest(
  order: ReturnableOrder,
  request: Request,
  { terms, holidays, today }: { terms: Terms; holidays: ReadonlySet<string>; today: LocalDate },
): Result<Accepted, RequestRefusal> {
  const { deliveredOn } = order
  if (order.status !== 'delivered' || deliveredOn === null)
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
  if (bringsNew && request.items.length > 1) return refuse({ code: 'one_line_at_a_time' })
  if (request.requestedResolution === 'exchange' && request.wantedVariantId === null)
    return refuse({ code: 'variant_needed' })

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

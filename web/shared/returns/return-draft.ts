import { parseBankAccount } from '#kernel/bank-account.ts'
import { allocate, dinars, fromDinars, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type {
  OrderReturnsView,
  ReturnBodyView,
  ReturnPhotoView,
} from '#capabilities/returns/contract.ts'
import { ownValue } from '#kernel/own-value.ts'
import type { CodeOf } from '../api/endpoint.ts'
import type { ApiProblem } from '../api/problem.ts'
import type { TextKey } from '../i18n/texts.ts'

export type RefundMethodName = NonNullable<ReturnBodyView['refund_method']>
export type ReturnDraft = {
  quantities: Readonly<Record<string, number>>
  /** Empty until it is chosen: it decides who pays the way back. */
  reason: ReturnBodyView['reason'] | ''
  resolution: ReturnBodyView['requested_resolution']
  variant: string
  note: string
  photos: readonly ReturnPhotoView[]
  method: RefundMethodName
  account: string
  asGoodwill: boolean
}

/** In the order of the form. */
const FIELDS = ['items', 'reason', 'variant', 'account', 'photos', 'goodwill'] as const
export type ReturnField = (typeof FIELDS)[number]
export type ReturnErrors = Partial<Record<ReturnField, { key: TextKey } | { sentence: string }>>

export const chosenLines = ({ quantities }: ReturnDraft): (readonly [string, number])[] =>
  Object.entries(quantities).filter(([, quantity]) => quantity > 0)

/** In dinars: what was paid for the chosen pieces, to the centime of one piece. */
export const expectedRefund = (
  { lines }: Pick<OrderReturnsView, 'lines'>,
  quantities: ReturnDraft['quantities'],
): number =>
  dinars(
    sum(
      lines.map(({ item_id, paid, quantity }) => {
        const back = Math.min(quantities[item_id] ?? 0, quantity)
        return allocate(fromDinars(paid), [back, quantity - back])[0] ?? ZERO_CENTIMES
      }),
    ),
  )

/** The vendor may refuse: the legal period is over, or the vendor takes no change of mind. */
export function isFavour(order: OrderReturnsView, { reason, quantities }: ReturnDraft): boolean {
  const chosen = order.lines.filter(({ item_id }) => (quantities[item_id] ?? 0) > 0)
  const isOver = chosen.length === 0 ? order.is_over : chosen.some((line) => line.is_over)
  return isOver || (reason === 'changed_mind' && !order.accepts_changed_mind)
}

/** Whether the delivery that was paid may come back, by the rules of the refund. */
export function deliveryRefund(
  order: Pick<OrderReturnsView, 'delivery_paid' | 'changed_mind_cost_on'>,
  { reason }: Pick<ReturnDraft, 'reason'>,
): 'legal' | 'possible' | 'none' | null {
  if (reason === '' || order.delivery_paid <= 0) return null
  if (reason === 'changed_mind' && order.changed_mind_cost_on === 'buyer') return 'none'
  return reason === 'late' ? 'legal' : 'possible'
}

/** A card payment is always refunded to the card, so no method is asked for. */
export const isMethodRequired = (order: OrderReturnsView, { resolution }: ReturnDraft): boolean =>
  !order.is_paid_by_card && (resolution === 'refund' || resolution === 'exchange')

export function checkReturn(order: OrderReturnsView, draft: ReturnDraft): ReturnErrors {
  const { resolution, variant, method, account, asGoodwill } = draft
  const chosen = chosenLines(draft).length
  const bringsNew = resolution === 'exchange' || resolution === 'replacement'
  const errors: ReturnErrors = {}
  if (chosen === 0) errors.items = { key: 'returns.choose-some' }
  else if (bringsNew && chosen > 1) errors.items = { key: 'returns.one-line' }
  if (draft.reason === '') errors.reason = { key: 'returns.reason-missing' }
  if (resolution === 'exchange' && chosen > 0 && variant === '')
    errors.variant = { key: 'returns.variant-missing' }
  if (isMethodRequired(order, draft) && method !== 'cash') {
    const kind = parseBankAccount(account)?.kind
    if (account.trim() === '') errors.account = { key: 'returns.account-missing' }
    else if (!kind || (kind === 'ccp') !== (method === 'ccp'))
      errors.account = { key: 'returns.account-wrong' }
  }
  if (isFavour(order, draft) && !asGoodwill) errors.goodwill = { key: 'returns.goodwill-needed' }
  return errors
}

const FIELD_OF = {
  items_not_returnable: 'items',
  exchange_needs_single_item: 'items',
  variant_needed: 'variant',
  variant_not_found: 'variant',
  account_number_wrong: 'account',
  photo_not_found: 'photos',
  return_too_late: 'goodwill',
  changed_mind_not_accepted: 'goodwill',
} as const satisfies Partial<Record<CodeOf<'/account/orders/{id}/returns', 'post'>, ReturnField>>

/** Null when the refusal belongs to no field. */
export function refusedField({ code, detail }: ApiProblem): ReturnErrors | null {
  const field = ownValue<ReturnField>(FIELD_OF, code)
  return field && detail !== null ? { [field]: { sentence: detail } } : null
}

/** Of a draft without an error. */
export function returnBody(
  order: OrderReturnsView,
  draft: ReturnDraft & Pick<ReturnBodyView, 'reason'>,
): ReturnBodyView {
  const { reason, resolution, variant, note, photos, method, account, asGoodwill } = draft
  return {
    items: chosenLines(draft).map(([item_id, quantity]) => ({ item_id, quantity })),
    reason,
    requested_resolution: resolution,
    photos: photos.map(({ name }) => name),
    as_goodwill: asGoodwill,
    ...(note.trim() && { note: note.trim() }),
    ...(resolution === 'exchange' && variant && { variant_id: variant }),
    ...(isMethodRequired(order, draft) && {
      refund_method: method,
      ...(method !== 'cash' && { refund_account: account }),
    }),
  }
}

import { z } from 'zod'
import { Day, Dinars, Id, Instant, ImageView } from '../contract.ts'

export const RETURN_STATES = [
  'requested',
  'accepted',
  'refused',
  'withdrawn',
  'returning',
  'to_collect',
  'returned',
  'checked',
  'settled',
] as const
export const ReturnStateName = z.enum(RETURN_STATES)
/** Excludes `refused_at_door`, which is not requested. */
export const RETURN_REASONS = [
  'defective',
  'damaged',
  'wrong_item',
  'incomplete',
  'not_as_described',
  'late',
  'changed_mind',
] as const
export const RETURN_RESOLUTIONS = ['refund', 'exchange', 'replacement', 'repair'] as const
export const ITEM_CONDITIONS = ['resellable', 'damaged', 'incomplete', 'wrong_item'] as const
export const RETURN_OUTCOMES = [
  'refunded',
  'replaced',
  'repaired',
  'exchanged',
  'sent_back',
] as const
export const REFUND_STATES = ['due', 'approved', 'paid', 'failed', 'cancelled'] as const
export const REFUND_METHODS = ['cash', 'ccp', 'bank_transfer', 'card', 'store_credit'] as const
/** Without card: a card payment is always refunded to the card. */
export const REQUESTABLE_REFUND_METHODS = ['cash', 'ccp', 'bank_transfer'] as const

/** Of the vendor: where an accepted return goes, and who is called about it. */
const ReturnDestination = z.object({
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  wilaya: z.string().nullable(),
  phone: z.string().nullable(),
})
const RefundSummary = z.object({
  state: z.enum(REFUND_STATES),
  amount: Dinars,
  method: z.enum(REFUND_METHODS),
  account: z.string().nullable(),
  due_on: Day,
  paid_at: Instant.nullable(),
  reference: z.string().nullable(),
})
const ReturnLine = z.object({
  /** Of the line of the order's returnable items. */
  item_id: Id,
  product_name: z.string(),
  variant_label: z.string().nullable(),
  image: ImageView.nullable(),
  quantity: z.number().int(),
  price: Dinars,
  received_quantity: z.number().int().nullable(),
  condition: z.enum(ITEM_CONDITIONS).nullable(),
})

export const ReturnCard = z.object({
  id: Id,
  number: z.string(),
  order_id: Id,
  state: ReturnStateName,
  reason: z.enum([...RETURN_REASONS, 'refused_at_door']),
  requested_resolution: z.enum(RETURN_RESOLUTIONS),
  note: z.string().nullable(),
  is_goodwill: z.boolean(),
  cost_on: z.enum(['buyer', 'vendor', 'marketplace']),
  requested_at: Instant,
  return_until_on: Day.nullable(),
  settle_until_on: Day.nullable(),
  /** Last day to send it back; null once it was sent. */
  send_until_on: Day.nullable(),
  /** With `send_until_on`. */
  send_to: ReturnDestination.nullable(),
  refuse_reason: z.string().nullable(),
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  courier: z.string().nullable(),
  tracking: z.string().nullable(),
  items: z.array(ReturnLine),
  photos: z.array(ImageView),
  exchange: z
    .object({
      state: z.enum(['planned', 'sent', 'delivered', 'cancelled']),
      variant_label: z.string().nullable(),
      quantity: z.number().int(),
      difference: Dinars,
      /** Asked for with the difference, once the parcel has left. */
      stamp_duty: Dinars,
      courier: z.string().nullable(),
      tracking: z.string().nullable(),
      /** Of one that is cancelled: its parcel was lost or came back. */
      was_sent: z.boolean(),
      /** When the vendor reported the delivery, which is not confirmed. */
      reported_at: Instant.nullable(),
    })
    .nullable(),
  /** As requested; null where nothing is paid back, or to the card. */
  refund_method: z.enum(REFUND_METHODS).nullable(),
  /** Its last four digits. */
  refund_account: z.string().nullable(),
  refund: RefundSummary.nullable(),
  history: z.array(
    z.object({ to: ReturnStateName, by: z.string(), reason: z.string().nullable(), at: Instant }),
  ),
})
export type ReturnCardView = z.infer<typeof ReturnCard>
export const BuyerReturn = ReturnCard.extend({ can_withdraw: z.boolean() })
export type BuyerReturnView = z.infer<typeof BuyerReturn>

export const OrderReturnsView = z.object({
  order_id: Id,
  is_delivered: z.boolean(),
  return_until_on: Day.nullable(),
  working_days: z.number().int(),
  settle_days: z.number().int(),
  is_over: z.boolean(),
  accepts_changed_mind: z.boolean(),
  changed_mind_cost_on: z.enum(['buyer', 'vendor']),
  /** Then the refund goes to the card and no bank account is needed. */
  is_paid_by_card: z.boolean(),
  /** What was paid for the delivery and is not paid back yet. */
  delivery_paid: Dinars,
  lines: z.array(
    z.object({
      /** Of the order's item, or of the return whose exchange brought other pieces for some of it. */
      item_id: Id,
      product_name: z.string(),
      variant_label: z.string().nullable(),
      image: ImageView.nullable(),
      quantity: z.number().int(),
      /** For all of the line, less its discounts. */
      paid: Dinars,
      left: z.number().int(),
      /** From its own delivery; null before it. */
      return_until_on: Day.nullable(),
      is_over: z.boolean(),
      variants: z.array(
        z.object({
          id: Id,
          label: z.string().nullable(),
          price: Dinars,
          available: z.number().int(),
          is_same: z.boolean(),
        }),
      ),
    }),
  ),
  returns: z.array(BuyerReturn),
})
export type OrderReturnsView = z.infer<typeof OrderReturnsView>

export const MAX_RETURN_PHOTOS = 5
export const ReturnBody = z.strictObject({
  items: z
    .array(z.strictObject({ item_id: Id, quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200),
  reason: z.enum(RETURN_REASONS),
  requested_resolution: z.enum(RETURN_RESOLUTIONS),
  variant_id: Id.optional(),
  note: z.string().trim().max(1000).optional(),
  photos: z.array(z.string().max(80)).max(MAX_RETURN_PHOTOS).default([]),
  refund_method: z.enum(REQUESTABLE_REFUND_METHODS).optional(),
  refund_account: z.string().trim().max(60).optional(),
  /** The buyer accepts that the vendor may refuse. */
  as_goodwill: z.boolean().default(false),
})
export type ReturnBodyView = z.input<typeof ReturnBody>
export const GuestReturnsQuery = z.object({ order_id: Id })
export const GuestReturnBody = ReturnBody.extend({ order_id: Id })
export const ReturnParams = z.object({ id: Id })
export const ReturnPhotoParams = z.object({ name: z.string().regex(/^[0-9a-f]{48}(-small)?$/) })
export const ReturnPhotoQuery = z.object({
  expires: z.string().regex(/^\d{1,15}$/),
  signature: z.string().max(80),
})
export const ReturnPhoto = ImageView.extend({ name: z.string() })
export type ReturnPhotoView = z.infer<typeof ReturnPhoto>

import { z } from 'zod'
import { Dinars, Id, Instant, pageOf, ImageView, SeenVersion, Version } from '../contract.ts'

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
export const REFUND_STATES = ['due', 'approved', 'made', 'failed', 'cancelled'] as const
export const REFUND_METHODS = ['cash', 'ccp', 'bank_transfer', 'card', 'store_credit'] as const
/** Without card: a card payment is always refunded to the card. */
export const REQUESTABLE_REFUND_METHODS = ['cash', 'ccp', 'bank_transfer'] as const

const RefundSummary = z.object({
  state: z.enum(REFUND_STATES),
  amount: Dinars,
  method: z.enum(REFUND_METHODS),
  account: z.string().nullable(),
  due_on: z.iso.date(),
  paid_at: Instant.nullable(),
  reference: z.string().nullable(),
})
const ReturnLine = z.object({
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
  return_until_on: z.iso.date().nullable(),
  settle_until_on: z.iso.date().nullable(),
  /** Last day to send it back; null once it was sent. */
  send_until_on: z.iso.date().nullable(),
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
      courier: z.string().nullable(),
      tracking: z.string().nullable(),
    })
    .nullable(),
  refund: RefundSummary.nullable(),
  history: z.array(
    z.object({ to: ReturnStateName, by: z.string(), reason: z.string().nullable(), at: Instant }),
  ),
})
export type ReturnCardView = z.infer<typeof ReturnCard>
export const BuyerReturn = ReturnCard.extend({ can_withdraw: z.boolean() })
export type BuyerReturnView = z.infer<typeof BuyerReturn>

export const OrderReturns = z.object({
  order_id: Id,
  is_delivered: z.boolean(),
  return_until_on: z.iso.date().nullable(),
  working_days: z.number().int(),
  is_over: z.boolean(),
  accepts_changed_mind: z.boolean(),
  changed_mind_cost_on: z.enum(['buyer', 'vendor']),
  /** Then the refund goes to the card and no bank account is needed. */
  is_paid_by_card: z.boolean(),
  lines: z.array(
    z.object({
      item_id: Id,
      product_name: z.string(),
      variant_label: z.string().nullable(),
      image: ImageView.nullable(),
      left: z.number().int(),
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
export type OrderReturnsView = z.infer<typeof OrderReturns>

export const MAX_PHOTOS = 5
export const ReturnBody = z.strictObject({
  items: z
    .array(z.strictObject({ item_id: Id, quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200),
  reason: z.enum(RETURN_REASONS),
  requested_resolution: z.enum(RETURN_RESOLUTIONS),
  variant_id: Id.optional(),
  note: z.string().trim().max(1000).optional(),
  photos: z.array(z.string().max(80)).max(MAX_PHOTOS).default([]),
  refund_method: z.enum(REQUESTABLE_REFUND_METHODS).optional(),
  refund_account: z.string().trim().max(60).optional(),
  /** The buyer accepts that the vendor may refuse. */
  as_goodwill: z.boolean().default(false),
})
export type ReturnBodyView = z.input<typeof ReturnBody>
export const GuestReturnsQuery = z.object({ order_id: Id })
export const GuestReturnBody = ReturnBody.extend({ order_id: Id })
export const ReturnParams = z.object({ id: Id })
export const ReturnPhoto = ImageView.extend({ name: z.string() })
export type ReturnPhotoView = z.infer<typeof ReturnPhoto>

export const RETURN_TABS = ['all', 'requested', 'under_way', 'checked', 'over'] as const
export const VendorReturnRow = z.object({
  id: Id,
  number: z.string(),
  order_id: Id,
  state: ReturnStateName,
  reason: ReturnCard.shape.reason,
  requested_resolution: z.enum(RETURN_RESOLUTIONS),
  is_goodwill: z.boolean(),
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  requested_at: Instant,
  settle_until_on: z.iso.date().nullable(),
  customer: z.object({ name: z.string(), wilaya: z.string() }),
  piece_count: z.number().int(),
  image: ImageView.nullable(),
  product_name: z.string(),
  refund_state: z.enum(REFUND_STATES).nullable(),
})
export type VendorReturnRowView = z.infer<typeof VendorReturnRow>
export const VendorReturnsPage = pageOf(VendorReturnRow).extend({
  counts: z.record(z.enum(RETURN_TABS), z.number().int()),
})
export type VendorReturnsPageView = z.infer<typeof VendorReturnsPage>
export const VendorReturnsQuery = z.object({
  search: z.string().trim().max(120).optional(),
  status: z.enum(RETURN_TABS).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const VendorReturn = ReturnCard.extend({
  version: Version,
  order_number: z.string(),
  customer: z.object({ name: z.string(), phone: z.string(), city: z.string(), wilaya: z.string() }),
  /** Maximum refund for the items received. */
  refundable: z.object({ goods: Dinars, delivery: Dinars }).nullable(),
  couriers: z.array(z.object({ code: z.string(), name: z.string() })),
  can: z.array(
    z.enum([
      'accept',
      'refuse',
      'travel',
      'receive',
      'refund',
      'send_exchange',
      'end_exchange',
      'close',
    ]),
  ),
})
export type VendorReturnView = z.infer<typeof VendorReturn>
export type ReturnAction = VendorReturnView['can'][number]

const ParcelTracking = {
  courier: z.string().max(30).nullish(),
  tracking: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,59}$/)
    .nullish(),
}
export const RefusalBody = z.strictObject({
  reason: z.string().trim().min(3).max(500),
  ...SeenVersion,
})
export const ReturnShippingBody = z.strictObject({
  state: z.enum(['returning', 'to_collect']),
  ...ParcelTracking,
  ...SeenVersion,
})
export const InspectionBody = z.strictObject({
  ...SeenVersion,
  items: z
    .array(
      z.strictObject({
        item_id: Id,
        quantity: z.number().int().min(0).max(10_000),
        condition: z.enum(ITEM_CONDITIONS),
        restock: z.boolean().default(true),
      }),
    )
    .min(1)
    .max(200),
})
/** Without amounts: the maximum refund. */
export const DecidedRefundBody = z.strictObject({
  ...SeenVersion,
  goods: Dinars.min(0).optional(),
  delivery: Dinars.min(0).optional(),
})
export const ExchangeBody = z.strictObject({ ...ParcelTracking, ...SeenVersion })
export const ExchangeStepBody = z.strictObject({
  state: z.enum(['delivered', 'returned']),
  ...SeenVersion,
})
export const ClosingBody = z.strictObject({
  ...SeenVersion,
  outcome: z.enum(['repaired', 'sent_back']),
  reason: z.string().trim().max(500).optional(),
})

export const AdminRefundsQuery = z.object({
  search: z.string().trim().max(120).optional(),
  status: z.enum(['all', ...REFUND_STATES]).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const AdminRefund = z.object({
  id: Id,
  number: z.string(),
  order_id: Id,
  order_number: z.string(),
  vendor: z.object({ business_name: z.string() }),
  customer: z.object({ name: z.string(), phone: z.string() }),
  goods: Dinars,
  delivery: Dinars,
  amount: Dinars,
  method: z.enum(REFUND_METHODS),
  /** Unmasked: an admin copies it into a bank transfer. */
  account: z.string().nullable(),
  state: z.enum(REFUND_STATES),
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  created_at: Instant,
  reference: z.string().nullable(),
  fail_reason: z.string().nullable(),
  /** Four-eyes rule: the admin decided it, so another one has to approve. */
  is_own: z.boolean(),
  was_retried: z.boolean(),
  version: Version,
})
export type AdminRefundView = z.infer<typeof AdminRefund>
export const AdminRefundsPage = pageOf(AdminRefund).extend({
  counts: z.record(z.enum(['all', ...REFUND_STATES]), z.number().int()),
  /** Sum of due and approved refunds. */
  open_amount: Dinars,
})
export type AdminRefundsPageView = z.infer<typeof AdminRefundsPage>
export const PaymentBody = z.strictObject({
  reference: z.string().trim().max(80).optional(),
  ...SeenVersion,
})
export const ReasonBody = z.strictObject({
  reason: z.string().trim().min(3).max(300),
  ...SeenVersion,
})
export const RetryRefundBody = z.strictObject({
  ...SeenVersion,
  method: z.enum(REQUESTABLE_REFUND_METHODS).optional(),
  account: z.string().trim().max(60).optional(),
})

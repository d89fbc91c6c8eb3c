import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf, ImageView, SeenVersion, Version } from '../contract.ts'
import { LOSS_KINDS } from '../orders/contract.ts'
import {
  ReturnStateName,
  RETURN_RESOLUTIONS,
  ITEM_CONDITIONS,
  RETURN_OUTCOMES,
  REFUND_STATES,
  ReturnCard,
} from './contract.ts'

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
  settle_until_on: Day.nullable(),
  customer: z.object({ name: z.string(), wilaya: z.string() }),
  piece_count: z.number().int(),
  image: ImageView.nullable(),
  product_name: z.string(),
  variant_label: z.string().nullable(),
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
const RETURN_ACTIONS = [
  'accept',
  'refuse',
  'travel',
  'receive',
  'refund',
  'send_exchange',
  'send_again',
  'end_exchange',
  'close',
  'expire',
] as const
export const VendorReturn = ReturnCard.extend({
  version: Version,
  order_number: z.string(),
  customer: z.object({ name: z.string(), phone: z.string(), city: z.string(), wilaya: z.string() }),
  /** Maximum refund for the items received. */
  refundable: z.object({ goods: Dinars, delivery: Dinars }).nullable(),
  couriers: z.array(z.object({ code: z.string(), name: z.string() })),
  /** What this member of the staff may decide in all; null for any amount. */
  refund_limit: Dinars.nullable(),
  can: z.array(z.enum(RETURN_ACTIONS)),
  /** What the return allows, but not the role. */
  needs_manager: z.array(z.enum(RETURN_ACTIONS)),
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
export const ExchangeStepBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('delivered'), ...SeenVersion }),
  z.strictObject({
    state: z.literal('returned'),
    condition: z.enum(ITEM_CONDITIONS).default('resellable'),
    ...SeenVersion,
  }),
  z.strictObject({ state: z.literal('lost'), reason: z.enum(LOSS_KINDS), ...SeenVersion }),
])
export const ClosingBody = z.strictObject({
  ...SeenVersion,
  outcome: z.enum(['repaired', 'sent_back']),
  reason: z.string().trim().max(500).optional(),
})

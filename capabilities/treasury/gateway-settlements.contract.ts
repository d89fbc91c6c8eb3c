import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'
import { GatewayCode } from '../payments/contract.ts'

export const GATEWAY_SETTLEMENT_STATES = ['imported', 'posted', 'withdrawn'] as const
export const GATEWAY_PROBLEMS = [
  'unknown_payment',
  'not_captured',
  'settled_before',
  'duplicate_line',
  'amount_differs',
  'net_differs',
] as const

export const GatewayDifference = z.object({
  position: z.number().int(),
  paid_on: Day.nullable(),
  payment: z.string(),
  /** Of the purchase that the payment is known by. */
  purchase_number: z.string().nullable(),
  gross: Dinars,
  fee: Dinars,
  net: Dinars,
  /** What the gateway took by our books; below zero what it paid back. */
  expected: Dinars.nullable(),
  problem: z.enum(GATEWAY_PROBLEMS),
})
export const GatewaySettlement = z.object({
  id: Id,
  gateway_name: z.string(),
  reference: z.string(),
  state: z.enum(GATEWAY_SETTLEMENT_STATES),
  file_name: z.string(),
  line_count: z.number().int(),
  gross: Dinars,
  fee: Dinars,
  net: Dinars,
  difference_count: z.number().int(),
  /** In file order; the first 200. */
  differences: z.array(GatewayDifference),
  received_on: Day.nullable(),
  note: z.string().nullable(),
  imported_by: z.string().nullable(),
  imported_at: Instant,
  decided_by: z.string().nullable(),
  withdraw_reason: z.string().nullable(),
  /** Four-eyes rule: who imported it does not post it. */
  is_own: z.boolean(),
  /** When who imported it alone may post it; null unless that was announced. */
  opens_at: Instant.nullable(),
})
export type GatewaySettlementView = z.infer<typeof GatewaySettlement>
export const GatewaySettlementsPage = pageOf(GatewaySettlement).extend({
  /** Whose files can be imported. */
  gateways: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type GatewaySettlementsPageView = z.infer<typeof GatewaySettlementsPage>
export const GatewaySettlementsQuery = z.object({
  state: z.enum(GATEWAY_SETTLEMENT_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
  cursor: z.string().max(300).optional(),
})
export const GatewaySettlementParams = z.object({ id: Id })
export const NewGatewaySettlementBody = z.strictObject({
  gateway: GatewayCode,
  reference: z.string().trim().min(1).max(80),
  file_name: z.string().trim().min(1).max(200),
  /** The file's bytes, base64. */
  content: z.base64().min(1).max(8_000_000),
})
export const PostGatewaySettlementBody = z.strictObject({
  received_on: Day,
  /** Why it is posted with differences. */
  note: z.string().trim().max(300).optional(),
})

/** A payment of which the gateway took another sum than was asked. */
export const OtherSumPayment = z.object({
  id: Id,
  purchase_number: z.string(),
  order_id: Id,
  buyer: z.string(),
  gateway_name: z.string(),
  gateway_reference: z.string().nullable(),
  requested: Dinars,
  taken: Dinars,
  taken_at: Instant,
  /** What goes back: a sum that is too low as a whole, of one that is too high the excess. */
  returned: Dinars,
  /** Whether all of it is back with the buyer. */
  is_returned: z.boolean(),
})
export const OtherSumPayments = z.object({
  items: z.array(OtherSumPayment),
  next: z.string().nullable(),
})
export type OtherSumPaymentView = z.infer<typeof OtherSumPayment>
export type OtherSumPaymentsView = z.infer<typeof OtherSumPayments>
export const OtherSumPaymentsQuery = z.object({
  /** Only those whose money is not back yet. */
  show: z.enum(['open', 'all']).optional(),
  cursor: z.string().max(300).optional(),
})

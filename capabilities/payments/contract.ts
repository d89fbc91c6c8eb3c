import { codesOf } from '#kernel/codes-of.ts'
import { onlineMethods, PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'

export const PaymentMethodName = z.enum(codesOf(PAYMENT_METHODS))
export const OnlineMethodName = z.enum(onlineMethods())

/** In display order. */
export const PaymentMethods = z.object({
  items: z.array(z.object({ method: PaymentMethodName, name: z.string() })),
})
export type PaymentMethodsView = z.infer<typeof PaymentMethods>

/** The shape only: the code is looked up in the registry of gateways. */
export const GatewayCode = z.string().regex(/^[a-z][a-z0-9_]{1,29}$/)
export const GatewayParams = z.object({ gateway: GatewayCode })

export const PaymentAttempt = z.object({
  id: Id,
  method: OnlineMethodName,
  gateway: z.string(),
  status: z.enum(['pending', 'captured', 'failed', 'expired', 'cancelled']),
  amount: Dinars,
  at: Instant,
  ended_at: Instant.nullable(),
  /** The bank's receipt; null for vendors. */
  receipt: z
    .object({
      gatewayOrder: z.string(),
      approvalCode: z.string().nullable(),
      card: z.string().nullable(),
      message: z.string().nullable(),
    })
    .nullable(),
})

export const PaymentRefund = z.object({
  id: Id,
  order_id: Id,
  amount: Dinars,
  reason: z.enum([
    'cancelled',
    'cancelled_after_shipping',
    'late',
    'duplicate',
    'returned',
    'parcel_returned',
    'other_sum',
  ]),
  status: z.enum(['due', 'sending', 'manual', 'done']),
  /** The gateway's reference, once the refund was sent. */
  reference: z.string().nullable(),
  at: Instant,
  settled_at: Instant.nullable(),
})

export const OnlinePaymentView = z.object({
  state: z.enum(['open', 'paid', 'released', 'paid_on_delivery']),
  expires_at: Instant,
  attempts: z.array(PaymentAttempt),
  refunds: z.array(PaymentRefund),
})
export type OnlinePaymentView = z.infer<typeof OnlinePaymentView>

export const WebhookReceived = z.object({ received: z.boolean() })

export const RefundParams = z.object({ id: Id })
export const SETTLEMENT_SOURCES = ['gateway', 'bank', 'till'] as const
export const RefundSettlementBody = z.strictObject({
  reference: z
    .string({ error: 'reference_required' })
    .trim()
    .min(3, { error: 'reference_required' })
    .max(120),
  paid_on: Day,
  /** By default its gateway made it, outside of the marketplace. */
  paid_from: z.enum(SETTLEMENT_SOURCES).optional(),
})
export const RefundRejectionBody = z.strictObject({ reason: z.string().trim().min(1).max(300) })

/** A refund that its gateway leaves to people. */
export const ManualRefund = PaymentRefund.omit({ reference: true, settled_at: true }).extend({
  purchase_number: z.string(),
  gateway_name: z.string(),
  /** The payment's id at its gateway. */
  gateway_reference: z.string().nullable(),
  /** Another admin than who made it due approves it; then its gateway is asked. */
  needs_approval: z.boolean(),
  /** What was recorded as paid and not rejected. */
  settlement: z
    .object({
      id: Id,
      reference: z.string(),
      paid_on: Day,
      paid_from: z.enum(SETTLEMENT_SOURCES),
      voucher: z.string().nullable(),
      recorded_by: z.string().nullable(),
      recorded_at: Instant,
      /** Four-eyes rule: who recorded it does not confirm it. */
      is_own: z.boolean(),
    })
    .nullable(),
  /** The last payment that was recorded, where it was rejected. */
  rejected: z.object({ by: z.string().nullable(), reason: z.string() }).nullable(),
  /** Four-eyes rule: made due by an act of the viewer. */
  is_own: z.boolean(),
  /** When the viewer alone may settle it; null unless that was announced. */
  opens_at: Instant.nullable(),
})
export type ManualRefundView = z.infer<typeof ManualRefund>
export const ManualRefundsPage = pageOf(ManualRefund)
export type ManualRefundsPageView = z.infer<typeof ManualRefundsPage>
export const ManualRefundsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})

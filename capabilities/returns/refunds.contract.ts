import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf, SeenVersion, Version } from '../contract.ts'
import { REFUND_STATES, REFUND_METHODS, REQUESTABLE_REFUND_METHODS } from './contract.ts'

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
  due_on: Day,
  is_overdue: z.boolean(),
  created_at: Instant,
  reference: z.string().nullable(),
  /** Number of the voucher of what left the till. */
  voucher: z.string().nullable(),
  fail_reason: z.string().nullable(),
  /** Four-eyes rule: the admin decided it, or approved it, so another one has to approve or pay. */
  is_own: z.boolean(),
  /** When who is alone may approve or pay it; null unless that was announced. */
  opens_at: Instant.nullable(),
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
export const REFUND_SOURCES = ['till', 'bank'] as const
export const RefundPaymentBody = z.strictObject({
  reference: z.string().trim().max(80).optional(),
  /** Cash is taken from the till, which has to hold it; by default the bank paid. */
  paid_from: z.enum(REFUND_SOURCES).optional(),
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

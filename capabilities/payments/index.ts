import type { PaymentMethod } from '#kernel/payment-methods.ts'
import { pollPurchase, pollGateways } from './operations/poll-gateways.ts'
import { receiveWebhook, type WebhookDeps } from './operations/receive-webhook.ts'
import {
  acceptLatePayment,
  releaseToCashOnDelivery,
  createHold,
  releasePaymentHolds,
} from './operations/payment-holds.ts'
import {
  processRefunds,
  coversRefund,
  refundPayment,
  type RefundDeps,
  sumRefunds,
  cancelRefunds,
} from './operations/refund-payment.ts'
import {
  noteSettlementPosted,
  settleRefundsManually,
} from './operations/settle-refunds-manually.ts'
import { type StartDeps, startPayment } from './operations/start-payment.ts'
import { sumTillRefunds } from './queries/refund-settlements.ts'
import { adminRoutes } from './routes.admin.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { chooseMethod, isPaidOnDelivery, offeredMethods } from './rules/methods.ts'
import { texts } from './texts.generated.ts'

export const PAYMENT_REFUSALS = texts.below('payment-refusals')

export function createPayments(deps: StartDeps & RefundDeps & WebhookDeps) {
  const hasGateway = deps.gateways.length > 0
  const offered = () => offeredMethods(hasGateway)
  processRefunds(deps)
  const manual = settleRefundsManually(deps)
  return {
    offered,
    choose: (method: PaymentMethod) => chooseMethod(method, hasGateway),
    isCashOnDelivery: isPaidOnDelivery,
    createHold: createHold(deps),
    start: startPayment(deps),
    /** The outcome is applied before it returns. */
    pollPurchase: pollPurchase(deps),
    releaseToCashOnDelivery: releaseToCashOnDelivery(deps),
    acceptLatePayment: acceptLatePayment(deps),
    refund: refundPayment(deps),
    cancelRefunds: cancelRefunds(deps),
    sumRefunds,
    coversRefund,
    pollGateways: pollGateways(deps),
    releaseHolds: releasePaymentHolds(deps),
    storefrontRoutes: storefrontRoutes({ offered, receiveWebhook: receiveWebhook(deps) }),
    adminRoutes: adminRoutes(manual),
    /** What may leave the till, and what of it card refunds take. */
    limitTill: manual.limitTill,
    sumTillRefunds,
    noteSettlementPosted: noteSettlementPosted(deps),
  }
}
export type Payments = ReturnType<typeof createPayments>
export { configuredGateways, findGateway, GATEWAYS } from './gateways/registry.ts'
export type { SettlementColumn } from './data/settlement-columns.ts'
export type { RefundDone } from './events.ts'
export { gatewayName } from './queries/gateway-name.ts'
export type { PaymentRefundRefusal, RefundPaymentCommand } from './operations/refund-payment.ts'
export type { StartRefusal } from './operations/start-payment.ts'
export type { MethodRefusal } from './rules/methods.ts'
export type { RefundReason } from './schema.ts'

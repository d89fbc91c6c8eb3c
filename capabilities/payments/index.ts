import { askAboutPurchase, askGateways } from './operations/poll-gateways.ts'
import { hearChargily, type HearDeps } from './operations/receive-webhook.ts'
import { acceptLate, moveToTheDoor, openHold, releaseHolds } from './operations/payment-holds.ts'
import {
  handleRefunds,
  refund,
  type RefundDeps,
  sumRefunds,
  settleByHand,
  withdrawRefunds,
} from './operations/refund-payment.ts'
import { type StartDeps, startPayment } from './operations/start-payment.ts'
import { adminRoutes } from './routes.admin.ts'
import { shopRoutes } from './routes.storefront.ts'
import { chooseMethod, isPaidAtTheDoor, offeredMethods } from './rules/methods.ts'
import type { PaymentMethod } from './schema.ts'

/** The door of payments: which methods are offered, what waits for its money, and what goes back. */
export function createPayments(deps: StartDeps & RefundDeps & HearDeps) {
  const names = deps.gateways.map(({ name }) => name)
  const offered = () => offeredMethods(names)
  handleRefunds(deps)
  return {
    offered,
    choose: (method: PaymentMethod) => chooseMethod(method, names),
    isPaidAtTheDoor,
    openHold: openHold(deps),
    start: startPayment(deps),
    /** Asks the gateways about a purchase now; what they say is settled before it returns. */
    ask: askAboutPurchase(deps),
    moveToTheDoor: moveToTheDoor(deps),
    acceptLate: acceptLate(deps),
    /** Makes money of a payment due to its buyer; `payments.refund_done` says when it is on its way. */
    refund: refund(deps),
    withdrawRefunds: withdrawRefunds(deps),
    sumRefunds,
    askGateways: askGateways(deps),
    releaseHolds: releaseHolds(deps),
    shopRoutes: shopRoutes({ offered, hear: hearChargily(deps) }),
    adminRoutes: adminRoutes({ settleByHand: settleByHand(deps) }),
  }
}
export type Payments = ReturnType<typeof createPayments>
export { configuredGateways, type ConfiguredGateways } from './gateways/configured.ts'
export type { RefundRefusal, RefundWanted } from './operations/refund-payment.ts'
export type { StartRefusal } from './operations/start-payment.ts'
export type { MethodRefusal } from './rules/methods.ts'
export type { GatewayName, OnlineMethod, PaymentMethod, RefundReason } from './schema.ts'
export { METHOD_NAMES, PAYMENT_REFUSALS } from './texts.ts'

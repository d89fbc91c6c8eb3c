import { shopRoutes } from './routes.shop.ts'
import { chooseMethod, isPaidAtTheDoor, offeredMethods } from './rules/methods.ts'
import type { GatewayName, PaymentMethod } from './schema.ts'

/** The door of payments: which methods are offered, and when their money comes. */
export function createPayments({ gateways }: { gateways: readonly GatewayName[] }) {
  const offered = () => offeredMethods(gateways)
  return {
    offered,
    choose: (method: PaymentMethod) => chooseMethod(method, gateways),
    isPaidAtTheDoor,
    shopRoutes: shopRoutes({ offered }),
  }
}
export type Payments = ReturnType<typeof createPayments>
export type { MethodRefusal } from './rules/methods.ts'
export type { GatewayName, PaymentMethod } from './schema.ts'
export { METHOD_NAMES, PAYMENT_REFUSALS } from './texts.ts'

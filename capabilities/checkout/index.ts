import { rateLimit } from '#platform/rate-limit.ts'
import { checkOut, type CheckoutDeps } from './operations/check-out.ts'
import { hasPlaced } from './operations/has-placed.ts'
import { limitCheckouts, type LimitCheckoutsDeps } from './operations/limit-checkouts.ts'
import type { Identity } from '#capabilities/identity/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import { checkPayment, payPurchase, type PayDeps } from './operations/pay-purchase.ts'
import { paymentRoutes } from './routes.storefront.payments.ts'
import { storefrontRoutes } from './routes.storefront.ts'

type Deps = CheckoutDeps &
  LimitCheckoutsDeps & {
    identity: Pick<Identity, 'isHuman'>
    orders: CheckoutDeps['orders'] & PayDeps['orders'] & Pick<Orders, 'readerOf'>
    payments: CheckoutDeps['payments'] & PayDeps['payments']
    territory: {
      findWilaya: (code: string) => unknown
      /** Null when the typed city is no known commune. */
      recogniseCommune: (wilaya: string, written: string) => { code: string } | null
    }
  }

export function createCheckout(deps: Deps) {
  const { db, clock, territory } = deps
  const operation = checkOut(deps)
  return {
    checkOut: operation,
    storefrontRoutes: [
      storefrontRoutes({
        checkOut: operation,
        limitCheckouts: limitCheckouts(deps),
        hasPlaced: hasPlaced(deps),
        isWilaya: (code) => territory.findWilaya(code) !== null,
        communeOf: (wilaya, city) => territory.recogniseCommune(wilaya, city)?.code ?? null,
      }),
      paymentRoutes({
        pay: payPurchase(deps),
        checkPayment: checkPayment(deps),
        isHuman: deps.identity.isHuman,
        readerOf: deps.orders.readerOf,
        clock,
        limit: (use) => rateLimit(db, use),
      }),
    ],
  }
}

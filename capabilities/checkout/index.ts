import { limit } from '#platform/limits.ts'
import { checkOut, type CheckoutDeps } from './operations/check-out.ts'
import { shopRoutes } from './routes.shop.ts'

type Deps = CheckoutDeps & {
  territory: {
    findWilaya: (code: string) => unknown
    /** The commune that a typed city is, when it is one. */
    recogniseCommune: (wilaya: string, written: string) => { code: string } | null
  }
  /** Checkouts that one address may send in a minute; a whole neighbourhood can share one. */
  perMinute?: number
}

/** The door of the checkout: one call from a cart to its orders. */
export function createCheckout(deps: Deps) {
  const { db, clock, territory, perMinute = 3_000 } = deps
  const operation = checkOut(deps)
  return {
    checkOut: operation,
    shopRoutes: shopRoutes({
      checkOut: operation,
      clock,
      perMinute,
      limit: (use) => limit(db, use),
      isWilaya: (code) => territory.findWilaya(code) !== null,
      communeOf: (wilaya, city) => territory.recogniseCommune(wilaya, city)?.code ?? null,
    }),
  }
}
export type Checkout = ReturnType<typeof createCheckout>

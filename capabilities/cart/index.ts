import type { Keeper } from '#platform/personal-data.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { keepWishlist } from './operations/keep-wishlist.ts'
import { type CartDeps, quoteCart } from './operations/quote.ts'
import { forgetSaved, readSaved } from './queries.ts'
import { accountRoutes } from './routes.account.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of the cart: the price of what somebody means to buy, and what they kept for later. */
export function createCart(deps: CartDeps & { settings: Pick<SettingsCapability, 'current'> }) {
  const quoting = quoteCart(deps)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readSaved(handle, person),
    forgetPerson: forgetSaved,
  }
  return {
    ...quoting,
    ...keeper,
    shopRoutes: shopRoutes(quoting),
    accountRoutes: accountRoutes({
      wishlist: keepWishlist(deps),
      isOpen: () => deps.settings.current().enableWishlist,
    }),
  }
}
export type Cart = ReturnType<typeof createCart>
export type { AskedCart } from './operations/quote.ts'
export { askedCart } from './routes.shop.ts'
export type { Change, PricedCart, PricedLine, PricedParcel } from './schema.ts'
export { CART_TEXTS } from './texts.ts'
export { changeView, labelOf, totalChangedView } from './views.ts'

import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { keepWishlist } from './operations/manage-wishlist.ts'
import { leaveCarts } from './operations/abandoned-carts.ts'
import { type CartDeps, quoteCart } from './operations/quote-cart.ts'
import { forgetSaved, readSaved } from './queries/quote.ts'
import { abandonedRoutes } from './routes.storefront.abandoned-carts.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { shopRoutes } from './routes.storefront.ts'
import { forgetOlder } from './queries/abandoned-carts.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = CartDeps & {
  settings: Pick<SettingsCapability, 'current'>
  outbox: Pick<Outbox, 'subscribeMany'>
  deriveLinkKey: DeriveLinkKey
}

/** The door of the cart: the price of what somebody means to buy, and what they kept for later. */
export function createCart(deps: Deps) {
  const quoting = quoteCart(deps)
  const left = leaveCarts({ ...deps, ...quoting })
  hearFacts(deps.outbox, left)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readSaved(handle, person),
    forgetPerson: forgetSaved,
  }
  return {
    ...quoting,
    ...keeper,
    /** What is taken away by its age. */
    retention: { abandoned_carts: forgetOlder },
    /** Reminds who agreed to it: for the schedule. */
    remindBuyers: left.remind,
    /** Carts that were left, as the team lists them, a page at a time. */
    listForTeam: left.list,
    shopRoutes: shopRoutes(quoting).route('/', abandonedRoutes(left) as never),
    adminRoutes: adminRoutes(left),
    accountRoutes: accountRoutes({
      wishlist: keepWishlist(deps),
      isOpen: () => deps.settings.current().enableWishlist,
    }),
  }
}
export type Cart = ReturnType<typeof createCart>
export type { AskedCart } from './operations/quote-cart.ts'
export { askedCart } from './routes.storefront.ts'
export type { Change, PricedCart, PricedLine, PricedParcel } from './schema.ts'
export { CART_TEXTS } from './texts.ts'
export { changeView, labelOf, totalChangedView } from './quote-view.ts'

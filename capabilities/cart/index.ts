import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { manageWishlist } from './operations/manage-wishlist.ts'
import { manageAbandonedCarts } from './operations/abandoned-carts.ts'
import { type CartDeps, quoteCart } from './operations/quote-cart.ts'
import { quoteForVisitor } from './operations/quote-for-visitor.ts'
import { erasePersonalData, exportPersonalData } from './queries/quote.ts'
import { abandonedRoutes } from './routes.storefront.abandoned-carts.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { deleteExpiredCarts } from './queries/abandoned-carts.ts'
import { subscribeToEvents } from './subscriptions.ts'

type Deps = CartDeps & {
  settings: Pick<SettingsCapability, 'current'>
  outbox: Pick<Outbox, 'subscribeMany'>
  deriveLinkKey: DeriveLinkKey
}

export function createCart(deps: Deps) {
  const quoting = quoteCart(deps)
  const left = manageAbandonedCarts({ ...deps, ...quoting })
  subscribeToEvents(deps.outbox, left)
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  return {
    ...quoting,
    ...keeper,
    retention: { abandoned_carts: deleteExpiredCarts },
    remindBuyers: left.remind,
    listForAdmins: left.list,
    storefrontRoutes: storefrontRoutes({ quote: quoteForVisitor({ ...deps, ...quoting }) }).route(
      '/',
      abandonedRoutes(left),
    ),
    adminRoutes: adminRoutes(left),
    accountRoutes: accountRoutes({
      wishlist: manageWishlist(deps),
      isOpen: () => deps.settings.current().enableWishlist,
    }),
  }
}
export type Cart = ReturnType<typeof createCart>
export type { QuoteCartQuery } from './operations/quote-cart.ts'
export { parseQuoteRequest } from './routes.storefront.ts'
export type { LineChange, PricedCart, PricedLine, PricedParcel } from './schema.ts'
export { CART_TEXTS } from './routes.storefront.ts'
export { changeView, totalChangedView, variantLabels } from './quote-view.ts'

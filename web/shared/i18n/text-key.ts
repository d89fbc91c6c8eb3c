import type abandonedCarts from '../../locales/fr/abandoned-carts.json'
import type account from '../../locales/fr/account.json'
import type addresses from '../../locales/fr/addresses.json'
import type admin from '../../locales/fr/admin.json'
import type adminAudit from '../../locales/fr/admin-audit.json'
import type adminMoney from '../../locales/fr/admin-money.json'
import type adminCategories from '../../locales/fr/admin-categories.json'
import type adminHome from '../../locales/fr/admin-home.json'
import type adminSettings from '../../locales/fr/admin-settings.json'
import type adminSystem from '../../locales/fr/admin-system.json'
import type adminTerms from '../../locales/fr/admin-terms.json'
import type adminUsers from '../../locales/fr/admin-users.json'
import type auth from '../../locales/fr/auth.json'
import type authErrors from '../../locales/fr/auth-errors.json'
import type authPages from '../../locales/fr/auth-pages.json'
import type backoffice from '../../locales/fr/backoffice.json'
import type cart from '../../locales/fr/cart.json'
import type checkout from '../../locales/fr/checkout.json'
import type confirmationCalls from '../../locales/fr/confirmation-calls.json'
import type content from '../../locales/fr/content.json'
import type cookiesAndPwa from '../../locales/fr/cookies-and-pwa.json'
import type home from '../../locales/fr/home.json'
import type imports from '../../locales/fr/imports.json'
import type margins from '../../locales/fr/margins.json'
import type messages from '../../locales/fr/messages.json'
import type moderation from '../../locales/fr/moderation.json'
import type orderBoard from '../../locales/fr/order-board.json'
import type orderTracking from '../../locales/fr/order-tracking.json'
import type privacy from '../../locales/fr/privacy.json'
import type productList from '../../locales/fr/product-list.json'
import type productPage from '../../locales/fr/product-page.json'
import type products from '../../locales/fr/products.json'
import type promoCodes from '../../locales/fr/promo-codes.json'
import type reauthentication from '../../locales/fr/reauthentication.json'
import type refunds from '../../locales/fr/refunds.json'
import type reports from '../../locales/fr/reports.json'
import type returns from '../../locales/fr/returns.json'
import type reviews from '../../locales/fr/reviews.json'
import type savedViews from '../../locales/fr/saved-views.json'
import type shipping from '../../locales/fr/shipping.json'
import type staff from '../../locales/fr/staff.json'
import type storefront from '../../locales/fr/storefront.json'
import type storefrontPages from '../../locales/fr/storefront-pages.json'
import type synonyms from '../../locales/fr/synonyms.json'
import type taxDocuments from '../../locales/fr/tax-documents.json'
import type vendorDashboard from '../../locales/fr/vendor-dashboard.json'
import type vendorOrders from '../../locales/fr/vendor-orders.json'
import type vendorProfile from '../../locales/fr/vendor-profile.json'
import type vendorRegistration from '../../locales/fr/vendor-registration.json'
import type vendorReturns from '../../locales/fr/vendor-returns.json'
import type verificationDocuments from '../../locales/fr/verification-documents.json'

export type TextKey = keyof (typeof abandonedCarts &
  typeof account &
  typeof addresses &
  typeof admin &
  typeof adminAudit &
  typeof adminMoney &
  typeof adminCategories &
  typeof adminHome &
  typeof adminSettings &
  typeof adminSystem &
  typeof adminTerms &
  typeof adminUsers &
  typeof auth &
  typeof authErrors &
  typeof authPages &
  typeof backoffice &
  typeof cart &
  typeof checkout &
  typeof confirmationCalls &
  typeof content &
  typeof cookiesAndPwa &
  typeof home &
  typeof imports &
  typeof margins &
  typeof messages &
  typeof moderation &
  typeof orderBoard &
  typeof orderTracking &
  typeof privacy &
  typeof productList &
  typeof productPage &
  typeof products &
  typeof promoCodes &
  typeof reauthentication &
  typeof refunds &
  typeof reports &
  typeof returns &
  typeof reviews &
  typeof savedViews &
  typeof shipping &
  typeof staff &
  typeof storefront &
  typeof storefrontPages &
  typeof synonyms &
  typeof taxDocuments &
  typeof vendorDashboard &
  typeof vendorOrders &
  typeof vendorProfile &
  typeof vendorRegistration &
  typeof vendorReturns &
  typeof verificationDocuments)

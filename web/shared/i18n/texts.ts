import { addressOf, texts } from 'virtual:catalogues'
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { DEFAULT_LANGUAGE, type Language } from '#kernel/locale.ts'
import type abandonedCarts from '../../locales/fr/abandoned-carts.json'
import type account from '../../locales/fr/account.json'
import type admin from '../../locales/fr/admin.json'
import type adminAudit from '../../locales/fr/admin-audit.json'
import type adminMoney from '../../locales/fr/admin-money.json'
import type adminCategories from '../../locales/fr/admin-categories.json'
import type adminHome from '../../locales/fr/admin-home.json'
import type adminSettings from '../../locales/fr/admin-settings.json'
import type adminSystem from '../../locales/fr/admin-system.json'
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
import type vendorDashboard from '../../locales/fr/vendor-dashboard.json'
import type vendorOrders from '../../locales/fr/vendor-orders.json'
import type vendorProfile from '../../locales/fr/vendor-profile.json'
import type vendorRegistration from '../../locales/fr/vendor-registration.json'
import type vendorReturns from '../../locales/fr/vendor-returns.json'
import type verificationDocuments from '../../locales/fr/verification-documents.json'
import type { LocaleFile } from '../../vite-plugins/locale-catalogs.ts'
import { formatMessage, type Message, type Values } from './format-message.ts'

export type { LocaleFile }
export type TextKey = keyof (typeof abandonedCarts &
  typeof account &
  typeof admin &
  typeof adminAudit &
  typeof adminMoney &
  typeof adminCategories &
  typeof adminHome &
  typeof adminSettings &
  typeof adminSystem &
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
  typeof vendorDashboard &
  typeof vendorOrders &
  typeof vendorProfile &
  typeof vendorRegistration &
  typeof vendorReturns &
  typeof verificationDocuments)
export type Translate = (key: TextKey, values?: Values) => string

type LocaleMessages = Record<string, Message>
const loaded: Partial<Record<Language, LocaleMessages>> = {}
const requested = new Map<string, Promise<void>>()
const NONE: Values = {}

if (texts)
  for (const [language, byArea] of Object.entries(texts))
    loaded[language as Language] = Object.assign({}, ...Object.values(byArea)) // keys of the table

const VENDOR = ['vendor-registration', 'backoffice', 'vendor-dashboard', 'messages'] as const
const ADMIN = ['admin', 'backoffice'] as const

/**
 * Locale files of a page beside `storefront`, by the first segment of its path or the first two. In
 * no list: `storefront-pages`, read by loaders only, `cookies-and-pwa` and, in the vendor space,
 * `verification-documents`, loaded by the components that use them.
 */
const FILES_OF: Readonly<Record<string, readonly LocaleFile[]>> = {
  '': ['home'],
  products: ['product-list'],
  product: ['product-page'],
  cart: ['cart'],
  checkout: ['cart', 'checkout'],
  order: ['cart', 'order-tracking'],
  track: ['cart', 'order-tracking'],
  auth: ['auth', 'auth-pages', 'auth-errors'],
  // The security page shows refusals of the authentication API too.
  account: ['account', 'auth', 'auth-errors', 'cart', 'order-tracking', 'messages'],
  // The registration creates accounts too; `auth-errors` is loaded after a refusal only.
  'vendor/register': ['vendor-registration', 'auth'],
  'vendor/orders': [
    ...VENDOR,
    'vendor-orders',
    'confirmation-calls',
    'order-tracking',
    'returns',
    'vendor-returns',
    'order-board',
    'saved-views',
  ],
  'vendor/products': [...VENDOR, 'products', 'saved-views'],
  'vendor/dashboard': [...VENDOR, 'margins', 'order-tracking'],
  'vendor/shop': [...VENDOR, 'products', 'shipping', 'vendor-profile'],
  'vendor/promotions': [...VENDOR, 'promo-codes'],
  'vendor/import': [...VENDOR, 'imports'],
  'vendor/staff': [...VENDOR, 'staff'],
  vendor: VENDOR,
  'admin/users': [...ADMIN, 'admin-users'],
  'admin/settings': [...ADMIN, 'admin-home', 'admin-settings'],
  'admin/products': [...ADMIN, 'products'],
  'admin/orders': [...ADMIN, 'returns', 'refunds', 'order-tracking'],
  'admin/money': [...ADMIN, 'admin-money'],
  'admin/moderation': [...ADMIN, 'moderation', 'verification-documents'],
  'admin/vendors': [...ADMIN, 'verification-documents'],
  'admin/categories': [...ADMIN, 'admin-categories'],
  'admin/shipping': [...ADMIN, 'admin-home', 'shipping'],
  'admin/promotions': [...ADMIN, 'promo-codes'],
  'admin/synonyms': [...ADMIN, 'synonyms'],
  'admin/content': [...ADMIN, 'content'],
  'admin/audit': [...ADMIN, 'admin-audit'],
  'admin/privacy': [...ADMIN, 'privacy'],
  'admin/operations': [...ADMIN, 'admin-system'],
  'admin/reports': [...ADMIN, 'reports'],
  'admin/abandoned-carts': [...ADMIN, 'abandoned-carts'],
  // The dashboard names the settings and roles that were changed last.
  admin: [...ADMIN, 'admin-home', 'admin-settings', 'admin-users'],
}

export function localeFilesOf(pathname: string): LocaleFile[] {
  const [page = '', below = ''] = pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(1)
  return ['storefront', ...(FILES_OF[`${page}/${below}`] ?? FILES_OF[page] ?? [])]
}

export const localeFileUrl: (language: Language, area: LocaleFile) => string = addressOf

/** Idempotent: a file is fetched once. */
export function loadLocaleFile(language: Language, area: LocaleFile): Promise<void> {
  const address = localeFileUrl(language, area)
  let request = requested.get(address)
  if (!request) {
    request = import(/* @vite-ignore */ address).then((module: { default: LocaleMessages }) => {
      loaded[language] = { ...loaded[language], ...module.default }
    })
    requested.set(address, request)
    request.catch(() => requested.delete(address))
  }
  return request
}

export async function loadTexts(language: Language, pathname: string): Promise<void> {
  if (texts) return
  await Promise.all(localeFilesOf(pathname).map((area) => loadLocaleFile(language, area)))
}

export const textsOf =
  (language: Language): Translate =>
  (key, values = NONE) => {
    const message = loaded[language]?.[key]
    return message === undefined ? key : formatMessage(message, values, language)
  }

/** Overrides the page's language in a part that previews another one. */
export const PreviewLanguage = createContext<Language | null>(null)

export function useLanguage(): Language {
  const ofPage = useRouteLoaderData<{ language: Language }>('root')?.language
  return useContext(PreviewLanguage) ?? ofPage ?? DEFAULT_LANGUAGE
}

/** `const { t, language } = useTexts()`, then `t('count.products', { count })`. */
export function useTexts(): { t: Translate; language: Language } {
  const language = useLanguage()
  return { t: textsOf(language), language }
}

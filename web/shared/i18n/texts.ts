import { ownValue } from '#kernel/own-value.ts'
import { addressOf, texts } from 'virtual:catalogues'
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  PAGE_LANGUAGES,
  type PageLanguage,
  writtenLanguage,
} from '#kernel/locale.ts'
import type { LocaleFile } from '../../vite-plugins/locale-catalogs.ts'
import { formatMessage, type Message, type Values } from '#kernel/format-message.ts'
import type { TextKey } from './text-key.ts'

export type { LocaleFile, TextKey }
export type Translate = (key: TextKey, values?: Values) => string

type LocaleMessages = Record<string, Message>
const loaded: Partial<Record<PageLanguage, LocaleMessages>> = {}
const requested = new Map<string, Promise<void>>()
const NONE: Values = {}

if (texts)
  for (const language of PAGE_LANGUAGES)
    loaded[language] = Object.assign({}, ...Object.values(texts[language]))

const VENDOR = ['vendor-registration', 'backoffice', 'vendor-dashboard', 'messages'] as const
const ADMIN = ['admin', 'backoffice'] as const

/**
 * Locale files of a page beside `storefront`, by the first segment of its path or the first two. In
 * no list: `storefront-pages`, read by loaders only, `cookies-and-pwa`, `reauthentication` and, in
 * the space of a registered vendor, `verification-documents`, loaded by the components that use them.
 */
const FILES_OF: Readonly<Record<string, readonly LocaleFile[]>> = {
  '': ['home'],
  products: ['product-list'],
  product: ['product-page'],
  cart: ['cart'],
  checkout: ['cart', 'checkout'],
  order: ['addresses', 'cart', 'order-tracking'],
  track: ['addresses', 'cart', 'order-tracking'],
  auth: ['auth', 'auth-pages', 'auth-errors'],
  'auth/enroll': ['auth', 'auth-pages', 'auth-errors', 'account'],
  // The security page shows refusals of the authentication API too.
  account: ['account', 'addresses', 'auth', 'auth-errors', 'cart', 'order-tracking', 'messages'],
  // The registration creates accounts too; `auth-errors` is loaded after a refusal only.
  'vendor/register': ['vendor-registration', 'auth', 'verification-documents'],
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
  'vendor/money': [...VENDOR, 'tax-documents'],
  'vendor/shop': [...VENDOR, 'products', 'shipping', 'vendor-profile'],
  'vendor/promotions': [...VENDOR, 'promo-codes'],
  'vendor/import': [...VENDOR, 'imports', 'products'],
  'vendor/staff': [...VENDOR, 'staff'],
  vendor: VENDOR,
  'admin/users': [...ADMIN, 'admin-users'],
  'admin/settings': [...ADMIN, 'admin-home', 'admin-settings'],
  'admin/products': [...ADMIN, 'products'],
  'admin/orders': [
    ...ADMIN,
    'returns',
    'refunds',
    'order-tracking',
    'vendor-orders',
    'vendor-returns',
    'admin-money',
  ],
  'admin/customers': [
    ...ADMIN,
    'admin-users',
    'account',
    'privacy',
    'returns',
    'refunds',
    'vendor-returns',
  ],
  'admin/money': [...ADMIN, 'admin-money', 'admin-terms', 'tax-documents'],
  'admin/moderation': [...ADMIN, 'moderation', 'verification-documents'],
  'admin/vendors': [...ADMIN, 'verification-documents'],
  'admin/categories': [...ADMIN, 'admin-categories'],
  'admin/shipping': [...ADMIN, 'admin-home', 'shipping'],
  'admin/promotions': [...ADMIN, 'promo-codes'],
  'admin/synonyms': [...ADMIN, 'synonyms'],
  'admin/intents': [...ADMIN, 'synonyms'],
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
  return [
    'storefront',
    ...(ownValue(FILES_OF, `${page}/${below}`) ?? ownValue(FILES_OF, page) ?? []),
  ]
}

export const localeFileUrl: (language: PageLanguage, area: LocaleFile) => string = addressOf

/** Idempotent: a file is fetched once. */
export function loadLocaleFile(language: PageLanguage, area: LocaleFile): Promise<void> {
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

export async function loadTexts(language: PageLanguage, pathname: string): Promise<void> {
  if (texts) return
  await Promise.all(localeFilesOf(pathname).map((area) => loadLocaleFile(language, area)))
}

export const textsOf =
  (language: PageLanguage): Translate =>
  (key, values = NONE) => {
    const message = loaded[language]?.[key]
    return message === undefined ? key : formatMessage(message, values, writtenLanguage(language))
  }

/** Overrides the page's language in a part that previews another one. */
export const PreviewLanguage = createContext<Language | null>(null)

type RootData = { language: PageLanguage; languages: readonly PageLanguage[] }

/** That of the page, and those that it is offered in. */
export function usePageLanguages(): RootData {
  const root = useRouteLoaderData<RootData>('root')
  const preview = useContext(PreviewLanguage)
  return {
    language: preview ?? root?.language ?? DEFAULT_LANGUAGE,
    languages: root?.languages ?? LANGUAGES,
  }
}

/** Of the page's data, dates and amounts. */
export const useLanguage = (): Language => writtenLanguage(usePageLanguages().language)

/** `const { t, language } = useTexts()`, then `t('count.products', { count })`. */
export function useTexts(): { t: Translate; language: Language } {
  const { language } = usePageLanguages()
  return { t: textsOf(language), language: writtenLanguage(language) }
}

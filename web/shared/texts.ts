import { addressOf, texts } from 'virtual:catalogues'
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { DEFAULT_LANGUAGE, type Language } from '#kernel/locale.ts'
import type abandoned from '../locales/fr/abandoned.json'
import type account from '../locales/fr/account.json'
import type admin from '../locales/fr/admin.json'
import type aside from '../locales/fr/aside.json'
import type auth from '../locales/fr/auth.json'
import type buying from '../locales/fr/buying.json'
import type calls from '../locales/fr/calls.json'
import type checkout from '../locales/fr/checkout.json'
import type coupons from '../locales/fr/coupons.json'
import type desk from '../locales/fr/desk.json'
import type doors from '../locales/fr/doors.json'
import type failures from '../locales/fr/failures.json'
import type handling from '../locales/fr/handling.json'
import type home from '../locales/fr/home.json'
import type imports from '../locales/fr/imports.json'
import type info from '../locales/fr/info.json'
import type moderation from '../locales/fr/moderation.json'
import type money from '../locales/fr/money.json'
import type lexicon from '../locales/fr/lexicon.json'
import type list from '../locales/fr/list.json'
import type office from '../locales/fr/office.json'
import type privacy from '../locales/fr/privacy.json'
import type product from '../locales/fr/product.json'
import type products from '../locales/fr/products.json'
import type reports from '../locales/fr/reports.json'
import type backs from '../locales/fr/backs.json'
import type papers from '../locales/fr/papers.json'
import type place from '../locales/fr/place.json'
import type packing from '../locales/fr/packing.json'
import type paybacks from '../locales/fr/paybacks.json'
import type returns from '../locales/fr/returns.json'
import type review from '../locales/fr/review.json'
import type content from '../locales/fr/content.json'
import type delivery from '../locales/fr/delivery.json'
import type space from '../locales/fr/space.json'
import type shop from '../locales/fr/shop.json'
import type staff from '../locales/fr/staff.json'
import type talk from '../locales/fr/talk.json'
import type tracking from '../locales/fr/tracking.json'
import type upkeep from '../locales/fr/upkeep.json'
import type margin from '../locales/fr/margin.json'
import type vendor from '../locales/fr/vendor.json'
import type views from '../locales/fr/views.json'
import type { Area } from '../tooling/catalogues.ts'
import { formatMessage, type Message, type Values } from './message.ts'

export type { Area }
export type TextKey = keyof (typeof shop &
  typeof home &
  typeof list &
  typeof product &
  typeof review &
  typeof buying &
  typeof checkout &
  typeof tracking &
  typeof info &
  typeof auth &
  typeof doors &
  typeof failures &
  typeof account &
  typeof vendor &
  typeof desk &
  typeof handling &
  typeof calls &
  typeof products &
  typeof space &
  typeof delivery &
  typeof talk &
  typeof admin &
  typeof office &
  typeof upkeep &
  typeof coupons &
  typeof lexicon &
  typeof reports &
  typeof abandoned &
  typeof moderation &
  typeof money &
  typeof imports &
  typeof aside &
  typeof returns &
  typeof backs &
  typeof paybacks &
  typeof place &
  typeof papers &
  typeof staff &
  typeof packing &
  typeof privacy &
  typeof content &
  typeof views &
  typeof margin)
export type Translate = (key: TextKey, values?: Values) => string

type Catalogue = Record<string, Message>
const loaded: Partial<Record<Language, Catalogue>> = {}
const requested = new Map<string, Promise<void>>()
const NONE: Values = {}

if (texts)
  for (const [language, byArea] of Object.entries(texts))
    loaded[language as Language] = Object.assign({}, ...Object.values(byArea)) // keys of the table

/**
 * Which catalogues a page needs beside the shop's, by the first part of its address, or the first two. `info` is nobody's:
 * its texts are said by loaders (`wordsOf`), so that they weigh nothing in the browser; nor is `aside`,
 * which is loaded by what stands beside a page when that is first shown. In the space of a shop `papers`
 * comes with the card that asks for them.
 */
const AREAS_OF: Readonly<Record<string, readonly Area[]>> = {
  '': ['home'],
  products: ['list'],
  product: ['product'],
  cart: ['buying'],
  checkout: ['buying', 'checkout'],
  order: ['buying', 'tracking'],
  track: ['buying', 'tracking'],
  auth: ['auth', 'doors', 'failures'],
  // What the service refuses is said in the same words on both.
  account: ['account', 'auth', 'failures', 'buying', 'tracking', 'talk'],
  // The registration opens accounts too; what is refused is fetched when something is.
  'vendor/register': ['vendor', 'auth'],
  'vendor/orders': [
    ...(['vendor', 'desk', 'space', 'talk', 'handling', 'calls', 'tracking', 'returns'] as const),
    ...(['backs', 'packing', 'views'] as const),
  ],
  'vendor/products': ['vendor', 'desk', 'space', 'talk', 'products', 'views'],
  'vendor/dashboard': ['vendor', 'desk', 'space', 'talk', 'margin', 'tracking'],
  'vendor/shop': ['vendor', 'desk', 'space', 'talk', 'products', 'delivery', 'place'],
  'vendor/promotions': ['vendor', 'desk', 'space', 'talk', 'coupons'],
  'vendor/import': ['vendor', 'desk', 'space', 'talk', 'imports'],
  'vendor/staff': ['vendor', 'desk', 'space', 'talk', 'staff'],
  'vendor/join': ['vendor', 'desk', 'space', 'talk', 'staff'],
  vendor: ['vendor', 'desk', 'space', 'talk'],
  'admin/products': ['admin', 'office', 'desk', 'products'],
  'admin/orders': ['admin', 'office', 'desk', 'returns', 'paybacks', 'tracking'],
  'admin/money': ['admin', 'office', 'desk', 'money'],
  'admin/moderation': ['admin', 'office', 'desk', 'moderation', 'papers'],
  'admin/vendors': ['admin', 'office', 'desk', 'papers'],
  'admin/categories': ['admin', 'office', 'desk', 'upkeep'],
  'admin/delivery': ['admin', 'office', 'desk', 'delivery'],
  'admin/promotions': ['admin', 'office', 'desk', 'coupons'],
  'admin/synonyms': ['admin', 'office', 'desk', 'lexicon'],
  'admin/content': ['admin', 'office', 'desk', 'content'],
  'admin/audit': ['admin', 'office', 'desk', 'upkeep'],
  'admin/privacy': ['admin', 'office', 'desk', 'privacy'],
  'admin/operations': ['admin', 'office', 'desk', 'upkeep'],
  admin: ['admin', 'office', 'desk', 'reports', 'abandoned'],
}

/** The catalogues that a page needs: the shop's always, its own when it has any. */
export function areasOf(pathname: string): Area[] {
  const [page = '', below = ''] = pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(1)
  return ['shop', ...(AREAS_OF[`${page}/${below}`] ?? AREAS_OF[page] ?? [])]
}

export const catalogueAddress: (language: Language, area: Area) => string = addressOf

/** Loads a catalogue in the browser; it is fetched once. */
export function loadArea(language: Language, area: Area): Promise<void> {
  const address = catalogueAddress(language, area)
  let request = requested.get(address)
  if (!request) {
    request = import(/* @vite-ignore */ address).then((module: { default: Catalogue }) => {
      loaded[language] = { ...loaded[language], ...module.default }
    })
    requested.set(address, request)
    request.catch(() => requested.delete(address))
  }
  return request
}

/** Loads in the browser what the page's texts need. */
export async function loadTexts(language: Language, pathname: string): Promise<void> {
  if (texts) return
  await Promise.all(areasOf(pathname).map((area) => loadArea(language, area)))
}

/** The texts of one language, for where there is no component (`meta`, tests). */
export const textsOf =
  (language: Language): Translate =>
  (key, values = NONE) => {
    const message = loaded[language]?.[key]
    return message === undefined ? key : formatMessage(message, values, language)
  }

/** Another language than the page's, for a part of it that shows how others see it. */
export const ShownLanguage = createContext<Language | null>(null)

/** The page's language, decided by the root loader. */
export function useLanguage(): Language {
  const ofPage = useRouteLoaderData<{ language: Language }>('root')?.language
  return useContext(ShownLanguage) ?? ofPage ?? DEFAULT_LANGUAGE
}

/** `const { t, language } = useTexts()`, then `t('count.products', { count })`. */
export function useTexts(): { t: Translate; language: Language } {
  const language = useLanguage()
  return { t: textsOf(language), language }
}

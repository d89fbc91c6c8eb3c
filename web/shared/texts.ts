import { addressOf, texts } from 'virtual:catalogues'
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
import type desk from '../locales/fr/desk.json'
import type handling from '../locales/fr/handling.json'
import type home from '../locales/fr/home.json'
import type imports from '../locales/fr/imports.json'
import type info from '../locales/fr/info.json'
import type money from '../locales/fr/money.json'
import type list from '../locales/fr/list.json'
import type office from '../locales/fr/office.json'
import type product from '../locales/fr/product.json'
import type products from '../locales/fr/products.json'
import type reports from '../locales/fr/reports.json'
import type backs from '../locales/fr/backs.json'
import type paybacks from '../locales/fr/paybacks.json'
import type returns from '../locales/fr/returns.json'
import type review from '../locales/fr/review.json'
import type delivery from '../locales/fr/delivery.json'
import type space from '../locales/fr/space.json'
import type shop from '../locales/fr/shop.json'
import type talk from '../locales/fr/talk.json'
import type tracking from '../locales/fr/tracking.json'
import type upkeep from '../locales/fr/upkeep.json'
import type vendor from '../locales/fr/vendor.json'
import { formatMessage, type Message, type Values } from './message.ts'

export type Area =
  | 'shop'
  | 'home'
  | 'list'
  | 'product'
  | 'review'
  | 'buying'
  | 'checkout'
  | 'tracking'
  | 'info'
  | 'auth'
  | 'account'
  | 'vendor'
  | 'desk'
  | 'handling'
  | 'calls'
  | 'products'
  | 'space'
  | 'delivery'
  | 'talk'
  | 'admin'
  | 'office'
  | 'upkeep'
  | 'reports'
  | 'abandoned'
  | 'money'
  | 'imports'
  | 'aside'
  | 'returns'
  | 'backs'
  | 'paybacks'
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
  typeof reports &
  typeof abandoned &
  typeof money &
  typeof imports &
  typeof aside &
  typeof returns &
  typeof backs &
  typeof paybacks)
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
 * which is loaded by what stands beside a page when that is first shown.
 */
const AREAS_OF: Readonly<Record<string, readonly Area[]>> = {
  '': ['home'],
  products: ['list'],
  product: ['product'],
  cart: ['buying'],
  checkout: ['buying', 'checkout'],
  order: ['buying', 'tracking'],
  track: ['buying', 'tracking'],
  auth: ['auth'],
  // What the service refuses is said in the same words on both.
  account: ['account', 'auth', 'buying', 'tracking', 'talk'],
  // The registration opens accounts too.
  'vendor/register': ['vendor', 'auth'],
  'vendor/orders': [
    ...(['vendor', 'desk', 'space', 'talk', 'handling', 'calls', 'tracking', 'returns'] as const),
    'backs',
  ],
  'vendor/products': ['vendor', 'desk', 'space', 'talk', 'products'],
  'vendor/shop': ['vendor', 'desk', 'space', 'talk', 'delivery'],
  'vendor/import': ['vendor', 'desk', 'space', 'talk', 'imports'],
  vendor: ['vendor', 'desk', 'space', 'talk'],
  'admin/products': ['admin', 'office', 'desk', 'products'],
  'admin/orders': ['admin', 'office', 'desk', 'returns', 'paybacks'],
  'admin/money': ['admin', 'office', 'desk', 'money'],
  'admin/categories': ['admin', 'office', 'desk', 'upkeep'],
  'admin/audit': ['admin', 'office', 'desk', 'upkeep'],
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

/** The page's language, decided by the root loader. */
export const useLanguage = (): Language =>
  useRouteLoaderData<{ language: Language }>('root')?.language ?? DEFAULT_LANGUAGE

/** `const { t, language } = useTexts()`, then `t('count.products', { count })`. */
export function useTexts(): { t: Translate; language: Language } {
  const language = useLanguage()
  return { t: textsOf(language), language }
}

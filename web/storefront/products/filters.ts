import { get, withQuery } from '#web/shared/api/endpoint.ts'
import type { FilterColor, SortName } from '#capabilities/search/contract.ts'

export const SORT_ORDER = [
  'relevance',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
  'popular',
  'delivered_asc',
] as const satisfies readonly SortName[]
export const RATINGS = ['4.5', '4', '3'] as const
export type MinRating = (typeof RATINGS)[number]

/** Stored in the URL only. */
export type ListFilters = {
  search: string
  categories: readonly string[]
  vendor: string | null
  /** The vendor's wilaya. */
  shopWilaya: string | null
  minPrice: number | null
  maxPrice: number | null
  inStock: boolean
  onSale: boolean
  minRating: MinRating | null
  colors: readonly string[]
  sizes: readonly string[]
  brands: readonly string[]
  /** Every word as it was typed, without guesses. */
  literal: boolean
  sort: SortName
}

/** `pages` is the number of pages shown from the cursor on. */
export type ListPosition = { cursor: string | null; pages: number }

export const NO_FILTERS: ListFilters = {
  search: '',
  categories: [],
  vendor: null,
  shopWilaya: null,
  minPrice: null,
  maxPrice: null,
  inStock: false,
  onSale: false,
  minRating: null,
  colors: [],
  sizes: [],
  brands: [],
  literal: false,
  sort: 'relevance',
}

export const PRODUCTS_PAGE_SIZE = 24
export const MAX_PAGES = 20
const HIGHEST_PRICE = 1e9
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const WILAYA = /^(0[1-9]|[1-6]\d)$/
/** As `FILTER_COLORS` of the contract, which the browser does not load. */
export const COLOR_ORDER = [
  'black',
  'white',
  'gray',
  'silver',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'gold',
  'green',
  'blue',
  'purple',
] as const satisfies readonly FilterColor[]
const SLUG = /^[a-z0-9-]{1,60}$/

/** Invalid parameters are ignored. */
export function readFilters(query: URLSearchParams): ListFilters {
  const [low, high] = [priceOf(query.get('min_price')), priceOf(query.get('max_price'))]
  const isTurned = low !== null && high !== null && low > high
  const vendor = query.get('vendor')?.toLowerCase() ?? ''
  const slugs = query.getAll('category').flatMap((list) => list.split(','))
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    categories: [...new Set(slugs.filter((slug) => SLUG.test(slug)))].slice(0, 30).sort(),
    vendor: UUID.test(vendor) ? vendor : null,
    shopWilaya: WILAYA.exec(query.get('shop_wilaya') ?? '')?.[0] ?? null,
    minPrice: isTurned ? high : low,
    maxPrice: isTurned ? low : high,
    inStock: isOn(query.get('in_stock')),
    onSale: isOn(query.get('on_sale')),
    minRating: RATINGS.find((rating) => rating === query.get('min_rating')) ?? null,
    colors: listFrom(query.getAll('color')).filter(isColor),
    sizes: listFrom(query.getAll('size')),
    brands: listFrom(query.getAll('brand')),
    literal: isOn(query.get('literal')),
    sort: SORT_ORDER.find((value) => value === query.get('sort')) ?? 'relevance',
  }
}

export const isColor = (text: string): text is FilterColor =>
  COLOR_ORDER.some((color) => color === text)

export function readListPage(query: URLSearchParams): ListPosition {
  const pages = Number(query.get('pages') ?? 1)
  const cursor = query.get('cursor') ?? ''
  return {
    cursor: /^[\w=-]{1,300}$/.test(cursor) ? cursor : null,
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  }
}

/** The API uses the same parameter names. */
export const apiPath = (filters: ListFilters, rest: Record<string, string>) =>
  withQuery(get('/products'), { ...writeFilters(filters), ...rest })

/** Canonical order, without defaults. */
export function writeFilters(filters: ListFilters): Record<string, string> {
  const { search, categories, vendor, shopWilaya, minPrice, maxPrice, inStock, onSale } = filters
  const { minRating, colors, sizes, brands, literal, sort } = filters
  return {
    ...(search !== '' && { search }),
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(vendor !== null && { vendor }),
    ...(shopWilaya !== null && { shop_wilaya: shopWilaya }),
    ...(minPrice !== null && { min_price: String(minPrice) }),
    ...(maxPrice !== null && { max_price: String(maxPrice) }),
    ...(inStock && { in_stock: 'true' }),
    ...(onSale && { on_sale: 'true' }),
    ...(minRating !== null && { min_rating: minRating }),
    ...(colors.length > 0 && { color: colors.join(',') }),
    ...(sizes.length > 0 && { size: sizes.join(',') }),
    ...(brands.length > 0 && { brand: brands.join(',') }),
    ...(literal && { literal: 'true' }),
    ...(sort !== 'relevance' && { sort }),
  }
}

export function writeListPage({ cursor, pages }: ListPosition): Record<string, string> {
  return { ...(cursor !== null && { cursor }), ...(pages > 1 && { pages: String(pages) }) }
}

/** The whole list and each single category; other combinations are `noindex`. */
export const isIndexable = (filters: ListFilters): boolean =>
  filters.categories.length <= 1 &&
  JSON.stringify({ ...filters, categories: [] }) === JSON.stringify(NO_FILTERS)

const MOST_CHOSEN = 20
const listFrom = (lists: readonly string[]): string[] =>
  [...new Set(lists.flatMap((list) => list.split(',')).map((value) => value.trim()))]
    .filter((value) => value !== '' && value.length <= 40)
    .slice(0, MOST_CHOSEN)
    .sort()

const isOn = (text: string | null): boolean => text === 'true' || text === '1' || text === 'on'

function priceOf(text: string | null): number | null {
  const digits = (text ?? '').replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(digits)) return null
  const price = Number(digits)
  return price > 0 && price <= HIGHEST_PRICE ? price : null
}

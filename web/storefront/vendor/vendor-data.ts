import { data, type LoaderFunctionArgs } from 'react-router'
import type { PublicVendorReviewsPageView } from '#capabilities/reviews/contract.ts'
import type { SortName } from '#capabilities/search/contract.ts'
import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import { formatDate, formatMoney, formatPercent, formatRating } from '#kernel/format.ts'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { loadDelivered } from '#web/shared/catalog/load-delivered.ts'
import { closureText } from '#web/shared/catalog/closure-text.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import {
  type LoaderContext,
  loaderContext,
  loadJson,
  loadJsonOr,
  loaderTexts,
} from '#web/shared/api/loader-context.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PAGE_SIZE = 24
const NO_REVIEWS: PublicVendorReviewsPageView = {
  items: [],
  total: 0,
  total_is_estimate: false,
  rating_counts: [0, 0, 0, 0, 0],
  next: null,
}

export const VENDOR_PAGE_TABS = ['about', 'products', 'reviews'] as const
export type TabName = (typeof VENDOR_PAGE_TABS)[number]
const SORTS = [
  'popular',
  'newest',
  'price_asc',
  'price_desc',
  'rating',
] as const satisfies readonly SortName[]

function readRequest(query: URLSearchParams) {
  return {
    tab: VENDOR_PAGE_TABS.find((tab) => tab === query.get('tab')) ?? 'products',
    search: (query.get('search') ?? '').trim().slice(0, 200),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'popular',
    cursor: (query.get('cursor') ?? '').slice(0, 300),
  }
}
export type VendorPageQuery = ReturnType<typeof readRequest>

/** Without defaults. */
export function vendorPageQuery(query: Partial<VendorPageQuery>): Record<string, string> {
  const { tab = 'products', search = '', sort = 'popular', cursor = '' } = query
  return {
    ...(tab !== 'products' && { tab }),
    ...(search !== '' && { search }),
    ...(sort !== 'popular' && { sort }),
    ...(cursor !== '' && { cursor }),
  }
}

async function loadProducts(context: LoaderContext, query: URLSearchParams) {
  const page = await loadJson(context, withQuery(get('/products'), query))
  return { ...page, items: await loadDelivered(context, page.items) }
}

/** For an unknown id `shop` is null and the status 404. */
export async function loadVendorPage({ params, request, context }: LoaderFunctionArgs) {
  const t = loaderTexts(context)
  const { language, api, origin } = loaderContext(context)
  const id = (params['id'] ?? '').toLowerCase()
  const input = readRequest(new URL(request.url).searchParams)
  const answer = UUID.test(id) ? await api(get('/vendors/{id}', { id })) : null
  if (answer && !answer.ok && answer.status !== 404) throw data(null, { status: answer.status })
  if (!answer?.ok) return data({ shop: null, words: unknownWords(t) }, { status: 404 })
  const vendor = await answer.json()
  const settings = await loadJsonOr(context, get('/settings/public'), null)
  const hasReviews = settings?.enableReviews !== false
  const tab = input.tab === 'reviews' && !hasReviews ? 'products' : input.tab

  const query = new URLSearchParams({
    vendor: id,
    sort: input.sort,
    limit: String(PAGE_SIZE),
    ...(input.search !== '' && { search: input.search }),
    ...(input.cursor !== '' && { cursor: input.cursor }),
  })
  const path = get('/vendors/{id}/reviews', { id, limit: 10, cursor: input.cursor })
  const [products, reviews] = await Promise.all([
    tab === 'products' ? loadProducts(context, query) : null,
    tab === 'reviews' ? loadJsonOr(context, path, NO_REVIEWS) : null,
  ])
  return data({
    shop: {
      vendor: { ...vendor, business_name: vendor.business_name || t('product.vendor-fallback') },
      place: placeOf(vendor, t),
      closure: closureText(vendor.closure, t, language),
      asked: { ...input, tab },
      hasReviews,
      origin,
      codes: vendor.promo_codes.map((code) => ({
        code: code.code,
        says: codeInWords(code, t, language),
      })),
      products,
      sorts: SORTS.map((name) => ({ name, label: t(`product-list.sort.${name}`) })),
      reviews: reviews && {
        ...reviews,
        items: reviews.items.map((review) => ({
          ...review,
          date: formatDate(new Date(review.created_at), language, 'date'),
        })),
      },
    },
    words: {
      ...shopWords(t),
      meta: t('vendor.meta', { name: vendor.business_name }),
      since: t('vendor.since', { year: String(new Date(vendor.created_at).getUTCFullYear()) }),
      noResults: t('vendor.no-results', { term: input.search }),
      average: t('vendor.average', { rating: formatRating(vendor.average_rating, language) }),
    },
  })
}
type Loaded = Awaited<ReturnType<typeof loadVendorPage>>['data']
export type VendorPageVendor = NonNullable<Extract<Loaded, { shop: object }>['shop']>
export type VendorPageTexts = Extract<Loaded, { shop: object }>['words']
export type VendorPageData = { shop: VendorPageVendor; words: VendorPageTexts }

/** « 10 % de remise dès 3 000 DA, jusqu'au 12 décembre » */
function codeInWords(
  { kind, percent, amount, minimum, maximum_discount: cap, ends_at: end }: AnnouncedCode,
  t: Translate,
  language: Language,
): string {
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  const gift =
    kind === 'free_delivery'
      ? t('vendor.code.free-delivery')
      : kind === 'amount'
        ? t('vendor.code.off', { off: money(amount ?? 0) })
        : t('vendor.code.off', { off: `\u2066${formatPercent(percent ?? 0, language)}\u2069` })
  // `ends_at` is exclusive: an end at midnight means the day before.
  const last = end === null ? null : new Date(Date.parse(end) - 1)
  return [
    gift,
    ...(minimum > 0 ? [t('vendor.code.from', { amount: money(minimum) })] : []),
    ...(cap === null ? [] : [t('vendor.code.at-most', { amount: money(cap) })]),
    ...(last === null
      ? []
      : [t('vendor.code.until', { date: formatDate(last, language, 'date') })]),
  ].join(' · ')
}
type AnnouncedCode = VendorDetailView['promo_codes'][number]

const placeOf = (vendor: VendorDetailView, t: Translate): string | null =>
  vendor.wilaya_name && vendor.business_wilaya
    ? t('vendors.place', { name: vendor.wilaya_name, code: vendor.business_wilaya })
    : vendor.business_city

const unknownWords = (t: Translate) => ({
  title: t('vendor.unknown'),
  text: t('vendor.unknown-text'),
  back: t('vendor.back'),
})

const shopWords = (t: Translate) => ({
  contact: t('vendor.contact'),
  write: t('vendor.write'),
  codes: t('vendor.codes'),
  tabs: t('vendor.tabs'),
  about: t('vendor.about'),
  products: t('vendor.products'),
  reviews: t('vendor.reviews'),
  search: t('vendor.search'),
  submit: t('vendor.search-submit'),
  sort: t('vendor.sort'),
  sortSubmit: t('vendor.sort-submit'),
  noProducts: t('vendor.no-products'),
  allProducts: t('vendor.all-products'),
  moreProducts: t('vendor.more-products'),
  description: t('vendor.description'),
  noDescription: t('vendor.no-description'),
  location: t('vendor.location'),
  phone: t('vendor.phone'),
  email: t('vendor.email'),
  identity: t('vendor.identity'),
  returns: t('vendor.returns'),
  noReviews: t('vendor.no-reviews'),
  moreReviews: t('vendor.more-reviews'),
})

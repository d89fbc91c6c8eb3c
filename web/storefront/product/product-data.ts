import { data, type LoaderFunctionArgs } from 'react-router'
import type { ReviewsPageView } from '#capabilities/reviews/contract.ts'
import type { QuestionsPageView } from '#capabilities/reviews/questions.contract.ts'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import type { DeliveryMethodName, DeliveryViewOf } from '#capabilities/shipping/contract.ts'
import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { get } from '#web/shared/api/endpoint.ts'
import type { CardProduct } from '#web/shared/catalog/delivered-price.ts'
import { loadDelivered } from '#web/shared/catalog/load-delivered.ts'
import { closureText } from '#web/shared/catalog/closure-text.ts'
import { loaderContext, loadJson, loadJsonOr, loaderTexts } from '#web/shared/api/loader-context.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const REVIEWS_AT_ONCE = 5
const QUESTIONS_AT_ONCE = 4
const MOST_PAGES = 10

export type ProductDeliveryOption = {
  method: DeliveryMethodName
  fee: number
  freeAbove: number | null
  from: string
  until: string
}
export type Delivery = { wilaya: string; ways: readonly ProductDeliveryOption[] }
export type PageReview = ReviewsPageView['items'][number] & { date: string }
export type PageQuestion = QuestionsPageView['items'][number] & { date: string }
/** `pages` is the number of pages shown so far. */
type Pages<Item> = { items: readonly Item[]; total: number; pages: number; hasMore: boolean }

export type ProductData = {
  product: ProductDetailView & { similar: CardProduct[] }
  /** Null on failure: the product has the vendor's name anyway. */
  vendor: Pick<VendorDetailView, 'legal' | 'business_address' | 'business_phone'> | null
  reviews: Pages<PageReview>
  questions: Pages<PageQuestion>
  /** Null without a wilaya and on failure. */
  delivery: Delivery | null
  closure: string | null
  origin: string
  language: Language
}

const NONE = { items: [], total: 0, total_is_estimate: false, next: null }

/** Depends on URL, language and wilaya only, so that the page can be cached. */
export async function loadProduct(args: LoaderFunctionArgs): Promise<ProductData> {
  const { params, request, context } = args
  const id = (params['id'] ?? '').toLowerCase()
  if (!UUID.test(id)) throw data(null, { status: 404 })
  const { language, wilaya, origin } = loaderContext(context)
  const query = new URL(request.url).searchParams
  const pages = {
    reviews: requestedPages(query, 'reviews'),
    questions: requestedPages(query, 'questions'),
  }
  const [product, reviews, questions] = await Promise.all([
    loadJson(context, get('/products/{id}', { id })),
    loadJsonOr(
      context,
      get('/products/{id}/reviews', { id, limit: pages.reviews * REVIEWS_AT_ONCE }),
      NONE,
    ),
    loadJsonOr(
      context,
      get('/products/{id}/questions', { id, limit: pages.questions * QUESTIONS_AT_ONCE }),
      NONE,
    ),
  ])
  const shop = product.vendor.id
  const [vendor, delivery, similar] = await Promise.all([
    loadJsonOr(context, get('/vendors/{id}', { id: shop }), null),
    wilaya === null ? null : loadJsonOr(context, get('/delivery', { wilaya, vendor: shop }), null),
    loadDelivered(context, product.similar),
  ])
  return {
    product: { ...product, similar },
    vendor: vendor && {
      legal: vendor.legal,
      business_address: vendor.business_address,
      business_phone: vendor.business_phone,
    },
    reviews: dated(reviews, pages.reviews, language),
    questions: dated(questions, pages.questions, language),
    delivery: delivery && deliveryOf(delivery, language),
    closure: closureText(vendor?.closure ?? null, loaderTexts(context), language)?.text ?? null,
    origin,
    language,
  }
}

function requestedPages(query: URLSearchParams, name: string): number {
  const requested = Number(query.get(name) ?? 1)
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 1), MOST_PAGES) : 1
}

function dated<Item extends { created_at: string }>(
  { items, total, next }: { items: readonly Item[]; total: number; next: string | null },
  pages: number,
  language: Language,
): Pages<Item & { date: string }> {
  return {
    items: items.map((item) => ({
      ...item,
      date: formatDate(new Date(item.created_at), language, 'date'),
    })),
    total,
    pages,
    hasMore: next !== null && pages < MOST_PAGES,
  }
}

function deliveryOf({ wilaya_name, options }: DeliveryViewOf, language: Language): Delivery {
  const day = (date: LocalDate) => formatDate(noonOfDay(date), language, 'day')
  return {
    wilaya: wilaya_name,
    ways: options.map(({ method, fee, free_above, from, until }) => ({
      method,
      fee,
      freeAbove: free_above,
      from: day(from),
      until: day(until),
    })),
  }
}

import { data, type LoaderFunctionArgs } from 'react-router'
import type { ReviewsPageView } from '#capabilities/reviews/contract.ts'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import type { DeliveryMethodName, DeliveryViewOf } from '#capabilities/shipping/contract.ts'
import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import { type LocalDate, noonOf } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { pageOf, read, readOr } from '#web/shared/page-context.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const REVIEWS_AT_ONCE = 5
const MOST_REVIEW_PAGES = 10

/** A way to deliver, its days written out in the page's language. */
export type DeliveryWay = {
  method: DeliveryMethodName
  fee: number
  freeAbove: number | null
  from: string
  until: string
}
export type Delivery = { wilaya: string; ways: readonly DeliveryWay[] }
export type ReviewOfPage = ReviewsPageView['items'][number] & { date: string }

export type ProductData = {
  product: ProductDetailView
  /** Null when it could not be read: the shop's name stands in the product anyway. */
  vendor: Pick<VendorDetailView, 'legal' | 'business_address' | 'business_phone'> | null
  reviews: { items: readonly ReviewOfPage[]; total: number; pages: number; hasMore: boolean }
  /** Null while no wilaya was chosen, or when it could not be read. */
  delivery: Delivery | null
  origin: string
  language: Language
}

const NO_REVIEWS: ReviewsPageView = { items: [], total: 0, total_is_estimate: false, next: null }

/** One product with all that its page says. Only the address, the language and the wilaya count. */
export async function loadProduct(args: LoaderFunctionArgs): Promise<ProductData> {
  const { params, request, context } = args
  const id = (params['id'] ?? '').toLowerCase()
  if (!UUID.test(id)) throw data(null, { status: 404 })
  const { language, wilaya, origin } = pageOf(context)
  const pages = reviewPages(new URL(request.url).searchParams)
  const [product, reviews] = await Promise.all([
    read<ProductDetailView>(context, `/api/v1/products/${id}`),
    readOr<ReviewsPageView>(
      context,
      `/api/v1/products/${id}/reviews?limit=${pages * REVIEWS_AT_ONCE}`,
      NO_REVIEWS,
    ),
  ])
  const shop = product.vendor.id
  const [vendor, delivery] = await Promise.all([
    readOr<VendorDetailView | null>(context, `/api/v1/vendors/${shop}`, null),
    wilaya === null
      ? null
      : readOr<DeliveryViewOf | null>(
          context,
          `/api/v1/delivery?wilaya=${wilaya}&vendor=${shop}`,
          null,
        ),
  ])
  return {
    product,
    vendor: vendor && {
      legal: vendor.legal,
      business_address: vendor.business_address,
      business_phone: vendor.business_phone,
    },
    reviews: {
      items: reviews.items.map((review) => ({
        ...review,
        date: formatDate(new Date(review.created_at), language, 'date'),
      })),
      total: reviews.total,
      pages,
      hasMore: reviews.next !== null && pages < MOST_REVIEW_PAGES,
    },
    delivery: delivery && deliveryOf(delivery, language),
    origin,
    language,
  }
}

function reviewPages(query: URLSearchParams): number {
  const asked = Number(query.get('reviews') ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), MOST_REVIEW_PAGES) : 1
}

function deliveryOf({ wilaya_name, options }: DeliveryViewOf, language: Language): Delivery {
  const day = (date: string) => formatDate(noonOf(date as LocalDate), language, 'day') // an ISO date of the contract
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

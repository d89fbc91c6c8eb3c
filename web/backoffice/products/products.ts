import { get, type ResponseOf } from '#web/shared/api/endpoint.ts'
import type {
  ManagedProductRowView,
  ManagedProductsPageView,
  ProductSort,
} from '#capabilities/catalog/contract.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import type { Sorts } from '#web/backoffice/list/sort-header.tsx'
import type { Tone } from '#web/ui/chip.tsx'

export type ProductsPage = ManagedProductsPageView
export type ProductRow = ManagedProductRowView
export type Product = ResponseOf<'/admin/products/{id}', 'get'>
export type ProductStatusName = ProductRow['status']

export const PRODUCT_STATUS_OPTIONS = ['active', 'draft', 'archived'] as const
export const PRODUCT_STATUS_TONES: Readonly<Record<ProductStatusName, Tone>> = {
  active: 'ok',
  draft: 'neutral',
  archived: 'neutral',
}

/** Admins manage the products of every vendor, vendors their own. */
export type BackofficeAudience = 'admin' | 'vendor'
export const productApiPath = (audience: BackofficeAudience, id: string): string =>
  audience === 'admin' ? paths.adminProduct(id) : paths.vendorProduct(id)

const STATES = ['all', ...PRODUCT_STATUS_OPTIONS, 'low', 'out'] as const
export type ProductState = (typeof STATES)[number]
export const isState = (value: string): value is ProductState =>
  STATES.some((state) => state === value)
const CATEGORIES: readonly string[] = ['all', '*']

/** The first one is the default. */
export const PRODUCT_SORT_OPTIONS = [
  'newest',
  'oldest',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
] as const satisfies readonly ProductSort[]

export const SORTS_OF: Readonly<Record<string, Sorts<ProductSort>>> = {
  product: { ascending: 'name_asc', descending: 'name_desc' },
  price: { ascending: 'price_asc', descending: 'price_desc' },
}

const filters = { state: STATES, category: CATEGORIES, sort: PRODUCT_SORT_OPTIONS }
export type ProductListQuery = ListQuery<typeof filters>

export const PRODUCT_LIST_URLS = {
  admin: createListUrls({
    page: paths.adminProducts(),
    api: get('/admin/products'),
    open: 'product',
    filters,
  }),
  vendor: createListUrls({
    page: paths.vendorProducts(),
    api: get('/vendor/products'),
    open: 'product',
    filters,
  }),
} as const

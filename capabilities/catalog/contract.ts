import { z } from 'zod'
import {
  Dinars,
  filled,
  Id,
  ImageView,
  Instant,
  LocalizedTextOutput,
  OptionalTextOutput,
  pageOf,
} from '../contract.ts'
import { PRODUCT_FIELD_VIEW } from './product-fields.contract.ts'

const Category = z.object({ slug: z.string(), name: z.string(), product_count: z.number().int() })

/** A top category counts the public products of all its children. */
export const CategoryTree = z.object({
  items: z.array(Category.extend({ children: z.array(Category) })),
})
export type CategoryTreeView = z.infer<typeof CategoryTree>

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const
/** `low`: active products with 5 or fewer pieces in stock; `out`: with none. */
export const PRODUCT_FILTERS = ['all', ...PRODUCT_STATUSES, 'low', 'out'] as const

export const PRODUCT_SORTS = [
  'newest',
  'oldest',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Names are sorted in the language of the request. */
export const ManagedProductsQuery = z.object({
  search: filled(z.string().trim().max(120)),
  state: filled(z.enum(PRODUCT_FILTERS)),
  category: filled(z.string().max(60)),
  sort: filled(z.enum(PRODUCT_SORTS)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(1_200)),
})
export const ManagedProductParams = z.object({ id: Id })

export const ManagedProductRow = z.strictObject({
  id: Id,
  name: z.string(),
  sku: z.string().nullable(),
  variant_count: z.number().int(),
  vendor: z.strictObject({ id: Id, business_name: z.string() }),
  category: z.string(),
  category_name: z.string(),
  price: Dinars,
  compare_at_price: Dinars.nullable(),
  discount_percent: z.number().int(),
  inventory_quantity: z.number().int(),
  featured: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  image: ImageView.nullable(),
  created_at: Instant,
  updated_at: Instant,
})
export type ManagedProductRowView = z.infer<typeof ManagedProductRow>
const Count = z.number().int()
export const ManagedProductsPage = pageOf(ManagedProductRow).extend({
  /** Over all products of the audience, not only the search results; `low` is null for admins. */
  counts: z.strictObject({
    total: Count,
    active: Count,
    draft: Count,
    archived: Count,
    low: Count.nullable(),
  }),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
})
export type ManagedProductsPageView = z.infer<typeof ManagedProductsPage>

export type LocalizedTextsView = z.infer<typeof LocalizedTextOutput>

export const ManagedProduct = z.strictObject({
  id: Id,
  vendor: z.strictObject({ id: Id, business_name: z.string() }),
  name: LocalizedTextOutput,
  description: OptionalTextOutput,
  category: z.string(),
  ...PRODUCT_FIELD_VIEW,
  vat: z.union([z.literal(19), z.literal(9), z.literal(0)]).nullable(),
  sku: z.string().nullable(),
  inventory_quantity: z.number().int(),
  status: z.enum(PRODUCT_STATUSES),
  featured: z.boolean(),
  images: z.array(ImageView),
  specifications: z.array(
    z.strictObject({ name: LocalizedTextOutput, value: LocalizedTextOutput }),
  ),
  options: z.array(LocalizedTextOutput),
  variants: z.array(
    z.strictObject({
      id: Id,
      values: z.array(LocalizedTextOutput),
      sku: z.string().nullable(),
      price: Dinars.nullable(),
      cost: Dinars.nullable().optional(),
      inventory_quantity: z.number().int(),
      image: z.string().nullable(),
    }),
  ),
  bulk_discounts: z.array(z.strictObject({ quantity: Count, percent: z.number() })),
  average_rating: z.number(),
  review_count: Count,
  created_at: Instant,
  updated_at: Instant,
})
export type ManagedProductView = z.infer<typeof ManagedProduct>

export const ProductVendors = z.strictObject({
  items: z.array(
    z.strictObject({
      id: Id,
      business_name: z.string(),
      business_name_ar: z.string().nullable(),
    }),
  ),
})
export type ProductVendorsView = z.infer<typeof ProductVendors>

export const SuggestedSpecifications = z.strictObject({
  items: z.array(z.strictObject({ category: z.string(), names: z.array(LocalizedTextOutput) })),
})
export type SuggestedSpecificationsView = z.infer<typeof SuggestedSpecifications>

import { z } from 'zod'
import type { Localized } from '#kernel/locale.ts'
import {
  validateProductForm,
  MAX_IMAGES,
  MAX_OPTIONS,
  MAX_VARIANTS,
} from '#kernel/product-validation.ts'
import { Dinars, filled, Id, Instant, pageOf, ImageView } from '../contract.ts'

const Category = z.object({ slug: z.string(), name: z.string(), product_count: z.number().int() })

/** A top category counts the public products of all its children. */
export const CategoryTree = z.object({
  items: z.array(Category.extend({ children: z.array(Category) })),
})
export type CategoryTreeView = z.infer<typeof CategoryTree>

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const
/** `low`: active products with 5 or fewer pieces in stock. */
export const PRODUCT_FILTERS = ['all', ...PRODUCT_STATUSES, 'low'] as const

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
export const ProductParams = z.object({ id: Id })

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

const trimmed = (max: number) => z.string().trim().max(max)
const orNull = (max: number) =>
  trimmed(max)
    .nullish()
    .transform((text) => text || null)
/** Trimmed first, so that blanks count as missing; `error` is the key of the field error. */
const needed = (error: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? error : undefined) })
    .trim()
    .min(1, { error })
    .max(max)

/** Text in up to three languages, French required; a plain string is French. */
const words = (error: string, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' || value === undefined ? { fr: value } : value),
    z.strictObject({ fr: needed(error, max), en: orNull(max), ar: orNull(max) }),
  )
const Amount = (error: string) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? error : undefined) })
    .min(0)
    .max(1_000_000_000)
    .multipleOf(0.01)
const Stock = z.number().int().min(0).max(1_000_000)
const Sku = orNull(64)
const ImageAddress = z.string().max(400)

const ProductFields = {
  name: words('name_required', 200),
  description: z
    .preprocess(
      (value) => (typeof value === 'string' ? { fr: value } : (value ?? {})),
      z.strictObject({ fr: orNull(4000), en: orNull(4000), ar: orNull(4000) }),
    )
    .default({ fr: null, en: null, ar: null }),
  category: needed('category_required', 60),
  price: Amount('price_required'),
  compare_at_price: Amount('price_required').nullish(),
  /** Purchase price per piece, private to the vendor; left out, it stays unchanged. */
  cost: Amount('price_required').nullish(),
  vat: z.union([z.literal(19), z.literal(9), z.literal(0)]).nullish(),
  weight_grams: z.number().int().min(1).max(1_000_000).nullish(),
  sku: Sku,
  /** Left out, the stock stays unchanged. */
  inventory_quantity: Stock.nullish(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  featured: z.boolean().optional(),
  images: z.array(ImageAddress).max(MAX_IMAGES, { error: 'too_many_images' }).default([]),
  specifications: z
    .array(
      z.strictObject({
        name: words('specification_name_required', 60),
        value: words('specification_value_required', 300),
      }),
    )
    .max(40)
    .default([]),
  options: z.array(words('option_required', 40)).max(MAX_OPTIONS).default([]),
  variants: z
    .array(
      z.strictObject({
        id: Id.nullish(),
        values: z.array(words('option_value_required', 60)).max(MAX_OPTIONS),
        sku: Sku,
        price: Amount('price_required').nullish(),
        /** Null: the product's cost applies. */
        cost: Amount('price_required').nullish(),
        inventory_quantity: Stock.nullish(),
        image: ImageAddress.nullish(),
      }),
    )
    .max(MAX_VARIANTS)
    .default([]),
  bulk_discounts: z
    .array(
      z.strictObject({
        quantity: z.number().int().min(2).max(10_000),
        percent: z.number().int().min(1).max(90),
      }),
    )
    .max(10)
    .default([]),
}

type Agreeing = {
  price: number
  compare_at_price?: number | null | undefined
  options: Localized[]
  variants: { values: Localized[]; sku: string | null }[]
  bulk_discounts: { quantity: number; percent: number }[]
}
function agree(form: Agreeing, context: z.RefinementCtx): void {
  const fieldErrors = validateProductForm({
    price: form.price,
    compareAt: form.compare_at_price ?? null,
    optionNames: form.options,
    variants: form.variants,
    bulk: form.bulk_discounts,
  })
  for (const { path, code } of fieldErrors)
    context.addIssue({ code: 'custom', path, message: code })
}

const NewOwnProduct = z.strictObject(ProductFields)
export const NewVendorProductBody = NewOwnProduct.superRefine(agree)
export const NewProductBody = NewOwnProduct.extend({
  vendor_id: z.uuid({ error: 'vendor_required' }),
}).superRefine(agree)
export const ProductEditBody = NewOwnProduct.extend({
  /** Optimistic lock: 409 when the product has changed since. */
  updated_at: Instant.optional(),
}).superRefine(agree)
export type ProductInput = z.output<typeof ProductEditBody>

const Words = z.strictObject({
  fr: z.string(),
  en: z.string().nullable(),
  ar: z.string().nullable(),
})
export type LocalizedTextsView = z.infer<typeof Words>

export const ManagedProduct = z.strictObject({
  id: Id,
  vendor: z.strictObject({ id: Id, business_name: z.string() }),
  name: Words,
  description: z.strictObject({
    fr: z.string().nullable(),
    en: z.string().nullable(),
    ar: z.string().nullable(),
  }),
  category: z.string(),
  price: Dinars,
  compare_at_price: Dinars.nullable(),
  /** Purchase price; absent in responses to admins. */
  cost: Dinars.nullable().optional(),
  vat: z.number().nullable(),
  weight_grams: z.number().int().nullable(),
  sku: z.string().nullable(),
  inventory_quantity: z.number().int(),
  status: z.enum(PRODUCT_STATUSES),
  featured: z.boolean(),
  images: z.array(ImageView),
  specifications: z.array(z.strictObject({ name: Words, value: Words })),
  options: z.array(Words),
  variants: z.array(
    z.strictObject({
      id: Id,
      values: z.array(Words),
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

export const ProductStatusBody = z.strictObject({ status: z.enum(PRODUCT_STATUSES) })
export const ProductFeaturedBody = z.strictObject({ featured: z.boolean() })
export const ProductStockBody = z.strictObject({
  variant_id: Id.optional(),
  inventory_quantity: Stock,
})
export const ProductCostBody = z.strictObject({ cost: Dinars.min(0).max(1_000_000_000).nullable() })

const Ids = z.array(Id).min(1).max(200)
export const BulkChangeBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), ids: Ids, status: z.enum(PRODUCT_STATUSES) }),
  z.strictObject({ kind: z.literal('category'), ids: Ids, category: z.string().max(60) }),
  z.strictObject({
    kind: z.literal('price'),
    ids: Ids,
    percent: z.number().int().min(-90).max(500),
  }),
  z.strictObject({ kind: z.literal('stock'), ids: Ids, inventory_quantity: Stock }),
])
/** `id` undoes the bulk edit. */
export const BulkChange = z.strictObject({ id: Id, changed: Count })
export type BulkChangeView = z.infer<typeof BulkChange>

export const ProductVendors = z.strictObject({
  items: z.array(z.strictObject({ id: Id, business_name: z.string() })),
})
export type ProductVendorsView = z.infer<typeof ProductVendors>

const AllWords = z.strictObject({
  fr: needed('category_name_required', 80),
  en: needed('category_name_required', 80),
  ar: needed('category_name_required', 80),
})
const SpecificationNames = z.array(words('specification_name_required', 60)).max(20).default([])
export const CategorySlug = z.string().regex(/^[a-z0-9-]{1,60}$/)
export const CategoryParams = z.object({ slug: CategorySlug })

const CategoryBody = {
  name: AllWords,
  is_visible: z.boolean().default(true),
  suggested_specifications: SpecificationNames,
}
export const CategoryEditBody = z.strictObject(CategoryBody)
export const NewCategoryBody = z.strictObject({
  ...CategoryBody,
  slug: CategorySlug.optional(),
  parent: CategorySlug.nullable(),
  position: z.number().int().min(1).max(10_000).optional(),
})
export const CategoryPlaceBody = z.strictObject({
  parent: CategorySlug.nullable(),
  /** Among its siblings, from 1. */
  position: z.number().int().min(1).max(10_000),
})
export const CategoryProductsMoveBody = z.strictObject({ to: CategorySlug })
export const CategoryProductsMoved = z.strictObject({ moved: Count, left: Count })
export type CategoryProductsMovedView = z.infer<typeof CategoryProductsMoved>

/** Depth first: each top category before its children. */
export const ManagedCategories = z.strictObject({
  items: z.array(
    z.strictObject({
      slug: z.string(),
      parent: z.string().nullable(),
      name: z.strictObject({ fr: z.string(), en: z.string(), ar: z.string() }),
      position: Count,
      is_visible: z.boolean(),
      suggested_specifications: z.array(Words),
      product_count: Count,
    }),
  ),
})
export type ManagedCategoriesView = z.infer<typeof ManagedCategories>
export type ManagedCategoryView = ManagedCategoriesView['items'][number]

export const SuggestedSpecifications = z.strictObject({
  items: z.array(z.strictObject({ category: z.string(), names: z.array(Words) })),
})
export type SuggestedSpecificationsView = z.infer<typeof SuggestedSpecifications>

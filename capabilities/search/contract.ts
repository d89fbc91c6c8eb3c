import { z } from 'zod'
import { Dinars, filled, Flag, Id, Instant, pageOf, ImageView, WilayaCode } from '../contract.ts'

export const LISTING_SORTS = [
  'relevance',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
  'popular',
  'delivered_asc',
] as const
export const Sort = z.enum(LISTING_SORTS)
export type SortName = z.infer<typeof Sort>

export const MAX_IDS = 24

const Ids = z
  .string()
  .max(MAX_IDS * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(Id).max(MAX_IDS))

export const FILTER_COLORS = [
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
] as const
export type FilterColor = (typeof FILTER_COLORS)[number]

const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  filled(
    z
      .string()
      .max(400)
      .transform((text) => text.split(',').map((item) => item.trim()))
      .pipe(z.array(item).max(20)),
  )

const ListQuery = z.object({
  ids: filled(Ids), // comma-separated; ids that are not for sale are left out
  search: filled(z.string().max(200)),
  category: filled(z.string().max(400)),
  vendor: filled(Id),
  min_price: filled(z.coerce.number().min(0).max(1e9)),
  max_price: filled(z.coerce.number().min(0).max(1e9)),
  in_stock: filled(Flag),
  on_sale: filled(Flag),
  min_rating: filled(z.coerce.number().min(0).max(5)),
  wilaya: filled(WilayaCode),
  shop_wilaya: filled(WilayaCode),
  color: listOf(z.enum(FILTER_COLORS)), // comma-separated, as sizes and brands
  size: listOf(z.string().min(1).max(40)),
  brand: listOf(z.string().min(1).max(80)),
  literal: filled(Flag), // every word as it was typed, without synonyms or corrections
  sort: filled(Sort),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(z.string().max(300)),
  facets: filled(Flag),
})
/** A delivered price is one of a wilaya. */
export const ProductsQuery = ListQuery.refine(
  ({ sort, wilaya }) => sort !== 'delivered_asc' || wilaya !== undefined,
  { error: 'wilaya_required', path: ['wilaya'] },
)
export type ProductsFilters = z.output<typeof ProductsQuery>

export const CardVendor = z.object({
  id: Id,
  business_name: z.string(),
  /** Left out where the shop has none. */
  business_name_ar: z.string().optional(),
  verification_status: z.enum(['pending', 'verified', 'rejected']),
  is_active: z.boolean(),
})

export const StockBand = z.enum(['none', 'low', 'in'])

export const ProductCardView = z.object({
  id: Id,
  name: z.string(),
  price: Dinars,
  compare_at_price: Dinars.nullable(),
  discount_percent: z.number().int(),
  images: z.array(ImageView),
  inventory_quantity: z.number().int(),
  stock_band: StockBand,
  average_rating: z.number(),
  review_count: z.number().int(),
  has_variants: z.boolean(),
  category: z.string(),
  vendor: CardVendor,
})
export type ProductCardView = z.infer<typeof ProductCardView>

/** Counts apply all other filters, but not the facet's own. */
const Bucket = z.object({ value: z.string(), count: z.number().int() })
export const Facets = z.object({
  category: z.array(Bucket.extend({ name: z.string() })),
  price: z.object({
    min: Dinars,
    max: Dinars,
    bars: z.array(z.object({ from: Dinars, to: Dinars, count: z.number().int() })),
  }),
  rating: z.array(Bucket),
  shop_wilaya: z.array(Bucket.extend({ name: z.string() })),
  color: z.array(Bucket.extend({ value: z.enum(FILTER_COLORS) })),
  size: z.array(Bucket),
  brand: z.array(Bucket.extend({ name: z.string() })),
  in_stock: z.number().int(),
  on_sale: z.number().int(),
})
export type FacetsView = z.infer<typeof Facets>

/** When a search has no result. */
const Near = z.object({
  searches: z.array(z.string()).max(5),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })).max(4),
  items: z.array(ProductCardView).max(4),
})

export const ProductsPageView = pageOf(ProductCardView).extend({
  /**
   * `some`: only a part of the terms matches. `none`: no product contains any, even without
   * filters.
   */
  carried: z.enum(['all', 'some', 'none']).optional(),
  /** Where few products match fully, how many: they come first, then what is near them. */
  exact_total: z.number().int().optional(),
  /** No name or category has the terms, only specifications or descriptions. */
  only_described: z.boolean().optional(),
  /** Words that no product has, and what was listed instead. */
  guesses: z.array(z.object({ typed: z.string(), read: z.string() })).optional(),
  /** A price that the search itself named, in dinars. */
  price_bounds: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
  near: Near.optional(),
  facets: Facets.optional(),
})
export type ProductsPageView = z.infer<typeof ProductsPageView>

export const FeaturedView = z.object({ items: z.array(ProductCardView).max(4) })

export const VariantOptionView = z.object({
  name: z.string(),
  value: z.string(),
  swatch: z.string().nullable(),
})
export const Variant = z.object({
  id: Id,
  options: z.array(VariantOptionView),
  sku: z.string().nullable(),
  price: Dinars,
  inventory_quantity: z.number().int(),
  image: ImageView.nullable(),
})
export const BulkDiscountView = z.object({
  quantity: z.number().int(),
  percent: z.number(),
  /** A wholesale price: charged where it is lower than what the percentages give. */
  price: Dinars.nullable(),
})

export const ProductDetailView = ProductCardView.omit({ images: true }).extend({
  images: z.array(ImageView),
  /** The variant to buy when `variants` is empty. */
  variant_id: Id,
  description: z.string().nullable(),
  category_slug: z.string(),
  category_path: z.array(z.object({ slug: z.string(), name: z.string() })),
  sku: z.string().nullable(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  variants: z.array(Variant),
  bulk_discounts: z.array(BulkDiscountView),
  rating_counts: z.array(z.number().int()).length(5),
  vendor: CardVendor.extend({
    business_city: z.string().nullable(),
    business_wilaya: z.string().nullable(),
    average_rating: z.number(),
    rating_count: z.number().int(),
    product_count: z.number().int(),
    logo_url: z.string().nullable(),
    requires_phone_confirmation: z.boolean(),
  }),
  similar: z.array(ProductCardView), // up to 4: the same kind of thing first, then of the category
  created_at: Instant,
})
export type ProductDetailView = z.infer<typeof ProductDetailView>

export const SuggestionsQuery = z.object({ q: z.string().max(200).default('') })
export const SuggestionView = z.object({
  id: Id,
  name: z.string(),
  category: z.string(),
  vendor: z.object({ business_name: z.string() }),
  price: Dinars,
  image: ImageView.nullable(),
})
export const Suggestions = z.object({
  items: z.array(SuggestionView).max(5),
  /** Searches that begin with what was typed. */
  completions: z.array(z.string()).max(4).optional(),
  categories: z
    .array(z.object({ slug: z.string(), name: z.string() }))
    .max(3)
    .optional(),
  shops: z
    .array(z.object({ id: Id, business_name: z.string() }))
    .max(3)
    .optional(),
})
export type SuggestionsView = z.infer<typeof Suggestions>

export const PopularTerms = z.object({ items: z.array(z.string()) })

export const ProductParams = z.object({ id: Id })

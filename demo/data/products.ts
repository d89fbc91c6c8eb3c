import {
  CATEGORIES,
  type DemoProduct,
  type DemoVariant,
  PRODUCTS,
  TREE,
} from '#demo/catalog/index.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import { type Centimes, fromDinars } from '#kernel/money.ts'
import { demoId } from '../ids.ts'
import { type DemoImage, imageOf } from '../images.ts'
import type { DemoDays } from './relative-days.ts'
import type { Shop } from './vendors.ts'
import type { Rows } from './insert-rows.ts'

export type Variant = {
  id: string
  sku: string
  price: Centimes
  stock: number
  image: DemoImage
  label(language: Language): string | null
}

export type Product = {
  demo: DemoProduct
  id: string
  shop: Shop
  since: Date
  variants: readonly [Variant, ...Variant[]]
}

export type Figures = { sold: number; stars: readonly number[] }

export function makeProducts(days: DemoDays, shops: readonly Shop[]): Product[] {
  return PRODUCTS.map((demo, index): Product => {
    const shop = shops.find(({ vendor }) => vendor.key === demo.vendor)
    if (!shop) throw new Error(`no vendor ${demo.vendor} for ${demo.key}`)
    // A vendor registers before it creates products; no two products share an instant.
    const since = days.ago(
      Math.min(demo.createdDaysAgo, shop.vendor.memberSinceDays - 1) - index / 500,
    )
    const [first = variantOf(demo, null), ...others] = demo.variants.map((variant) =>
      variantOf(demo, variant),
    )
    return { demo, id: demoId('product', demo.key), shop, since, variants: [first, ...others] }
  })
}

function variantOf(demo: DemoProduct, variant: DemoVariant | null): Variant {
  const image = variant?.picture ?? demo.pictures[0]
  if (image === undefined) throw new Error(`${demo.key} has no image`)
  return {
    id: demoId('variant', `${demo.key} ${variant?.sku ?? ''}`),
    sku: variant?.sku ?? demo.sku,
    price: fromDinars(variant?.price ?? demo.price),
    stock: variant?.stock ?? demo.stock,
    image: imageOf(image),
    label: (language) =>
      variant
        ? variant.options.map(({ value }) => localizedText(value, language)).join(' / ')
        : null,
  }
}

export const categoryRows = (): Rows => ({
  'catalog.categories': TREE.map(({ slug, parent, name, position, specifications }) => ({
    slug,
    parent_slug: parent,
    name,
    position,
    suggested_specifications: specifications,
  })),
})

const slugOf = new Map(CATEGORIES.map(({ key, slug }) => [key, slug]))

/** `figuresOf` gives the denormalized counters. */
export function productRows(
  products: readonly Product[],
  figuresOf: (productId: string) => Figures,
): Rows {
  return {
    'catalog.products': products.map((product) => productRow(product, figuresOf(product.id))),
    'catalog.variants': products.flatMap(({ demo, id, shop, variants }) =>
      variants.map((variant, position) => ({
        id: variant.id,
        product_id: id,
        vendor_id: shop.id,
        options: (demo.variants[position]?.options ?? []).map(({ name, value, swatch }) =>
          swatch === undefined ? { name, value } : { name, value, swatch },
        ),
        sku: variant.sku,
        price_centimes: demo.variants[position]?.price === undefined ? null : variant.price,
        on_hand: variant.stock,
        image: demo.variants[position]?.picture === undefined ? null : variant.image,
        position,
        cost_centimes:
          demo.variants[position]?.price === undefined ? null : costOf(variant.price / 100),
      })),
    ),
    'promotions.bulk_discounts': products.flatMap(({ demo, id }) =>
      demo.bulk.map(({ quantity, percent }) => ({
        product_id: id,
        quantity,
        percent_bp: percent * 100,
      })),
    ),
    'catalog.status_history': products.map(({ demo, id, shop, since }) => ({
      id: demoId('product-published', demo.key, since),
      product_id: id,
      from_status: 'draft',
      to_status: 'active',
      actor_id: shop.owner.userId,
      happened_at: since,
    })),
  }
}

function productRow({ demo, id, shop, since }: Product, { sold, stars }: Figures) {
  const category = slugOf.get(demo.category)
  if (category === undefined) throw new Error(`no category ${demo.category}`)
  return {
    id,
    vendor_id: shop.id,
    category_slug: category,
    name: demo.name,
    description: demo.description,
    price_centimes: fromDinars(demo.price),
    compare_at_price_centimes: demo.compareAt === undefined ? null : fromDinars(demo.compareAt),
    wholesale_price_centimes: demo.wholesale ? fromDinars(demo.wholesale.price) : null,
    wholesale_quantity: demo.wholesale?.from ?? null,
    cost_centimes: costOf(demo.price),
    vat_bp: shop.vendor.vatPayer ? demo.vat * 100 : 0,
    weight_grams: demo.weightGrams,
    status: 'active',
    featured: demo.featured,
    images: demo.pictures.map(imageOf),
    specifications: demo.specifications,
    option_names: (demo.variants[0]?.options ?? []).map(({ name }) => name),
    rating_counts: stars,
    sales_count: sold,
    created_at: since,
    updated_at: since,
    published_at: since,
  }
}

const costOf = (price: number): number => fromDinars(Math.round((price * 0.6) / 10) * 10)

import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { fromDinars } from '#kernel/money.ts'
import type { ProductInput } from '../contract.ts'
import type {
  StoredProduct,
  ProductDraft,
  ProductImage,
  BulkDiscount,
  VariantDraft,
  VariantId,
} from '../schema.ts'

export type DraftImages = ReadonlyMap<string, ProductImage>

/** Every picture that a form names: of the product, and of its variants. */
export const imageUrls = (form: ProductInput): string[] => [
  ...new Set([...form.images, ...form.variants.flatMap(({ image }) => image ?? [])]),
]

/** The pictures that a product has, by their addresses: these it may keep, wherever they are from. */
export const draftImages = (product: Pick<StoredProduct, 'images' | 'variants'>): DraftImages =>
  new Map(
    [...product.images, ...product.variants.flatMap(({ image }) => image ?? [])].map((one) => [
      one.url,
      one,
    ]),
  )

type ProductDraftContext = { pictures: DraftImages; role: 'vendor' | 'admin' }

/**
 * What was typed, as a product keeps it; `pictures` holds every address that the form names. What a
 * piece costs is the shop's alone to say.
 */
export const parseProductDraft = (
  form: ProductInput,
  { pictures, role }: ProductDraftContext,
): ProductDraft => ({
  name: form.name,
  description: form.description,
  category: form.category,
  price: fromDinars(form.price),
  compareAt: dinarsOrNull(form.compare_at_price),
  vat: form.vat === null || form.vat === undefined ? null : ((form.vat * 100) as BasisPoints), // one of three
  weightGrams: form.weight_grams ?? null,
  images: form.images.flatMap((address) => pictures.get(address) ?? []),
  specifications: form.specifications,
  optionNames: form.options,
  variants: variantsOf(form, { pictures, role }),
  cost: role === 'vendor' ? costOf(form.cost) : undefined,
})

/** Without options a product is its one variant, sold at its own price. */
function variantsOf(form: ProductInput, { pictures, role }: ProductDraftContext): VariantDraft[] {
  if (form.options.length === 0)
    return [
      {
        id: null,
        options: [],
        sku: form.sku,
        price: null,
        stock: form.inventory_quantity ?? null,
        image: null,
        cost: null,
      },
    ]
  return form.variants.map((one) => ({
    id: (one.id ?? null) as VariantId | null, // checked to be one of the product's own before use
    options: form.options.flatMap((name, at) => {
      const value = one.values[at]
      return value ? [{ name, value }] : []
    }),
    sku: one.sku,
    price: dinarsOrNull(one.price),
    stock: one.inventory_quantity ?? null,
    image: (one.image && pictures.get(one.image)) || null,
    cost: role === 'vendor' ? costOf(one.cost) : undefined,
  }))
}

/** The quantity prices of a form, the smallest quantity first. */
export const parseBulkDiscounts = (form: ProductInput): BulkDiscount[] =>
  form.bulk_discounts
    .map(({ quantity, percent }) => ({ quantity, rate: (percent * 100) as BasisPoints })) // 1 to 90 %
    .toSorted((a, b) => a.quantity - b.quantity)

const costOf = (amount: number | null | undefined): Centimes | null | undefined =>
  amount === undefined ? undefined : dinarsOrNull(amount)

const dinarsOrNull = (amount: number | null | undefined): Centimes | null =>
  amount === null || amount === undefined ? null : fromDinars(amount)

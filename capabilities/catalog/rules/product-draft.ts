import { fromDinars, basisPoints } from '#kernel/money.ts'
import type { ProductInput } from '../commands.contract.ts'
import { fieldChanges } from './field-values.ts'
import type {
  StoredProduct,
  ProductDraft,
  ProductImage,
  BulkDiscount,
  VariantDraft,
} from '../schema.ts'

export type DraftImages = ReadonlyMap<string, ProductImage>

export const imageUrls = (form: ProductInput): string[] => [
  ...new Set([...form.images, ...form.variants.flatMap(({ image }) => image ?? [])]),
]

/** By URL. A product may keep these images, also when another user uploaded them. */
export const draftImages = (product: Pick<StoredProduct, 'images' | 'variants'>): DraftImages =>
  new Map(
    [...product.images, ...product.variants.flatMap(({ image }) => image ?? [])].map(
      (productImage) => [productImage.url, productImage],
    ),
  )

type ProductDraftContext = { images: DraftImages; role: 'vendor' | 'admin' }

/** The images must contain every URL of the form. Only the vendor may set a cost. */
export const parseProductDraft = (
  form: ProductInput,
  { images, role }: ProductDraftContext,
): ProductDraft => ({
  name: form.name,
  description: form.description,
  category: form.category,
  ...fieldChanges(form, role),
  vat: form.vat === null || form.vat === undefined ? null : basisPoints(form.vat * 100),
  images: form.images.flatMap((address) => images.get(address) ?? []),
  specifications: form.specifications,
  optionNames: form.options,
  variants: variantsOf(form, { images, role }),
})

/** A product without options has one variant, sold at the product's price. */
function variantsOf(form: ProductInput, { images, role }: ProductDraftContext): VariantDraft[] {
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
  return form.variants.map((variant) => ({
    id: variant.id ?? null, // the caller checks that it is one of the product's variants
    options: form.options.flatMap((name, index) => {
      const value = variant.values[index]
      return value ? [{ name, value }] : []
    }),
    sku: variant.sku,
    price: dinarsOrNull(variant.price),
    stock: variant.inventory_quantity ?? null,
    image: (variant.image && images.get(variant.image)) || null,
    cost: fieldChanges(variant, role).cost,
  }))
}

/** Of the variants that the form makes, see `variantsOf`. */
export const skusOf = (form: ProductInput): string[] =>
  (form.options.length === 0 ? [form] : form.variants).flatMap(({ sku }) => sku ?? [])

/** Ascending by quantity. */
export const parseBulkDiscounts = (form: ProductInput): BulkDiscount[] =>
  form.bulk_discounts
    .map(({ quantity, percent }) => ({ quantity, rate: basisPoints(percent * 100) }))
    .toSorted((a, b) => a.quantity - b.quantity)

const dinarsOrNull = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : fromDinars(amount)

import { fieldValue, PRODUCT_FIELD_NAMES } from '#kernel/product-fields.ts'
import type { Localized } from '#kernel/locale.ts'
import type { ProductDraft, FullProductInput, FullProduct } from '#capabilities/catalog/index.ts'

const listTranslations = ({ fr, en, ar }: Localized) => [fr, en || null, ar || null]

export function isSameProduct(
  own: FullProduct,
  { status, quantityPrices, draft }: FullProductInput,
): boolean {
  const shape = (
    product: (Omit<ProductDraft, 'variants'> & Pick<FullProduct, 'variants'>) | ProductDraft,
  ) => [
    listTranslations(product.name),
    [product.description.fr, product.description.en, product.description.ar].map(
      (text) => text || null,
    ),
    [product.category, product.vat],
    PRODUCT_FIELD_NAMES.map((name) => fieldValue(name, product)),
    product.images.map(({ url }) => url),
    product.specifications.map(({ name, value }) => [
      listTranslations(name),
      listTranslations(value),
    ]),
    product.optionNames.map(listTranslations),
    product.variants.map(({ id, options, sku, price, stock, cost }) => [
      id,
      options.map(({ name, value }) => [listTranslations(name), listTranslations(value)]),
      sku,
      price,
      stock,
      cost ?? null,
    ]),
  ]
  return (
    own.status === status &&
    JSON.stringify([own.quantityPrices, shape(own)]) ===
      JSON.stringify([quantityPrices, shape(draft)])
  )
}

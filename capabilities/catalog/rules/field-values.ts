import { fromDinars } from '#kernel/money.ts'
import {
  fieldValue,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldChanges,
  type ProductFieldName,
} from '#kernel/product-fields.ts'

type Input = Readonly<Partial<Record<ProductFieldName, number | null | undefined>>>

/** Of a request. Only the vendor may set what is private. */
export const fieldChanges = (form: Input, role: 'vendor' | 'admin') =>
  Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => {
      const { kind, property, isPrivate } = productField(name)
      const value = form[name]
      if (isPrivate && (role === 'admin' || value === undefined)) return [property, undefined]
      return [
        property,
        typeof value !== 'number' || kind === 'whole' ? (value ?? null) : fromDinars(value),
      ]
    }),
  ) as ProductFieldChanges // each property with the value of its field

/** For the history, which admins read too. */
export const publicFieldColumns = (product: ProductFieldChanges) =>
  Object.fromEntries(
    PRODUCT_FIELD_NAMES.filter((name) => !productField(name).isPrivate).map((name) => [
      productField(name).column,
      fieldValue(name, product),
    ]),
  )

import { type Centimes, dinars, fromDinars } from '#kernel/money.ts'
import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldChanges,
  type ProductFieldName,
  type ProductFieldValues,
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

/** As in the API and in files. */
export const fieldInDinars = (
  name: ProductFieldName,
  values: ProductFieldValues,
): number | null => {
  const { kind, property } = productField(name)
  const value = values[property as keyof ProductFieldValues]
  return kind === 'amount' && value !== null ? dinars(value as Centimes) : value
}

/** For the history, which admins read too. */
export const publicFieldColumns = (product: ProductFieldChanges) =>
  Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => productField(name))
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ column, property }) => [column, product[property as keyof ProductFieldChanges]]),
  )

import { type RawBuilder, sql } from 'kysely'
import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldChanges,
  type ProductFieldColumns,
  type ProductFieldValues,
} from '#kernel/product-fields.ts'

const FIELDS = PRODUCT_FIELD_NAMES.map((name) => ({ name, ...productField(name) }))
const columnsBy = (write: (column: string) => string) =>
  sql.raw(FIELDS.map(({ column }) => write(column)).join(', '))

/** Of one table, or of a record that `columnValues` writes as JSON. */
export const FIELD_COLUMNS = columnsBy((column) => column)
export const FIELD_RECORD = sql.raw(
  FIELDS.map(({ kind, column }) => `${column} ${kind === 'amount' ? 'bigint' : 'integer'}`).join(
    ', ',
  ),
)
export const ASSIGN_FIELD_RECORD = columnsBy((column) => `${column} = r.${column}`)

export const columnValues = (draft: ProductFieldChanges) =>
  Object.fromEntries(
    FIELDS.map(({ column, property }) => [
      column,
      draft[property as keyof ProductFieldChanges] ?? null,
    ]),
  ) as ProductFieldColumns // each column with the value of its field

export const assignFields = (draft: ProductFieldChanges): RawBuilder<unknown> =>
  sql.join(
    FIELDS.flatMap(({ column, property }) => {
      const value = draft[property as keyof ProductFieldChanges]
      return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]
    }),
  )

export const valuesOfColumns = (row: ProductFieldColumns) =>
  Object.fromEntries(
    FIELDS.map(({ column, property }) => [property, row[column as keyof ProductFieldColumns]]),
  ) as ProductFieldValues // each property with the value of its column

/** Pairs of a JSON object. */
const viewOf = (fields: typeof FIELDS) =>
  fields
    .map(({ name, kind, column }) =>
      kind === 'amount' ? `'${name}', trim_scale(p.${column} / 100.0)` : `'${name}', p.${column}`,
    )
    .join(', ')
export const FIELD_VIEW = viewOf(FIELDS.filter(({ isPrivate }) => !isPrivate))
export const PRIVATE_FIELD_VIEW = viewOf(FIELDS.filter(({ isPrivate }) => isPrivate))

import { z } from 'zod'
import {
  PRODUCT_FIELD_NAMES,
  type PRODUCT_FIELDS,
  productField,
  type ProductFieldName,
} from '#kernel/product-fields.ts'
import { recordOf } from '#kernel/records.ts'
import { Dinars } from '../contract.ts'

type Fields = typeof PRODUCT_FIELDS
type Optional = z.ZodOptional<z.ZodNullable<z.ZodNumber>>
type BodyShape = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: true } ? z.ZodNumber : Optional
}
type ViewShape = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: true }
    ? z.ZodNumber
    : Fields[Name] extends { isPrivate: true }
      ? Optional
      : z.ZodNullable<z.ZodNumber>
}

function bodySchema(name: ProductFieldName) {
  const { kind, min, max, isRequired } = productField(name)
  if (kind === 'whole') return z.number().int().min(min).max(max).nullish()
  const amount = z
    .number({
      error: ({ input }) => (input === undefined || input === null ? 'price_required' : undefined),
    })
    // What is sold has a price.
    .min(min, min > 0 ? { error: 'price_zero' } : undefined)
    .max(max)
    .multipleOf(0.01)
  return isRequired ? amount : amount.nullish()
}
function viewSchema(name: ProductFieldName) {
  const { kind, isRequired, isPrivate } = productField(name)
  const value = kind === 'amount' ? Dinars : z.number().int()
  return isRequired ? value : isPrivate ? value.nullish() : value.nullable()
}

export const PRODUCT_FIELD_BODY = recordOf(PRODUCT_FIELD_NAMES, bodySchema) as BodyShape // by the description of each
export const PRODUCT_FIELD_VIEW = recordOf(PRODUCT_FIELD_NAMES, viewSchema) as ViewShape

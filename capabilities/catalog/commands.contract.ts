import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES, type Localized } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import { PRODUCT_FIELD_NAMES, type ProductFieldName } from '#kernel/product-fields.ts'
import {
  validateProductForm,
  MAX_IMAGES,
  MAX_OPTIONS,
  MAX_VARIANTS,
} from '#kernel/product-validation.ts'
import { Dinars, Id, idOf, Instant, whenValid } from '../contract.ts'
import {
  optionalTextInput,
  mandatoryTextInput,
  localizedTextInput,
} from './localized-text.contract.ts'
import { PRODUCT_FIELD_BODY } from './product-fields.contract.ts'
import { PRODUCT_FILTERS, PRODUCT_STATUSES } from './contract.ts'
import type { VariantId } from './schema.ts'

const MAX_STOCK = 1_000_000
const Stock = z.number().int().min(0).max(MAX_STOCK)
const Sku = optionalTextInput(64)
const ImageAddress = z.string().max(400)

const ProductFields = {
  name: localizedTextInput('name_required', 200),
  description: z
    .preprocess(
      (value) => (typeof value === 'string' ? { [DEFAULT_LANGUAGE]: value } : (value ?? {})),
      z.strictObject(recordOf(LANGUAGES, () => optionalTextInput(4000))),
    )
    .default(recordOf(LANGUAGES, () => null)),
  category: mandatoryTextInput('category_required', 60),
  ...PRODUCT_FIELD_BODY,
  vat: z.union([z.literal(19), z.literal(9), z.literal(0)]).nullish(),
  sku: Sku,
  /** Left out, the stock stays unchanged. */
  inventory_quantity: Stock.nullish(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  featured: z.boolean().optional(),
  images: z.array(ImageAddress).max(MAX_IMAGES, { error: 'too_many_images' }).default([]),
  specifications: z
    .array(
      z.strictObject({
        name: localizedTextInput('specification_name_required', 60),
        value: localizedTextInput('specification_value_required', 300),
      }),
    )
    .max(40)
    .default([]),
  options: z.array(localizedTextInput('option_required', 40)).max(MAX_OPTIONS).default([]),
  variants: z
    .array(
      z.strictObject({
        id: idOf<VariantId>().nullish(),
        values: z.array(localizedTextInput('option_value_required', 60)).max(MAX_OPTIONS),
        sku: Sku,
        price: PRODUCT_FIELD_BODY.price.nullish(),
        /** Null: the product's cost applies. */
        cost: PRODUCT_FIELD_BODY.cost,
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

type ProductForm = { [Name in ProductFieldName]?: number | null | undefined } & {
  options: Localized[]
  variants: { values: Localized[]; sku: string | null }[]
  bulk_discounts: { quantity: number; percent: number }[]
}
function checkAgreement(form: ProductForm, context: z.RefinementCtx): void {
  const fieldErrors = validateProductForm({
    fields: form,
    optionNames: form.options,
    variants: form.variants,
    bulk: form.bulk_discounts,
  })
  for (const { path, code } of fieldErrors)
    context.addIssue({ code: 'custom', path, message: code })
}

const AGREEING = whenValid(...PRODUCT_FIELD_NAMES, 'options', 'variants', 'bulk_discounts')

const VendorProductBody = z.strictObject(ProductFields)
export const NewVendorProductBody = VendorProductBody.superRefine(checkAgreement, AGREEING)
export const NewProductBody = VendorProductBody.extend({
  vendor_id: z.uuid({ error: 'vendor_required' }),
}).superRefine(checkAgreement, AGREEING)
export const ProductEditBody = VendorProductBody.extend({
  /** Optimistic lock: 409 when the product has changed since. */
  updated_at: Instant.optional(),
}).superRefine(checkAgreement, AGREEING)
export type ProductInput = z.output<typeof ProductEditBody>

export const ProductStatusBody = z.strictObject({
  status: z.enum(PRODUCT_STATUSES),
  /** The vendor is notified of it when an admin takes the product off sale. */
  reason: z.string().trim().min(1).max(500).optional(),
})
export const ProductFeaturedBody = z.strictObject({ featured: z.boolean() })
/** A counted quantity, or a change of the one there is: sales in between are then not lost. */
export const ProductStockBody = z
  .strictObject({
    variant_id: Id.optional(),
    inventory_quantity: Stock.optional(),
    change: z.number().int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
  })
  .refine(
    ({ inventory_quantity, change }) =>
      (inventory_quantity === undefined) !== (change === undefined),
    {
      path: ['inventory_quantity'],
    },
  )
export const ProductCostBody = z.strictObject({ cost: Dinars.min(0).max(1_000_000_000).nullable() })

const bulkChangesOf = <Selection extends z.ZodRawShape>(selection: Selection) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...selection,
      kind: z.literal('status'),
      status: z.enum(PRODUCT_STATUSES),
    }),
    z.strictObject({ ...selection, kind: z.literal('category'), category: z.string().max(60) }),
    z.strictObject({
      ...selection,
      kind: z.literal('price'),
      percent: z.number().int().min(-90).max(500),
    }),
    z.strictObject({ ...selection, kind: z.literal('stock'), inventory_quantity: Stock }),
  ])
export const BulkChangeBody = bulkChangesOf({ ids: z.array(Id).min(1).max(200) })
/** `id` undoes the bulk edit. */
export const BulkChange = z.strictObject({ id: Id, changed: z.number().int() })
export type BulkChangeView = z.infer<typeof BulkChange>

/** Every product of a list with these filters, as the list itself takes them. */
const ProductSelection = z.strictObject({
  search: z.string().trim().max(120).optional(),
  state: z.enum(PRODUCT_FILTERS).optional(),
  category: z.string().max(60).optional(),
})
export type ProductSelectionInput = z.output<typeof ProductSelection>
export const BulkEditBody = bulkChangesOf({ filter: ProductSelection })
/** Done in the background. `done` counts products looked at, `changed` those that were changed. */
export const BulkEditRun = z.strictObject({
  id: Id,
  state: z.enum(['running', 'done', 'undoing', 'undone', 'failed']),
  total: z.number().int(),
  done: z.number().int(),
  changed: z.number().int(),
})
export type BulkEditRunView = z.infer<typeof BulkEditRun>

import type { Brand } from '#kernel/brand.ts'
import { PRODUCT_FIELD_NAMES, type ProductFieldRuleCode } from '#kernel/product-fields.ts'
import type { TextEncoding } from '#kernel/csv-format.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'

export type ImportKind = 'products' | 'images'
export type ImportFormat = 'csv' | 'xlsx' | 'zip'
export type ImportSource = 'yova' | 'shopify' | 'woocommerce' | 'other'
export type ImportState =
  | 'receiving'
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'done'
  | 'failed'
  | 'cancelled'
/** A skip code leaves the product as it is. */
export type UndoOutcome = 'deleted' | 'archived' | 'restored' | UndoSkipCode
export type UndoSkipCode = 'gone' | 'changed' | 'ordered' | 'category_gone' | 'sku_taken'
export type LineAction = 'create' | 'update' | 'skip'
export type ImportId = Brand<string, 'ImportId'>

/** The last four exist in other programs' files only. */
export const FIELDS = [
  'sku',
  'group',
  'name_fr',
  'name_en',
  'name_ar',
  'description_fr',
  'description_en',
  'description_ar',
  'short_description',
  'category',
  ...PRODUCT_FIELD_NAMES,
  'regular_price',
  'sale_price',
  'inventory_quantity',
  'status',
  'vat',
  'weight_kg',
  'images',
  'variant_image',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
  'specifications',
  'specification',
  'bulk_discounts',
  'published',
  'row_type',
  'parent',
  'row_id',
] as const
export type ImportField = (typeof FIELDS)[number]
/** By column index; a column that is not imported is absent. */
export type ImportColumns = Readonly<Record<string, ImportField>>

/** Cell texts for the new products of a file, where it has none itself. */
export const DEFAULT_FIELDS = ['category', 'price', 'inventory_quantity', 'status', 'vat'] as const
export type ImportDefaults = Readonly<Partial<Record<(typeof DEFAULT_FIELDS)[number], string>>>

/** Fields that several columns may share are corrected in the file. */
export const CORRECTABLE_FIELDS = FIELDS.filter(
  (field) => !['specification', 'group', 'parent', 'row_id', 'row_type'].includes(field),
)

export type Counts = { created: number; updated: number; skipped: number }

export type Import = {
  id: ImportId
  vendorId: VendorId
  kind: ImportKind
  format: ImportFormat
  fileName: string
  byteCount: number
  source: ImportSource
  delimiter: string | null
  encoding: TextEncoding | null
  headings: readonly string[]
  sample: readonly (readonly string[])[]
  columns: ImportColumns
  /** Folded category name of the file to our slug. */
  categories: Readonly<Record<string, string>>
  defaults: ImportDefaults
  state: ImportState
  rowCount: number | null
  readUntil: number
  readBytes: number
  isRead: boolean
  checkedUntil: number
  appliedUntil: number
  foreseen: Counts
  done: Counts
  errorCount: number
  warningCount: number
  skipsErrors: boolean
  failReason: string | null
  startedBy: string
  createdAt: Date
  doneAt: Date | null
  endedAt: Date | null
  /** Products created or updated: these can be undone. */
  changeCount: number
  undo: Undo
}

/** `state` is null until an undo is started. */
export type Undo = {
  state: 'running' | 'done' | null
  by: string | null
  at: Date | null
  doneAt: Date | null
  deleted: number
  archived: number
  restored: number
  left: number
}

/** `place` is the position in processing order, see `placeLines`. */
export type FileLine = {
  line: number
  place: number
  group: string
  cells: readonly string[]
  /** An earlier row has the same SKU. */
  repeats: boolean
  /** Typed by the vendor instead of the cells. */
  corrections?: Readonly<Partial<Record<ImportField, string>>>
}

/** The message of `code` is in `ROW_ERROR_TEXTS`. */
export type RowError = {
  line: number
  field: ImportField | null
  severity: 'error' | 'warning'
  code: RowErrorCode
  value: string | null
}
export type RowErrorCode =
  | 'name_required'
  | 'price_required'
  | 'category_required'
  | 'category_unknown'
  | 'amount_invalid'
  | 'amount_too_large'
  | 'amount_zero'
  | ProductFieldRuleCode
  | 'number_invalid'
  | 'stock_negative'
  | 'stock_too_large'
  | 'status_unknown'
  | 'vat_unknown'
  | 'weight_invalid'
  | 'text_too_long'
  | 'text_truncated'
  | 'duplicate_sku'
  | 'sku_of_another_product'
  | 'options_missing'
  | 'option_value_required'
  | 'duplicate_option'
  | 'duplicate_variant'
  | 'variant_unknown'
  | 'too_many_variants'
  | 'specifications_invalid'
  | 'too_many_specifications'
  | 'bulk_invalid'
  | 'too_many_images'
  | 'image_url_invalid'
  | 'image_unreachable'
  | 'image_too_large'
  | 'not_an_image'
  | 'image_without_product'
  | 'external_product'

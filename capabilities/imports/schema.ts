import type { Brand } from '#kernel/brand.ts'
import type { TextEncoding } from '#kernel/csv-format.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'

export type ImportKind = 'products' | 'images'
export type ImportFormat = 'csv' | 'xlsx' | 'zip'
/** Which program wrote a file, as its headings tell. */
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
/** What became of a product that was to be taken back; the last five left it as it is. */
export type UndoOutcome = 'deleted' | 'archived' | 'restored' | UndoSkipCode
export type UndoSkipCode = 'gone' | 'changed' | 'ordered' | 'category_gone' | 'sku_taken'
export type LineAction = 'create' | 'update' | 'skip'
export type ImportId = Brand<string, 'ImportId'>

/** What a column of a file may mean. The last four are other programs': they say what a line is. */
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
  'price',
  'compare_at_price',
  'cost',
  'regular_price',
  'sale_price',
  'inventory_quantity',
  'status',
  'vat',
  'weight_grams',
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
export type Field = (typeof FIELDS)[number]
/** The field of each column, by its index; a column that is not taken is absent. */
export type Columns = Readonly<Record<string, Field>>

export type Counts = { created: number; updated: number; skipped: number }

/** A file on its way into the catalogue: how it is read, how far it is, what it did. */
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
  columns: Columns
  /** What the shop calls a category, folded, and ours for it. */
  categories: Readonly<Record<string, string>>
  state: ImportState
  lineCount: number | null
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
  /** When it was done, failed or was stopped. */
  endedAt: Date | null
  /** How many products it created or changed, which is what may be taken back. */
  changeCount: number
  undo: Undo
}

/** How far an import is taken back: nobody asked for it while its state is null. */
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

/** A line as it was read, with the place at which it is taken. */
export type FileLine = {
  line: number
  place: number
  group: string
  cells: readonly string[]
  /** An earlier line has its SKU already. */
  repeats: boolean
}

/** One thing wrong in a file, by line and column; said in words by the texts of the code. */
export type RowError = {
  line: number
  /** The field, where its column is known; null is the line as a whole. */
  field: Field | null
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
  | 'compare_at_too_low'
  | 'number_invalid'
  | 'stock_negative'
  | 'stock_too_large'
  | 'status_unknown'
  | 'vat_unknown'
  | 'weight_invalid'
  | 'text_too_long'
  | 'text_cut'
  | 'sku_twice'
  | 'sku_of_another_product'
  | 'options_missing'
  | 'option_value_required'
  | 'option_twice'
  | 'variant_twice'
  | 'variant_unknown'
  | 'too_many_variants'
  | 'specifications_invalid'
  | 'too_many_specifications'
  | 'bulk_invalid'
  | 'too_many_images'
  | 'picture_address'
  | 'picture_unreachable'
  | 'picture_too_large'
  | 'not_a_picture'
  | 'picture_without_product'

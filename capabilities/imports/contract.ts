import { z } from 'zod'
import { Id, Instant } from '../contract.ts'
import { CSV_DELIMITERS, TEXT_ENCODINGS } from '#kernel/csv-format.ts'
import { CORRECTABLE_FIELDS, DEFAULT_FIELDS, FIELDS } from './schema.ts'

/** Checked by the page before the upload and by the server. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024
export const PART_BYTES = 1024 * 1024

export const ImportParams = z.object({ id: Id })
export const PartParams = z.object({ id: Id, part: z.coerce.number().int().min(0).max(49) })
export const NewImportBody = z.strictObject({
  file_name: z.string().trim().min(1).max(200),
  bytes: z
    .number()
    .int()
    .min(1, { error: 'file_empty' })
    .max(MAX_FILE_BYTES, { error: 'file_too_large' }),
})

const Index = z.string().regex(/^\d{1,3}$/)
const ColumnFields = z.record(Index, z.enum(FIELDS))
const DefaultValues = z.strictObject({
  category: z.string().min(1).max(60).optional(),
  price: z
    .number()
    .min(0.01, { error: 'price_zero' })
    .max(1_000_000_000)
    .multipleOf(0.01)
    .optional(),
  inventory_quantity: z.number().int().min(0).max(1_000_000).optional(),
  status: z.enum(['draft', 'active', 'archived']).optional(),
  vat: z.union([z.literal(19), z.literal(9), z.literal(0)]).optional(),
})
export const CheckBody = z.strictObject({
  columns: ColumnFields,
  /** The file's category name to our category slug. */
  categories: z.record(z.string().max(300), z.string().max(60)).default({}),
  /** For new products, where the file has no value. */
  defaults: DefaultValues.default({}),
  delimiter: z.enum(CSV_DELIMITERS).nullish(),
  encoding: z.enum(TEXT_ENCODINGS).nullish(),
  save_as: z.string().trim().min(1).max(80).nullish(),
})
export const InspectBody = z.strictObject({
  delimiter: z.enum(CSV_DELIMITERS),
  encoding: z.enum(TEXT_ENCODINGS),
})
export const CellParams = z.object({ id: Id, line: z.coerce.number().int().min(1).max(1_000_000) })
export const CellBody = z.strictObject({
  field: z.enum(CORRECTABLE_FIELDS),
  value: z.string().max(4000),
})
export const ConfirmBody = z.strictObject({ skip_errors: z.boolean().default(false) })

const Count = z.number().int()
const Counts = z.strictObject({ created: Count, updated: Count, skipped: Count })

export const IMPORT_STATES = [
  'receiving',
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
] as const
/** `until` is the undo deadline, as long as no undo was started. */
const UndoView = z.strictObject({
  state: z.enum(['none', 'possible', 'running', 'done']),
  until: Instant.nullable(),
  of: Count,
  deleted: Count,
  archived: Count,
  restored: Count,
  left: Count,
})
export const UNDO_SKIP_CODES = ['gone', 'changed', 'ordered', 'category_gone', 'sku_taken'] as const

export const ImportView = z.strictObject({
  id: Id,
  kind: z.enum(['products', 'images']),
  format: z.enum(['csv', 'xlsx', 'zip']),
  source: z.enum(['yova', 'shopify', 'woocommerce', 'other']),
  file_name: z.string(),
  bytes: Count,
  state: z.enum(IMPORT_STATES),
  /** In the caller's language. */
  fail_reason: z.string().nullable(),
  delimiter: z.string().nullable(),
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  headings: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  columns: ColumnFields,
  /** Unit by phase: bytes read, rows checked, then rows written. */
  progress: z.strictObject({
    phase: z.enum(['reading', 'checking', 'writing', 'pictures', 'undoing', 'none']),
    done: Count,
    of: Count,
  }),
  lines: Count.nullable(),
  foreseen: Counts,
  done: Counts,
  error_lines: Count,
  warnings: Count,
  pictures: z.strictObject({ total: Count, waiting: Count, refused: Count }),
  undo: UndoView,
  created_at: Instant,
  done_at: Instant.nullable(),
})
export type ImportAnswer = z.infer<typeof ImportView>

/** The parts received so far; an upload resumes with the missing ones. */
export const PartsView = z.strictObject({ id: Id, part_bytes: Count, parts: z.array(Count) })
export const ImportsPage = z.strictObject({
  items: z.array(ImportView),
  maps: z.array(
    z.strictObject({ name: z.string(), columns: z.record(z.string(), z.enum(FIELDS)) }),
  ),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
})
export type ImportsPageView = z.infer<typeof ImportsPage>
export const ImportDetail = ImportView.extend({
  /** Category names of the file without a match, with their number of rows. */
  unknown_categories: z.array(z.strictObject({ said: z.string(), lines: Count })),
  /** Products it created that are still drafts. */
  drafts: Count,
  /** As texts of cells. */
  defaults: z.partialRecord(z.enum(DEFAULT_FIELDS), z.string()),
})
export type ImportDetailView = z.infer<typeof ImportDetail>

export const RowErrorsQuery = z.object({
  cursor: z.string().max(60).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})
export const RowErrorsPage = z.strictObject({
  items: z.array(
    z.strictObject({
      line: Count,
      /** As the row has it. */
      product_name: z.string().nullable(),
      column: z.string().nullable(),
      /** The cell that can be corrected here; null when only the file can. */
      field: z.enum(CORRECTABLE_FIELDS).nullable(),
      severity: z.enum(['error', 'warning']),
      code: z.string(),
      value: z.string().nullable(),
      message: z.string(),
    }),
  ),
  total: Count,
  total_is_estimate: z.boolean(),
  next: z.string().nullable(),
})
export type RowErrorsPageView = z.infer<typeof RowErrorsPage>

/** `id` is a bulk edit of products, where its progress is read. */
export const Publication = z.strictObject({ id: Id, total: Count })
export type PublicationView = z.infer<typeof Publication>

/** Preview and result of an undo: products per outcome. */
export const UndoPlan = z.strictObject({
  deleted: Count,
  archived: Count,
  restored: Count,
  left: Count,
  reasons: z.array(
    z.strictObject({ code: z.enum(UNDO_SKIP_CODES), count: Count, message: z.string() }),
  ),
})
export type UndoPlanView = z.infer<typeof UndoPlan>
export const UndoSkippedPage = z.strictObject({
  items: z.array(
    z.strictObject({
      product_id: Id.nullable(),
      name: z.string(),
      code: z.enum(UNDO_SKIP_CODES),
      message: z.string(),
    }),
  ),
  next: z.string().nullable(),
})
export type UndoLeftPageView = z.infer<typeof UndoSkippedPage>

export const FILE_FORMATS = ['csv', 'xlsx'] as const
export const ImportFileQuery = z.object({ format: z.enum(FILE_FORMATS).default('csv') })

import type { Brand } from '#kernel/brand.ts'

export type ImportKind = 'products' | 'stock' | 'prices' | 'images'
export type ImportFormat = 'csv' | 'xlsx' | 'zip'
export type ImportEncoding = 'utf-8' | 'windows-1252' | 'windows-1256' | 'utf-16le'
export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'done'
  | 'failed'
  | 'cancelled'
export type LineAction = 'create' | 'update' | 'skip'
export type LineState = 'read' | 'valid' | 'refused' | 'applied'
export type LineErrorSeverity = 'error' | 'warning'
export type PictureState = 'waiting' | 'stored' | 'attached' | 'refused'
export type ColumnMapKind = 'products' | 'stock' | 'prices'
export type ExportKind = 'products' | 'orders' | 'ledger' | 'customers' | 'errors'
export type ExportFormat = 'csv' | 'xlsx'
export type ExportState = 'wanted' | 'running' | 'done' | 'failed' | 'expired'
export type ActorRole = 'vendor' | 'admin' | 'system'

export type ImportId = Brand<string, 'ImportId'>

type ImportBase = {
  id: ImportId
  vendorId: string
  kind: ImportKind
  format: ImportFormat
  createdAt: Date
}
/** How far a run is: it goes on after `appliedUntil`, on whichever process takes it up. */
type Progress = { lineCount: number; appliedUntil: number; errorCount: number; checkedAt: Date }
export type Import = ImportBase &
  (
    | { state: 'uploaded' }
    | { state: 'checking'; lineCount: number | null; checkedUntil: number }
    | (Progress & { state: 'checked' })
    | (Progress & { state: 'running'; confirmedAt: Date })
    | (Progress & { state: 'done'; confirmedAt: Date; doneAt: Date })
    | { state: 'failed'; failedAt: Date; failReason: string }
    | { state: 'cancelled'; cancelledAt: Date }
  )

/** One thing wrong in a file, by line and column; said in words by the texts of the code. */
export type LineError = {
  line: number
  column: string | null
  severity: LineErrorSeverity
  code: string
  value: string | null
}

/** The rows, as PostgreSQL keeps them. Nothing outside queries.ts sees these. */
export type ImportsTables = {
  'imports.imports': {
    id: string
    vendor_id: string
    kind: ImportKind
    format: ImportFormat
    file_id: string
    file_name: string
    delimiter: string | null
    encoding: ImportEncoding | null
    columns: unknown
    state: ImportState
    line_count: number | null
    checked_until: number
    applied_until: number
    created_count: number
    updated_count: number
    skipped_count: number
    error_count: number
    skips_errors: boolean
    fail_reason: string | null
    started_by: string
    created_at: Date
    checked_at: Date | null
    confirmed_at: Date | null
    done_at: Date | null
    failed_at: Date | null
    cancelled_at: Date | null
    heartbeat_at: Date | null
  }
  'imports.lines': {
    import_id: string
    line: number
    vendor_id: string
    raw: unknown
    sku: string | null
    action: LineAction | null
    product_id: string | null
    state: LineState
    applied_at: Date | null
  }
  'imports.line_errors': {
    import_id: string
    line: number
    position: number
    vendor_id: string
    column_name: string | null
    severity: LineErrorSeverity
    code: string
    value: string | null
  }
  'imports.pictures': {
    import_id: string
    path: string
    vendor_id: string
    source_url: string | null
    file_id: string | null
    product_id: string | null
    position: number | null
    state: PictureState
    code: string | null
  }
  'imports.column_maps': {
    id: string
    vendor_id: string
    kind: ColumnMapKind
    name: string
    columns: unknown
    updated_at: Date
  }
  'imports.exports': {
    id: string
    vendor_id: string
    kind: ExportKind
    format: ExportFormat
    filter: unknown
    import_id: string | null
    state: ExportState
    line_count: number | null
    file_id: string | null
    fail_reason: string | null
    wanted_by: string
    wanted_at: Date
    done_at: Date | null
    expires_at: Date | null
  }
  'imports.status_history': {
    id: string
    vendor_id: string
    import_id: string
    from_state: string | null
    to_state: string
    actor_role: ActorRole
    actor_id: string | null
    reason: string | null
    happened_at: Date
  }
}

import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { CategoryNode, BulkUpsertProducts } from '#capabilities/catalog/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import type { FetchPublic } from '#platform/http/ssrf-safe-fetch.ts'
import type { ImportField, FileLine, Import } from '../schema.ts'

export type ImportDeps = {
  db: Db
  clock: Clock
  products: BulkUpsertProducts
  categories: () => Promise<readonly CategoryNode[]>
  media: Pick<Media, 'storeImage'>
  fetchPublic: FetchPublic
  siteUrl: string
}

export type ImportRefusal =
  | { code: 'import_not_found' }
  | { code: 'import_state'; state: string }
  | { code: 'import_running' }
  | { code: 'row_not_found' }
  | { code: 'category_unknown' }
  | { code: 'part_invalid' }
  | { code: 'part_missing'; parts: number[] }
  | { code: 'import_has_errors'; lines: number }
  | { code: 'nothing_to_import' }
  | { code: 'columns_missing' }
  | { code: 'file_unreadable' }
  | { code: 'file_empty' }
  | { code: 'too_many_rows' }
  | { code: 'too_many_columns' }
  | { code: 'archive_too_large' }
  | { code: 'nothing_to_undo' }
  | { code: 'undo_too_late' }
  | { code: 'import_undone' }

export const PRODUCT_IMAGES_PATH = '/storage/v1/object/public/product-images/'

/** Its images are the vendor's, not of the user who started it. */
export const importImageOwner = ({
  vendorId,
  startedBy,
}: Pick<Import, 'vendorId' | 'startedBy'>) => ({
  vendorId,
  userId: startedBy,
})

export const columnNames = ({ columns, headings }: Pick<Import, 'columns' | 'headings'>) => {
  const byField = new Map<ImportField, string>()
  for (const [time, field] of Object.entries(columns))
    if (!byField.has(field)) byField.set(field, headings[Number(time)] ?? '')
  /** Null for a column that the file does not have. */
  return (field: ImportField): string | null => byField.get(field) ?? null
}

/** Groups consecutive rows into whole products; `isWhole` says that no more rows follow. */
export function groupRows(lines: readonly FileLine[], isWhole: boolean): FileLine[][] {
  const groups: FileLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0]?.group === line.group) last.push(line)
    else groups.push([line])
  }
  // The last product may continue in rows not read yet.
  return isWhole || groups.length < 2 ? groups : groups.slice(0, -1)
}

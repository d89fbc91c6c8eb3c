import type { Context } from 'hono'
import {
  callerLanguage,
  json,
  problems,
  refusal,
  routes,
  type GuardedContext,
} from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { ImportDetail, ImportParams } from './contract.ts'
import type { ImportRefusal } from './operations/import-deps.ts'
import type { ReadImports } from './operations/read-imports.ts'
import { texts } from './texts.generated.ts'

const IMPORT_FIELD_TEXTS = texts.below('import-field')
const IMPORT_REFUSALS = texts.below('import-refusals')

const STATUSES = {
  row_not_found: 404,
  category_unknown: 422,
  import_not_found: 404,
  import_state: 409,
  import_running: 409,
  part_invalid: 422,
  part_missing: 409,
  import_has_errors: 409,
  nothing_to_import: 422,
  columns_missing: 422,
  file_unreadable: 422,
  file_empty: 422,
  too_many_rows: 422,
  too_many_columns: 422,
  archive_too_large: 422,
  nothing_to_undo: 422,
  undo_too_late: 409,
  import_undone: 409,
} as const satisfies Record<ImportRefusal['code'], number>
export const IMPORT_REFUSED = problems(STATUSES)
export const refuseImport = (c: Context, error: ImportRefusal) =>
  refusal<ImportRefusal, 404 | 409 | 422>(c, error, STATUSES, IMPORT_REFUSALS)

const tags = ['vendor']
export const importParams = { params: ImportParams }
export const importResponses = {
  200: json(ImportDetail, 'The updated import'),
  ...IMPORT_REFUSED,
}
export const postCall = (path: string, summary: string) => ({
  method: 'post' as const,
  path,
  tags,
  summary,
})
export const getCall = (path: string, summary: string) => ({
  method: 'get' as const,
  path,
  tags,
  summary,
})

type Own = { userId: string; vendorId: VendorId }
export const ownImportRoutes = () => routes<Own>({ texts: IMPORT_FIELD_TEXTS })

type Asking = { get(name: 'vendorId'): VendorId; get(name: 'userId'): string }
export const importOwner = (c: Asking) => ({ vendorId: c.get('vendorId'), userId: c.get('userId') })
export const answerImport = async (c: GuardedContext<Own>, read: ReadImports, id: string) => {
  const found = await read.get(id, c.var.vendorId, callerLanguage(c))
  return found.ok ? c.json(found.value, 200) : refuseImport(c, found.error)
}

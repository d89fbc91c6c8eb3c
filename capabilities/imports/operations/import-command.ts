import type { TextEncoding } from '#kernel/csv-format.ts'
import { foldText } from '#kernel/fold.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx, violatedConstraint } from '#platform/database/index.ts'
import { job } from '#platform/jobs/index.ts'
import type { CategoryNode } from '#capabilities/catalog/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { findRunning, lockImport, saveConfirmed, saveState } from '../queries/imports.ts'
import { restartCheck } from '../queries/import-progress.ts'
import { saveColumnMap } from '../queries/column-mappings.ts'
import { deleteParts } from '../queries/upload-parts.ts'
import type { ImportColumns, ImportDefaults, Import } from '../schema.ts'
import { savedColumnMapping } from './inspect-file.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

export type ImportOwner = { vendorId: VendorId; userId: string }
type ImportReply = Promise<Result<null, ImportRefusal>>
type Check = {
  columns: ImportColumns
  categories: Readonly<Record<string, string>>
  defaults: ImportDefaults
  delimiter: string | null
  encoding: TextEncoding | null
  saveAs: string | null
}
export const importCommand = job<{ importId: string }>('imports.run')

const state = (importRun: Import): Result<never, ImportRefusal> =>
  refuse({ code: 'import_state', state: importRun.state })

type Deps = Pick<ImportDeps, 'db' | 'clock' | 'categories'>
type ImportAction = (tx: Tx, own: Import) => ImportReply

/** Locks the import; refuses one of another vendor as not found. */
export const withOwnImport = (
  { db }: Pick<ImportDeps, 'db'>,
  id: string,
  { vendorId }: ImportOwner,
  act: ImportAction,
): ImportReply =>
  inTransaction(db, async (tx): ImportReply => {
    const found = await lockImport(tx, id)
    if (!found || found.vendorId !== vendorId) return refuse({ code: 'import_not_found' })
    return act(tx, found)
  })

export const importDecisions = (deps: Deps) => ({
  check: startCheck(deps),
  confirm: confirmImport(deps),
  cancel: cancelImport(deps),
})
export type DecideImport = ReturnType<typeof importDecisions>

/** Starts the dry run, or repeats it from the first row. */
const startCheck =
  (deps: Deps) =>
  (id: string, { saveAs, ...request }: Check, owner: ImportOwner): ImportReply =>
    withOwnImport(deps, id, owner, async (tx, own) => {
      if (!['uploaded', 'checked'].includes(own.state)) return state(own)
      const taken = new Set(Object.values(request.columns))
      const isNamed =
        taken.has('sku') || taken.has('name_fr') || taken.has('name_en') || taken.has('name_ar')
      if (own.kind === 'products' && !isNamed) return refuse({ code: 'columns_missing' })
      const { category } = request.defaults
      if (category !== undefined && !isLeafCategory(await deps.categories(), category))
        return refuse({ code: 'category_unknown' })
      const now = deps.clock.now()
      const input = Object.fromEntries(
        Object.entries(request.categories).map(([name, slug]) => [foldText(name), slug]),
      )
      const categories = { ...own.categories, ...input }
      await restartCheck(tx, id, {
        columns: own.kind === 'images' ? own.columns : request.columns,
        categories,
        defaults: own.kind === 'images' ? {} : request.defaults,
        delimiter: own.format === 'csv' ? (request.delimiter ?? own.delimiter) : null,
        encoding: own.format === 'csv' ? (request.encoding ?? own.encoding) : null,
      })
      await saveState(tx, own, 'checking', { actorId: owner.userId, now })
      if (saveAs !== null) {
        const columns = savedColumnMapping(request.columns, own.headings)
        await saveColumnMap(tx, owner.vendorId, { name: saveAs, columns, categories }, now)
      }
      await importCommand.enqueue(tx, { importId: id }, { key: id })
      return ok(null)
    })

const isLeafCategory = (tree: readonly CategoryNode[], slug: string): boolean =>
  tree.some((category) => category.slug === slug) && tree.every(({ parent }) => parent !== slug)

const confirmImport =
  (deps: Deps) =>
  (id: string, skipsErrors: boolean, owner: ImportOwner): ImportReply =>
    mapConcurrentImport(() =>
      withOwnImport(deps, id, owner, async (tx, own) => {
        if (own.state !== 'checked') return state(own)
        if (own.errorCount > 0 && !skipsErrors)
          return refuse({ code: 'import_has_errors', lines: own.errorCount })
        if (own.foreseen.created + own.foreseen.updated === 0)
          return refuse({ code: 'nothing_to_import' })
        if (await findRunning(tx, owner.vendorId)) return refuse({ code: 'import_running' })
        await saveConfirmed(tx, id, skipsErrors)
        await saveState(tx, own, 'running', { actorId: owner.userId, now: deps.clock.now() })
        await importCommand.enqueue(tx, { importId: id }, { key: id })
        return ok(null)
      }),
    )

/** Maps the unique index that allows one running import per vendor to a refusal. */
export async function mapConcurrentImport(begin: () => ImportReply): ImportReply {
  try {
    return await begin()
  } catch (error) {
    if (violatedConstraint(error)?.constraint === 'imports_one_running')
      return refuse({ code: 'import_running' })
    throw error
  }
}

/** Products already written stay. */
const cancelImport =
  (deps: Deps) =>
  (id: string, owner: ImportOwner): ImportReply =>
    withOwnImport(deps, id, owner, async (tx, own) => {
      if (['done', 'failed', 'cancelled'].includes(own.state)) return state(own)
      await saveState(tx, own, 'cancelled', { actorId: owner.userId, now: deps.clock.now() })
      await deleteParts(tx, id)
      return ok(null)
    })

import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type {
  RowErrorsPageView,
  ImportAnswer,
  ImportDetailView,
  ImportsPageView,
} from '../contract.ts'
import { findImport, listColumnMaps, listImports } from '../queries/imports.ts'
import { listRowErrors, unknownCategories } from '../queries/rows.ts'
import { countImages } from '../queries/images.ts'
import type { Import } from '../schema.ts'
import { FAIL_TEXTS, ROW_ERROR_TEXTS } from '../texts.ts'
import { canUndo } from './undo-import.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

const MOST_LISTED = 20
const MOST_CATEGORIES = 100

type Deps = Pick<ImportDeps, 'db' | 'clock' | 'categories'>

export function readImports({ db, clock, categories }: Deps) {
  return {
    async list(vendorId: VendorId, language: Language): Promise<ImportsPageView> {
      const tree = await categories()
      const parents = new Set(tree.flatMap(({ parent }) => parent ?? []))
      const [imports, maps] = [
        await listImports(db, vendorId, MOST_LISTED),
        await listColumnMaps(db, vendorId),
      ]
      return {
        items: await Promise.all(
          imports.map((one) =>
            viewOf({ db, clock }, { ...one, sample: [], headings: [] }, language),
          ),
        ),
        maps: maps.map(({ name, columns }) => ({ name, columns })),
        categories: tree
          .filter(({ slug }) => !parents.has(slug))
          .map(({ slug, name }) => ({ slug, name: localizedText(name, language) })),
      }
    },

    async get(
      id: string,
      vendorId: VendorId,
      language: Language,
    ): Promise<Result<ImportDetailView, ImportRefusal>> {
      const one = await findImport(db, id, vendorId)
      if (!one) return refuse({ code: 'import_not_found' })
      const unknown =
        one.state === 'checked' ? await unknownCategories(db, id, MOST_CATEGORIES) : []
      return ok({ ...(await viewOf({ db, clock }, one, language)), unknown_categories: unknown })
    },

    async faults(
      id: string,
      vendorId: VendorId,
      { cursor, limit = 50 }: { cursor?: string | undefined; limit?: number | undefined },
      language: Language,
    ): Promise<Result<RowErrorsPageView, ImportRefusal>> {
      if (!(await findImport(db, id, vendorId))) return refuse({ code: 'import_not_found' })
      const { faults, total } = await listRowErrors(db, id, placeOf(cursor), limit + 1)
      const page = faults.slice(0, limit)
      const last = page.at(-1)
      return ok({
        items: page.map(({ position: _, ...fault }) => ({
          ...fault,
          message: localizedText(ROW_ERROR_TEXTS[fault.code], language),
        })),
        total,
        total_is_estimate: false,
        next: faults.length > limit && last ? `${last.line}-${last.position}` : null,
      })
    },
  }
}
async function viewOf(
  { db, clock }: Pick<ImportDeps, 'db' | 'clock'>,
  one: Import,
  language: Language,
): Promise<ImportAnswer> {
  const now = clock.now()
  const pictures = await countImages(db, one.id)
  return {
    id: one.id,
    kind: one.kind,
    format: one.format,
    source: one.source,
    file_name: one.fileName,
    bytes: one.byteCount,
    state: one.state,
    fail_reason:
      one.failReason &&
      localizedText(FAIL_TEXTS[one.failReason] ?? FAIL_TEXTS['file_unreadable']!, language), // the fallback key exists
    delimiter: one.delimiter,
    encoding: one.encoding,
    headings: [...one.headings],
    sample: one.sample.map((cells) => [...cells]),
    columns: one.columns,
    progress: progressOf(one, pictures),
    lines: one.rowCount,
    foreseen: one.foreseen,
    done: one.done,
    error_lines: one.errorCount,
    warnings: one.warningCount,
    pictures,
    undo: undoViewOf(one, now),
    created_at: one.createdAt.toISOString(),
    done_at: one.doneAt?.toISOString() ?? null,
  }
}

function undoViewOf(one: Import, now: Date): ImportAnswer['undo'] {
  const { state, deleted, archived, restored, left } = one.undo
  const until = canUndo(one, now)
  return {
    state: state ?? (until ? 'possible' : 'none'),
    until: until?.toISOString() ?? null,
    of: one.changeCount,
    ...{ deleted, archived, restored, left },
  }
}

export type ReadImports = ReturnType<typeof readImports>

/** An absent or forged cursor means the first page. */
function placeOf(cursor: string | undefined): { line: number; position: number } {
  const found = /^(\d{1,9})-(\d{1,4})$/.exec(cursor ?? '')
  return found ? { line: Number(found[1]), position: Number(found[2]) } : { line: 0, position: 0 }
}

function progressOf(
  one: Import,
  pictures: { total: number; waiting: number },
): ImportAnswer['progress'] {
  const lines = one.rowCount ?? 0
  if (one.undo.state === 'running') {
    const { deleted, archived, restored, left } = one.undo
    return { phase: 'undoing', done: deleted + archived + restored + left, of: one.changeCount }
  }
  if (one.state === 'checking' && !one.isRead)
    return { phase: 'reading', done: one.readBytes, of: one.byteCount }
  if (one.state === 'checking') return { phase: 'checking', done: one.checkedUntil, of: lines }
  if (one.state === 'running') return { phase: 'writing', done: one.appliedUntil, of: lines }
  if (one.state === 'done' && pictures.waiting > 0)
    return { phase: 'pictures', done: pictures.total - pictures.waiting, of: pictures.total }
  return { phase: 'none', done: 0, of: 0 }
}

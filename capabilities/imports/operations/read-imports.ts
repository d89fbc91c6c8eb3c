import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import { ownValue } from '#kernel/own-value.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type {
  RowErrorsPageView,
  ImportAnswer,
  ImportDetailView,
  ImportsPageView,
} from '../contract.ts'
import { findImport, listImports } from '../queries/imports.ts'
import { listColumnMaps } from '../queries/column-mappings.ts'
import { listRowErrors, type RowErrorListRow, unknownCategories } from '../queries/rows.ts'
import { countImportedDrafts } from '../queries/import-changes.ts'
import { countImages } from '../queries/images.ts'
import { CORRECTABLE_FIELDS, type Import } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import { rowErrorText } from '../row-error-text.ts'
import { canUndo } from './undo-import.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

const FAIL_TEXTS = { ...texts.below('import-refusals'), ...texts.below('fail') }

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
          imports.map((importRun) =>
            viewOf({ db, clock }, { ...importRun, sample: [], headings: [] }, language),
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
      const importRun = await findImport(db, id, vendorId)
      if (!importRun) return refuse({ code: 'import_not_found' })
      const unknown =
        importRun.state === 'checked' ? await unknownCategories(db, id, MOST_CATEGORIES) : []
      return ok({
        ...(await viewOf({ db, clock }, importRun, language)),
        unknown_categories: unknown.map(({ value, lines }) => ({ said: value, lines })),
        defaults: importRun.defaults,
        drafts: importRun.undo.state === null ? await countImportedDrafts(db, id) : 0,
      })
    },

    async listErrors(
      id: string,
      vendorId: VendorId,
      { cursor, limit = 50 }: { cursor?: string | undefined; limit?: number | undefined },
      language: Language,
    ): Promise<Result<RowErrorsPageView, ImportRefusal>> {
      const own = await findImport(db, id, vendorId)
      if (!own) return refuse({ code: 'import_not_found' })
      const part = { after: placeOf(cursor), limit: limit + 1, names: nameColumns(own, language) }
      const { errors, total } = await listRowErrors(db, id, part)
      return ok({
        items: errors.slice(0, limit).map(({ position: _, field, ...fieldError }) => ({
          ...fieldError,
          field: CORRECTABLE_FIELDS.find((name) => name === field) ?? null,
          message: rowErrorText(fieldError.code, language),
        })),
        total,
        total_is_estimate: false,
        next: nextPlace(errors, limit),
      })
    },
  }
}

const nextPlace = (errors: readonly RowErrorListRow[], limit: number): string | null => {
  const last = errors.length > limit ? errors[limit - 1] : undefined
  return last ? `${last.line}-${last.position}` : null
}

/** In the reader's language where the file has it. */
const nameColumns = ({ columns }: Pick<Import, 'columns'>, language: Language): number[] =>
  [`name_${language}`, 'name_fr', 'name_en', 'name_ar'].flatMap((name) =>
    Object.entries(columns).flatMap(([index, field]) => (field === name ? [Number(index)] : [])),
  )

async function viewOf(
  { db, clock }: Pick<ImportDeps, 'db' | 'clock'>,
  importRun: Import,
  language: Language,
): Promise<ImportAnswer> {
  const now = clock.now()
  const images = await countImages(db, importRun.id)
  return {
    id: importRun.id,
    kind: importRun.kind,
    format: importRun.format,
    source: importRun.source,
    file_name: importRun.fileName,
    bytes: importRun.byteCount,
    state: importRun.state,
    fail_reason:
      importRun.failReason &&
      (ownValue<LocaleText>(FAIL_TEXTS, importRun.failReason) ?? FAIL_TEXTS.file_unreadable)(
        language,
      ),
    delimiter: importRun.delimiter,
    encoding: importRun.encoding,
    headings: [...importRun.headings],
    sample: importRun.sample.map((cells) => [...cells]),
    columns: importRun.columns,
    progress: progressOf(importRun, images),
    lines: importRun.rowCount,
    foreseen: importRun.foreseen,
    done: importRun.done,
    error_lines: importRun.errorCount,
    warnings: importRun.warningCount,
    pictures: images,
    undo: undoViewOf(importRun, now),
    created_at: importRun.createdAt.toISOString(),
    done_at: importRun.doneAt?.toISOString() ?? null,
  }
}

function undoViewOf(importRun: Import, now: Date): ImportAnswer['undo'] {
  const { state, deleted, archived, restored, left } = importRun.undo
  const until = canUndo(importRun, now)
  return {
    state: state ?? (until ? 'possible' : 'none'),
    until: until?.toISOString() ?? null,
    of: importRun.changeCount,
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
  importRun: Import,
  images: { total: number; waiting: number },
): ImportAnswer['progress'] {
  const lines = importRun.rowCount ?? 0
  if (importRun.undo.state === 'running') {
    const { deleted, archived, restored, left } = importRun.undo
    return {
      phase: 'undoing',
      done: deleted + archived + restored + left,
      of: importRun.changeCount,
    }
  }
  if (importRun.state === 'checking' && !importRun.isRead)
    return { phase: 'reading', done: importRun.readBytes, of: importRun.byteCount }
  if (importRun.state === 'checking')
    return { phase: 'checking', done: importRun.checkedUntil, of: lines }
  if (importRun.state === 'running')
    return { phase: 'writing', done: importRun.appliedUntil, of: lines }
  if (importRun.state === 'done' && images.waiting > 0)
    return { phase: 'pictures', done: images.total - images.waiting, of: images.total }
  return { phase: 'none', done: 0, of: 0 }
}

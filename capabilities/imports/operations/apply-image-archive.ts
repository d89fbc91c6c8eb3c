import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { type Archive, openArchive } from '#platform/table-files/archive.ts'
import { insertChanges } from '../queries/import-changes.ts'
import { lockImport } from '../queries/imports.ts'
import { saveApplying } from '../queries/import-progress.ts'
import { appliedLines, insertRowErrors, type LineOutcome, saveOutcomes } from '../queries/rows.ts'
import { deleteParts, partsSource } from '../queries/upload-parts.ts'
import type { RowErrorCode, FileLine, Import, RowError } from '../schema.ts'
import { nextRowGroups } from './validate-rows.ts'
import { type RowPlan, planRows, productKeys } from './plan-rows.ts'
import { endImport } from './finish-import.ts'
import { storeImportImage } from './fetch-images.ts'
import {
  importImageOwner,
  columnNames,
  type ImportDeps,
  PRODUCT_IMAGES_PATH,
} from './import-deps.ts'

const BATCH = 40
const MAX_IMAGES = 5
const MOST_BYTES = 5 * 1024 * 1024

/** Returns false when no image is left. */
export async function applyArchive(deps: ImportDeps, importRun: Import): Promise<boolean> {
  const { db, clock, products } = deps
  const groups = await nextRowGroups(db, importRun, importRun.appliedUntil, BATCH)
  const existing = await products.find(importRun.vendorId, productKeys(groups, importRun))
  const decided = await planRows(deps, db, importRun, groups, existing)
  const { imageNames, errors, outcomes } = await keepEntries(deps, importRun, decided)
  const saved = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await lockImport(tx, importRun.id)
    if (now?.state !== 'running' || now.appliedUntil !== importRun.appliedUntil) return refuse(null)
    await saveOutcomes(tx, importRun.id, outcomes, clock.now())
    const changes = await attachEntries(deps, tx, importRun, [...imageNames.keys()])
    const names = {
      id: importRun.id,
      vendorId: importRun.vendorId,
      columnOf: columnNames(importRun),
    }
    await insertRowErrors(tx, names, errors)
    const until = Math.max(importRun.appliedUntil, ...groups.flat().map(({ place }) => place))
    const updated = imageNames.size
    const skipped = outcomes.filter(({ state }) => state === 'refused').length
    await saveApplying(tx, importRun.id, {
      until,
      created: 0,
      updated,
      skipped,
      warnings: errors.length,
      changes,
    })
    const isDone = until >= (now.rowCount ?? 0)
    if (isDone) {
      await endImport(tx, now, { now: clock.now() })
      await deleteParts(tx, importRun.id)
    }
    return ok(!isDone)
  })
  return saved.ok && saved.value
}

type ApplyImageArchiveResult = {
  imageNames: Map<string, string[]>
  errors: RowError[]
  outcomes: LineOutcome[]
}

/** A broken image becomes an error of its row. */
async function keepEntries(
  deps: ImportDeps,
  importRun: Import,
  decided: readonly RowPlan[],
): Promise<ApplyImageArchiveResult> {
  const archive = await openArchive(partsSource(deps.db, importRun.id, importRun.byteCount))
  const made: ApplyImageArchiveResult = { imageNames: new Map(), errors: [], outcomes: [] }
  try {
    for (const { lines, own, decision } of decided)
      for (const line of lines) {
        const names = own ? (made.imageNames.get(own.id) ?? []) : []
        const input =
          own === null || decision.action === null
            ? null
            : names.length < MAX_IMAGES
              ? await keepEntry(deps, importRun, archive, line)
              : { code: 'too_many_images' as const }
        const isStored = input !== null && 'name' in input
        if (isStored && own) made.imageNames.set(own.id, [...names, input.name])
        if (input && 'code' in input) made.errors.push(errorOf(line, input.code))
        made.outcomes.push({
          line: line.line,
          state: isStored ? 'applied' : 'refused',
          action: isStored ? 'update' : null,
          productId: own?.id ?? null,
        })
      }
  } finally {
    archive.close()
  }
  return made
}

const errorOf = ({ line, cells: [path = ''] }: FileLine, code: RowErrorCode): RowError => ({
  line,
  field: 'images',
  severity: 'warning',
  code,
  value: path.slice(-200).toWellFormed(),
})

/** Includes images of earlier batches. Returns how many products changed for the first time. */
async function attachEntries(
  { clock, products }: ImportDeps,
  tx: Tx,
  importRun: Import,
  ids: readonly string[],
): Promise<number> {
  const existing = await products.holdThese(tx, importRun.vendorId, ids)
  const lines = await appliedLines(tx, importRun.id, ids)
  const nameOf = (line: number) => `${PRODUCT_IMAGES_PATH}import-${importRun.id}-zip-${line}`
  const images = await products.uploads(
    tx,
    lines.flatMap((own) => own.lines.map(nameOf)),
    importImageOwner(importRun),
  )
  await products.setImages(
    tx,
    importRun.vendorId,
    lines.map((own) => ({
      id: own.id,
      images: own.lines.flatMap((line) => images.get(nameOf(line)) ?? []).slice(0, MAX_IMAGES),
    })),
  )
  const changes = existing.map((before, index) => ({
    productId: before.id,
    place: importRun.appliedUntil + index + 1,
    name: before.name.fr,
    before,
  }))
  return insertChanges(tx, importRun, changes, clock.now())
}

async function keepEntry(deps: ImportDeps, importRun: Import, archive: Archive, line: FileLine) {
  const entry = archive.entries.find(({ fileName }) => fileName === line.cells[0])
  if (!entry) return { code: 'not_an_image' as const }
  const parts: Uint8Array[] = []
  try {
    for await (const bytes of archive.open(entry, MOST_BYTES)) parts.push(bytes)
  } catch {
    return { code: 'not_an_image' as const } // corrupt, encrypted, or larger than declared
  }
  return storeImportImage(deps, importRun, `zip-${line.line}`, Buffer.concat(parts))
}

import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { type Archive, openArchive } from '../files/archive.ts'
import { insertChanges } from '../queries/import-changes.ts'
import { lockImport, saveApplying } from '../queries/imports.ts'
import { appliedLines, insertRowErrors, type LineOutcome, saveOutcomes } from '../queries/rows.ts'
import { deleteParts, partsSource } from '../queries/upload-parts.ts'
import type { RowErrorCode, FileLine, Import, RowError } from '../schema.ts'
import { nextRowGroups } from './validate-rows.ts'
import { type RowPlan, planRows, productKeys } from './plan-rows.ts'
import { endImport } from './finish-import.ts'
import { storeImportImage } from './fetch-images.ts'
import { columnNames, type ImportDeps, PRODUCT_IMAGES_PATH } from './import-deps.ts'

const BATCH = 40
const MOST_PICTURES = 5
const MOST_BYTES = 5 * 1024 * 1024

/** Returns false when no image is left. */
export async function applyArchive(deps: ImportDeps, one: Import): Promise<boolean> {
  const { db, clock, products } = deps
  const groups = await nextRowGroups(db, one, one.appliedUntil, BATCH)
  const there = await products.find(one.vendorId, productKeys(groups, one))
  const decided = await planRows(deps, db, one, groups, there)
  const { kept, faults, outcomes } = await keepEntries(deps, one, decided)
  const saved = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await lockImport(tx, one.id)
    if (now?.state !== 'running' || now.appliedUntil !== one.appliedUntil) return refuse(null)
    await saveOutcomes(tx, one.id, outcomes, clock.now())
    const changes = await attachEntries(deps, tx, one, [...kept.keys()])
    const names = { id: one.id, vendorId: one.vendorId, columnOf: columnNames(one) }
    await insertRowErrors(tx, names, faults)
    const until = Math.max(one.appliedUntil, ...groups.flat().map(({ place }) => place))
    const updated = kept.size
    const skipped = outcomes.filter(({ state }) => state === 'refused').length
    await saveApplying(tx, one.id, {
      until,
      created: 0,
      updated,
      skipped,
      warnings: faults.length,
      changes,
    })
    const isDone = until >= (now.rowCount ?? 0)
    if (isDone) {
      await endImport(tx, now, { now: clock.now() })
      await deleteParts(tx, one.id)
    }
    return ok(!isDone)
  })
  return saved.ok && saved.value
}

type ApplyImageArchiveResult = {
  kept: Map<string, string[]>
  faults: RowError[]
  outcomes: LineOutcome[]
}

/** A broken image becomes an error of its row. */
async function keepEntries(
  deps: ImportDeps,
  one: Import,
  decided: readonly RowPlan[],
): Promise<ApplyImageArchiveResult> {
  const archive = await openArchive(partsSource(deps.db, one.id, one.byteCount))
  const made: ApplyImageArchiveResult = { kept: new Map(), faults: [], outcomes: [] }
  try {
    for (const { lines, own, decision } of decided)
      for (const line of lines) {
        const names = own ? (made.kept.get(own.id) ?? []) : []
        const said =
          own === null || decision.action === null
            ? null
            : names.length < MOST_PICTURES
              ? await keepEntry(deps, one, archive, line)
              : { code: 'too_many_images' as const }
        const isKept = said !== null && 'name' in said
        if (isKept && own) made.kept.set(own.id, [...names, said.name])
        if (said && 'code' in said) made.faults.push(faultOf(line, said.code))
        made.outcomes.push({
          line: line.line,
          state: isKept ? 'applied' : 'refused',
          action: isKept ? 'update' : null,
          productId: own?.id ?? null,
        })
      }
  } finally {
    archive.close()
  }
  return made
}

const faultOf = ({ line, cells: [path = ''] }: FileLine, code: RowErrorCode): RowError => ({
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
  one: Import,
  ids: readonly string[],
): Promise<number> {
  const there = await products.holdThese(tx, one.vendorId, ids)
  const lines = await appliedLines(tx, one.id, ids)
  const nameOf = (line: number) => `${PRODUCT_IMAGES_PATH}import-${one.id}-zip-${line}`
  const pictures = await products.uploads(
    tx,
    lines.flatMap((own) => own.lines.map(nameOf)),
    one.startedBy,
  )
  await products.setPictures(
    tx,
    one.vendorId,
    lines.map((own) => ({
      id: own.id,
      images: own.lines.flatMap((line) => pictures.get(nameOf(line)) ?? []).slice(0, MOST_PICTURES),
    })),
  )
  const changes = there.map((before, at) => ({
    productId: before.id,
    place: one.appliedUntil + at + 1,
    name: before.name.fr,
    before,
  }))
  return insertChanges(tx, one, changes, clock.now())
}

async function keepEntry(deps: ImportDeps, one: Import, archive: Archive, line: FileLine) {
  const entry = archive.entries.find(({ fileName }) => fileName === line.cells[0])
  if (!entry) return { code: 'not_a_picture' as const }
  const parts: Uint8Array[] = []
  try {
    for await (const bytes of archive.open(entry, MOST_BYTES)) parts.push(bytes)
  } catch {
    return { code: 'not_a_picture' as const } // corrupt, encrypted, or larger than declared
  }
  return storeImportImage(deps, one, `zip-${line.line}`, Buffer.concat(parts))
}

import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { insertChanges } from '../queries/import-changes.ts'
import { lockImport } from '../queries/imports.ts'
import { saveApplying } from '../queries/import-progress.ts'
import { insertRowErrors, type LineOutcome, saveOutcomes } from '../queries/rows.ts'
import { insertImages } from '../queries/images.ts'
import { deleteParts } from '../queries/upload-parts.ts'
import type { FileLine, Import } from '../schema.ts'
import { nextRowGroups } from './validate-rows.ts'
import { type RowPlan, planRows, productKeys } from './plan-rows.ts'
import { endImport } from './finish-import.ts'
import { columnNames, type ImportDeps } from './import-deps.ts'

/** Rows per transaction: a commit invalidates all cached lists, a long one makes checkouts wait. */
const BATCH = 1_500
/** Above 150 products per statement, `search.invalidate_cache` drops the whole cache. */
const PORTION = 150

/** Progress is saved in the same transaction. Returns false when nothing is left to write. */
export async function applyRows(deps: ImportDeps, importRun: Import): Promise<boolean> {
  const { db, clock } = deps
  const saved = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await lockImport(tx, importRun.id)
    if (now?.state !== 'running' || now.appliedUntil !== importRun.appliedUntil) return refuse(null)
    const made = { created: 0, updated: 0, skipped: 0, warnings: 0, changes: 0 }
    let until = importRun.appliedUntil
    while (until < importRun.appliedUntil + BATCH && until < (now.rowCount ?? 0)) {
      const groups = await nextRowGroups(tx, importRun, until, PORTION)
      if (groups.length === 0) break
      const done = await applyPortion(deps, tx, importRun, groups)
      if (done === null) {
        await endImport(tx, now, { now: clock.now(), failedBy: 'vendor_not_selling' })
        break
      }
      const subject = (action: string) =>
        done.made.filter(({ decision }) => decision.action === action).length
      made.created += subject('create')
      made.updated += subject('update')
      made.skipped += done.made.length - subject('create') - subject('update')
      made.changes += done.changes
      until = groups.at(-1)?.at(-1)?.place ?? until
    }
    await saveApplying(tx, importRun.id, { until, ...made })
    const isDone = until >= (now.rowCount ?? 0)
    if (isDone) {
      await endImport(tx, now, { now: clock.now() })
      await deleteParts(tx, importRun.id)
    }
    return ok(!isDone)
  })
  return saved.ok && saved.value
}

/** Null when the vendor may no longer sell. */
async function applyPortion(
  deps: ImportDeps,
  tx: Tx,
  importRun: Import,
  groups: readonly FileLine[][],
): Promise<{ made: Done[]; changes: number } | null> {
  const { clock, products } = deps
  const { vendorId, startedBy: userId } = importRun
  const existing = await products.hold(tx, vendorId, productKeys(groups, importRun))
  if (existing === null) return null
  // Planned again, under lock: products may have changed since the dry run.
  const decided = await planRows(deps, tx, importRun, groups, existing)
  const taken = decided.flatMap(({ lines: [first], decision: { wanted } }) =>
    wanted && first
      ? [{ ...wanted, listed: { since: importRun.createdAt, position: first.place } }]
      : [],
  )
  const ids = taken.length > 0 ? await products.keep(tx, { vendorId, userId }, taken, existing) : []
  const done = withIds(decided, ids)
  await keepOutcomes(tx, importRun, done, clock.now())
  return { made: done, changes: await keepChanges(tx, importRun, done, clock.now()) }
}

const keepChanges = (
  tx: Tx,
  importRun: Import,
  done: readonly Done[],
  now: Date,
): Promise<number> =>
  insertChanges(
    tx,
    importRun,
    done.flatMap(({ lines: [first], own, productId, decision: { wanted } }) =>
      wanted && productId !== null && first
        ? [{ productId, place: first.place, name: wanted.draft.name.fr, before: own }]
        : [],
    ),
    now,
  )

type Done = RowPlan & { productId: string | null }

/** `ids` follow the order of the decisions that have an input. */
function withIds(decided: readonly RowPlan[], ids: readonly string[]): Done[] {
  let index = 0
  return decided.map((plan) => {
    const id = plan.decision.wanted ? (ids[index++] ?? null) : (plan.own?.id ?? null)
    return { ...plan, productId: id }
  })
}

async function keepOutcomes(
  tx: Tx,
  importRun: Import,
  done: readonly Done[],
  now: Date,
): Promise<void> {
  const outcomes = done.flatMap(({ lines, productId, decision: { action } }) =>
    lines.map(({ line }): LineOutcome => ({
      line,
      state: action === null ? 'refused' : 'applied',
      action,
      productId,
    })),
  )
  await saveOutcomes(tx, importRun.id, outcomes, now)
  // Errors of the dry run are stored already; only new ones are added.
  const newly = done.filter(({ decision }) => decision.action === null && !importRun.skipsErrors)
  const names = { id: importRun.id, vendorId: importRun.vendorId, columnOf: columnNames(importRun) }
  await insertRowErrors(
    tx,
    names,
    newly.flatMap(({ decision }) => decision.errors),
  )
  const images = done.flatMap(({ productId, decision }) =>
    productId === null
      ? []
      : decision.images.map(({ address, line }, position) => ({
          productId,
          position,
          address,
          line,
        })),
  )
  await insertImages(tx, importRun.id, importRun.vendorId, images)
}

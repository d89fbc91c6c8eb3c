import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { insertChanges } from '../queries/import-changes.ts'
import { lockImport, saveApplying } from '../queries/imports.ts'
import { insertRowErrors, type LineOutcome, saveOutcomes } from '../queries/rows.ts'
import { insertImages } from '../queries/images.ts'
import { deleteParts } from '../queries/upload-parts.ts'
import type { FileLine, Import } from '../schema.ts'
import { nextRowGroups } from './validate-rows.ts'
import { type RowPlan, planRows, productKeys } from './plan-rows.ts'
import { endImport } from './finish-import.ts'
import { columnNames, type ImportDeps } from './import-deps.ts'

/**
 * What is written together. Each commit drops the kept lists of everybody, so there are few of them;
 * and whoever buys one of these products waits for its end, so it is not long either.
 */
const BATCH = 1_500
/** What is written by one statement: few enough that the pages of other products stay kept (search.forget). */
const PORTION = 150

/**
 * Writes the next products of a file to the catalogue, together with how far it is: whoever is killed
 * in between has written neither. False when nothing is left to write.
 */
export async function applyRows(deps: ImportDeps, one: Import): Promise<boolean> {
  const { db, clock } = deps
  const kept = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await lockImport(tx, one.id)
    if (now?.state !== 'running' || now.appliedUntil !== one.appliedUntil) return refuse(null)
    const made = { created: 0, updated: 0, skipped: 0, warnings: 0, changes: 0 }
    let until = one.appliedUntil
    while (until < one.appliedUntil + BATCH && until < (now.lineCount ?? 0)) {
      const groups = await nextRowGroups(tx, one, until, PORTION)
      if (groups.length === 0) break
      const done = await applyPortion(deps, tx, one, groups)
      if (done === null) {
        await endImport(tx, now, { now: clock.now(), failedBy: 'vendor_not_selling' })
        break
      }
      const of = (action: string) =>
        done.made.filter(({ decision }) => decision.action === action).length
      made.created += of('create')
      made.updated += of('update')
      made.skipped += done.made.length - of('create') - of('update')
      made.changes += done.changes
      until = groups.at(-1)?.at(-1)?.place ?? until
    }
    await saveApplying(tx, one.id, clock.now(), { until, ...made })
    const isDone = until >= (now.lineCount ?? 0)
    if (isDone) {
      await endImport(tx, now, { now: clock.now() })
      await deleteParts(tx, one.id)
    }
    return ok(!isDone)
  })
  return kept.ok && kept.value
}

/** Writes some products; null when the shop may not sell any more. */
async function applyPortion(
  deps: ImportDeps,
  tx: Tx,
  one: Import,
  groups: readonly FileLine[][],
): Promise<{ made: Done[]; changes: number } | null> {
  const { clock, products } = deps
  const { vendorId, startedBy: userId } = one
  const there = await products.hold(tx, vendorId, productKeys(groups, one))
  if (there === null) return null
  // Decided again: products may have changed since the dry run.
  const decided = await planRows(deps, tx, one, groups, there)
  const taken = decided.flatMap(({ decision: { wanted } }) => wanted ?? [])
  const ids = taken.length > 0 ? await products.keep(tx, { vendorId, userId }, taken, there) : []
  const done = withIds(decided, ids)
  await keepOutcomes(tx, one, done, clock.now())
  return { made: done, changes: await keepChanges(tx, one, done, clock.now()) }
}

/** Keeps what the products were, for whoever takes the import back. */
const keepChanges = (tx: Tx, one: Import, done: readonly Done[], now: Date): Promise<number> =>
  insertChanges(
    tx,
    one,
    done.flatMap(({ lines: [first], own, productId, decision: { wanted } }) =>
      wanted && productId !== null && first
        ? [{ productId, place: first.place, name: wanted.draft.name.fr, before: own }]
        : [],
    ),
    now,
  )

type Done = RowPlan & { productId: string | null }

/** The ids of what was written, in the order in which it was wanted. */
function withIds(decided: readonly RowPlan[], ids: readonly string[]): Done[] {
  let at = 0
  return decided.map((one) => {
    const id = one.decision.wanted ? (ids[at++] ?? null) : (one.own?.id ?? null)
    return { ...one, productId: id }
  })
}

async function keepOutcomes(tx: Tx, one: Import, done: readonly Done[], now: Date): Promise<void> {
  const outcomes = done.flatMap(({ lines, productId, decision: { action } }) =>
    lines.map(({ line }): LineOutcome => ({
      line,
      state: action === null ? 'refused' : 'applied',
      action,
      productId,
    })),
  )
  await saveOutcomes(tx, one.id, outcomes, now)
  // What the dry run found is written down already; only what came since is new.
  const newly = done.filter(({ decision }) => decision.action === null && !one.skipsErrors)
  const names = { id: one.id, vendorId: one.vendorId, columnOf: columnNames(one) }
  await insertRowErrors(
    tx,
    names,
    newly.flatMap(({ decision }) => decision.faults),
  )
  const pictures = done.flatMap(({ productId, decision }) =>
    productId === null
      ? []
      : decision.pictures.map(({ address, line }, position) => ({
          productId,
          position,
          address,
          line,
        })),
  )
  await insertImages(tx, one.id, one.vendorId, pictures)
}

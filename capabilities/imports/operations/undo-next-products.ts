import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx, violatedConstraint } from '#platform/database/index.ts'
import { endUndo, undoEvents, nextChanges, saveUndone } from '../queries/import-undo.ts'
import { lockImport, insertImportStatusHistory } from '../queries/imports.ts'
import { previousState, planProductUndo } from '../rules/undo.ts'
import type { Import } from '../schema.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ProductId } from '#capabilities/catalog/index.ts'

/** Few commits and small statements, as in `apply-rows.ts`. */
const BATCH = 900
const PORTION = 150

/** Outcomes are saved in the same transaction. Returns false when no product is left. */
export async function undoNextProducts(deps: ImportDeps, importRun: Import): Promise<boolean> {
  try {
    return await takeBackBatch(deps, importRun, PORTION)
  } catch (error) {
    if (violatedConstraint(error)?.constraint !== 'variants_sku_in_shop') throw error
    // A previous SKU belongs to a product that stays: one at a time, this is found before the
    // write.
    return takeBackBatch(deps, importRun, 1)
  }
}

async function takeBackBatch(
  deps: ImportDeps,
  importRun: Import,
  portion: number,
): Promise<boolean> {
  const { db, clock } = deps
  const saved = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await lockImport(tx, importRun.id)
    if (now?.undo.state !== 'running') return refuse(null)
    for (let taken = 0; taken < BATCH;) {
      const some = await takeBackSome(deps, tx, now, portion)
      if (some === 0) {
        await endUndo(tx, importRun.id, clock.now())
        const step = { actorId: null, now: clock.now() }
        await insertImportStatusHistory(tx, { ...now, state: 'undoing' }, 'undone', step)
        return ok(false)
      }
      taken += some
    }
    return ok(true)
  })
  return saved.ok && saved.value
}

/** Locks the products first, so that a concurrent order comes entirely before or after. */
async function takeBackSome(
  { products }: ImportDeps,
  tx: Tx,
  importRun: Import,
  max: number,
): Promise<number> {
  const due = await nextChanges(tx, importRun.id, max)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const existing = await products.holdThese(tx, importRun.vendorId, ids)
  const details = await undoEvents(tx, importRun.id, ids)
  const byId = new Map<string, (typeof existing)[number]>(
    existing.map((whole) => [whole.id, whole]),
  )
  const decided = due.flatMap((change) => {
    const known = details.get(change.id)
    if (!known) return []
    const { hasOwnStatus, ...inputs } = known
    const own = { outcome: planProductUndo(inputs), hasOwnStatus, now: byId.get(change.id) }
    return [{ ...change, ...own }]
  })
  const idsWith = (outcome: string) =>
    decided.filter((own) => own.outcome === outcome).map(({ id }) => id as ProductId) // ids come from the products table
  const taken = {
    removed: idsWith('deleted'),
    archived: idsWith('archived'),
    restored: decided.flatMap(({ outcome, before, now, stocks, hasOwnStatus }) =>
      outcome === 'restored' && before && now
        ? [previousState(before, now, { stocks, hasOwnStatus })]
        : [],
    ),
  }
  const owner = { vendorId: importRun.vendorId, userId: importRun.undo.by ?? importRun.startedBy }
  if (decided.some(({ outcome }) => ['deleted', 'archived', 'restored'].includes(outcome)))
    await products.takeBack(tx, owner, taken, existing)
  await saveUndone(
    tx,
    importRun.id,
    decided.map(({ id, outcome }) => ({ id, outcome })),
  )
  return decided.length
}

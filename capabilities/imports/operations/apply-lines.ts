import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { holdImport, saveApplying, saveState } from '../queries/imports.ts'
import { insertFaults, type LineOutcome, saveOutcomes } from '../queries/lines.ts'
import { insertPictures } from '../queries/pictures.ts'
import { deleteParts } from '../queries/parts.ts'
import type { FileLine, Import } from '../schema.ts'
import { nextGroups } from './check-lines.ts'
import { type Decided, decideLines, wishOf } from './decide-lines.ts'
import { columnNames, type ImportDeps } from './working.ts'

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
export async function applyLines(deps: ImportDeps, one: Import): Promise<boolean> {
  const { db, clock } = deps
  const groups = await nextGroups(deps, one, one.appliedUntil, BATCH)
  const kept = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await holdImport(tx, one.id)
    if (now?.state !== 'running' || now.appliedUntil !== one.appliedUntil) return refuse(null)
    const made = { created: 0, updated: 0, skipped: 0, warnings: 0 }
    for (const portion of portionsOf(groups)) {
      const done = await applyPortion(deps, tx, one, portion)
      if (done === null) {
        await saveState(tx, now, 'failed', {
          actorId: null,
          now: clock.now(),
          reason: 'vendor_not_selling',
        })
        return ok(false)
      }
      const of = (action: string) =>
        done.filter(({ decision }) => decision.action === action).length
      made.created += of('create')
      made.updated += of('update')
      made.skipped += done.length - of('create') - of('update')
    }
    const until = Math.max(one.appliedUntil, ...groups.flatMap((lines) => lines.at(-1)?.place ?? 0))
    await saveApplying(tx, one.id, clock.now(), { until, ...made })
    const isDone = until >= (now.lineCount ?? 0)
    if (isDone) {
      await saveState(tx, now, 'done', { actorId: null, now: clock.now() })
      await deleteParts(tx, one.id)
    }
    return ok(!isDone)
  })
  return kept.ok && kept.value
}

/** Products whose lines are some 150 together. */
function portionsOf(groups: readonly FileLine[][]): FileLine[][][] {
  const portions: FileLine[][][] = []
  let room = 0
  for (const lines of groups) {
    if (room < lines.length) {
      portions.push([])
      room = PORTION
    }
    portions.at(-1)?.push(lines)
    room -= lines.length
  }
  return portions
}

/** Writes some products; null when the shop may not sell any more. */
async function applyPortion(
  deps: ImportDeps,
  tx: Tx,
  one: Import,
  groups: readonly FileLine[][],
): Promise<Done[] | null> {
  const { clock, products } = deps
  const { vendorId, startedBy: userId } = one
  const there = await products.hold(tx, vendorId, wishOf(groups, one))
  if (there === null) return null
  // Decided again: products may have changed since the dry run.
  const decided = await decideLines(deps, tx, one, groups, there)
  const taken = decided.flatMap(({ decision: { wanted } }) => wanted ?? [])
  const ids = taken.length > 0 ? await products.keep(tx, { vendorId, userId }, taken, there) : []
  const done = withIds(decided, ids)
  await keepOutcomes(tx, one, done, clock.now())
  return done
}

type Done = Decided & { productId: string | null }

/** The ids of what was written, in the order in which it was wanted. */
function withIds(decided: readonly Decided[], ids: readonly string[]): Done[] {
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
  await insertFaults(
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
  await insertPictures(tx, one.id, one.vendorId, pictures)
}

import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { lockImport, saveChecking, saveState } from '../queries/imports.ts'
import { insertRowErrors, type LineOutcome, nextLines, saveOutcomes } from '../queries/rows.ts'
import type { FileLine, Import } from '../schema.ts'
import { type RowPlan, planRows, productKeys } from './plan-rows.ts'
import { columnNames, groupRows, type ImportDeps } from './import-deps.ts'

const BATCH = 400
/** Rows; above the maximum of variants and images. A longer group is split. */
const LONGEST_GROUP = 2_000

/** Never returns a part of a product, unless it has more than `LONGEST_GROUP` rows. */
export async function nextRowGroups(
  handle: Db | Tx,
  one: Import,
  after: number,
  most: number,
): Promise<FileLine[][]> {
  const some = await nextLines(handle, one.id, after, most)
  if (some.length < most) return groupRows(some, true)
  const groups = groupRows(some, false)
  if (groups.length > 1 || some.at(-1)?.group !== some[0]?.group) return groups
  const more = await nextLines(handle, one.id, after, LONGEST_GROUP)
  return groupRows(more, more.length < LONGEST_GROUP).slice(0, 1)
}

/** Dry run of the next rows. Returns false when none is left. */
export async function validateRows(deps: ImportDeps, one: Import): Promise<boolean> {
  const { db, clock, products } = deps
  const groups = await nextRowGroups(db, one, one.checkedUntil, BATCH)
  const there = await products.find(one.vendorId, productKeys(groups, one))
  const decided = await planRows(deps, db, one, groups, there)
  const kept = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await lockImport(tx, one.id)
    if (now?.state !== 'checking' || now.checkedUntil !== one.checkedUntil) return refuse(null)
    const faults = decided.flatMap(({ decision }) => decision.faults)
    await insertRowErrors(
      tx,
      { id: one.id, vendorId: one.vendorId, columnOf: columnNames(one) },
      faults,
    )
    await saveOutcomes(tx, one.id, decided.flatMap(outcomesOf), clock.now())
    const until = Math.max(one.checkedUntil, ...groups.flat().map(({ place }) => place))
    const of = (action: string) =>
      decided.filter(({ decision }) => decision.action === action).length
    await saveChecking(tx, one.id, {
      until,
      creates: of('create'),
      updates: of('update'),
      same: of('skip'),
      errors: decided
        .filter(({ decision }) => decision.action === null)
        .flatMap(({ lines }) => lines).length,
      warnings: faults.filter(({ severity }) => severity === 'warning').length,
    })
    const isDone = until >= (now.rowCount ?? 0)
    if (isDone) await saveState(tx, now, 'checked', { actorId: null, now: clock.now() })
    return ok(!isDone)
  })
  return kept.ok && kept.value
}

const outcomesOf = ({ lines, own, decision: { action } }: RowPlan): LineOutcome[] =>
  lines.map(({ line }) => ({
    line,
    state: action === null ? 'refused' : 'valid',
    action,
    productId: own?.id ?? null,
  }))

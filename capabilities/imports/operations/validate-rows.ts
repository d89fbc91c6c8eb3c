import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { lockImport, saveState } from '../queries/imports.ts'
import { saveChecking } from '../queries/import-progress.ts'
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
  importRun: Import,
  after: number,
  limit: number,
): Promise<FileLine[][]> {
  const some = await nextLines(handle, importRun.id, after, limit)
  if (some.length < limit) return groupRows(some, true)
  const groups = groupRows(some, false)
  if (groups.length > 1 || some.at(-1)?.group !== some[0]?.group) return groups
  const more = await nextLines(handle, importRun.id, after, LONGEST_GROUP)
  return groupRows(more, more.length < LONGEST_GROUP).slice(0, 1)
}

/** Dry run of the next rows. Returns false when none is left. */
export async function validateRows(deps: ImportDeps, importRun: Import): Promise<boolean> {
  const { db, clock, products } = deps
  const groups = await nextRowGroups(db, importRun, importRun.checkedUntil, BATCH)
  const existing = await products.find(importRun.vendorId, productKeys(groups, importRun))
  const decided = await planRows(deps, db, importRun, groups, existing)
  const saved = await inTransaction(db, async (tx): Promise<Result<boolean, null>> => {
    const now = await lockImport(tx, importRun.id)
    if (now?.state !== 'checking' || now.checkedUntil !== importRun.checkedUntil)
      return refuse(null)
    const errors = decided.flatMap(({ decision }) => decision.errors)
    await insertRowErrors(
      tx,
      { id: importRun.id, vendorId: importRun.vendorId, columnOf: columnNames(importRun) },
      errors,
    )
    await saveOutcomes(tx, importRun.id, decided.flatMap(outcomesOf), clock.now())
    const until = Math.max(importRun.checkedUntil, ...groups.flat().map(({ place }) => place))
    const subject = (action: string) =>
      decided.filter(({ decision }) => decision.action === action).length
    await saveChecking(tx, importRun.id, {
      until,
      creates: subject('create'),
      updates: subject('update'),
      same: subject('skip'),
      errors: decided
        .filter(({ decision }) => decision.action === null)
        .flatMap(({ lines }) => lines).length,
      warnings: errors.filter(({ severity }) => severity === 'warning').length,
    })
    const isDone = until >= (now.rowCount ?? 0)
    if (isDone) await saveState(tx, now, 'checked', { actorId: null, now: clock.now() })
    return ok(!isDone)
  })
  return saved.ok && saved.value
}

export const outcomesOf = ({ lines, own, decision: { action } }: RowPlan): LineOutcome[] =>
  lines.map(({ line }) => ({
    line,
    state: action === null ? 'refused' : 'valid',
    action,
    productId: own?.id ?? null,
  }))

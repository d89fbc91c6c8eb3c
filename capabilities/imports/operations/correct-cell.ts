import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import {
  deleteRowErrors,
  type DryRunChange,
  listLinesOfProduct,
  moveDryRunCounts,
  saveCellCorrection,
} from '../queries/cell-corrections.ts'
import { restartCheck } from '../queries/import-progress.ts'
import { saveState } from '../queries/imports.ts'
import { insertRowErrors, saveOutcomes } from '../queries/rows.ts'
import type { Import, ImportField } from '../schema.ts'
import { importCommand, type ImportOwner, withOwnImport } from './import-command.ts'
import { columnNames, type ImportDeps, type ImportRefusal } from './import-deps.ts'
import { planRows, productKeys, type RowPlan } from './plan-rows.ts'
import { outcomesOf } from './validate-rows.ts'

export type CellCorrection = { line: number; field: ImportField; value: string }

/** Rows find their product by these: all of them are validated again. */
const KEYS: readonly ImportField[] = ['sku']

/** Puts a value in place of a cell and repeats the dry run of its product. */
export const correctCell =
  (deps: ImportDeps) =>
  (
    id: string,
    { line, field, value }: CellCorrection,
    owner: ImportOwner,
  ): Promise<Result<null, ImportRefusal>> =>
    withOwnImport(deps, id, owner, async (tx, own) => {
      if (own.state !== 'checked' || own.kind !== 'products')
        return refuse({ code: 'import_state', state: own.state })
      const before = await listLinesOfProduct(tx, id, line)
      if (before.length === 0) return refuse({ code: 'row_not_found' })
      const now = deps.clock.now()
      await saveCellCorrection(tx, id, { line, field, value, by: owner.userId, now })
      if (KEYS.includes(field)) {
        await restartCheck(tx, id, own)
        await saveState(tx, own, 'checking', { actorId: owner.userId, now })
        await importCommand.enqueue(tx, { importId: id }, { key: id })
        return ok(null)
      }
      const [plan] = await validateAgain(deps, tx, own, line)
      if (plan) await moveDryRunCounts(tx, id, changeOf(before, plan))
      return ok(null)
    })
export type CorrectCell = ReturnType<typeof correctCell>

async function validateAgain(
  deps: ImportDeps,
  tx: Tx,
  own: Import,
  line: number,
): Promise<(RowPlan & { formerWarnings: number })[]> {
  const lines = await listLinesOfProduct(tx, own.id, line)
  const existing = await deps.products.find(own.vendorId, productKeys([lines], own))
  const plans = await planRows(deps, tx, own, [lines], existing)
  const formerWarnings = await deleteRowErrors(
    tx,
    own.id,
    lines.map((row) => row.line),
  )
  const to = { id: own.id, vendorId: own.vendorId, columnOf: columnNames(own) }
  await insertRowErrors(
    tx,
    to,
    plans.flatMap(({ decision }) => decision.errors),
  )
  await saveOutcomes(tx, own.id, plans.flatMap(outcomesOf), deps.clock.now())
  return plans.map((plan) => ({ ...plan, formerWarnings }))
}

type Former = { action: string | null; state: string }

function changeOf(
  before: readonly Former[],
  { decision, lines, formerWarnings }: RowPlan & { formerWarnings: number },
): DryRunChange {
  const was = before[0]?.state === 'refused' ? null : (before[0]?.action ?? null)
  const { action, errors } = decision
  const moved = (name: string) => Number(action === name) - Number(was === name)
  const warnings = errors.filter(({ severity }) => severity === 'warning').length
  return {
    creates: moved('create'),
    updates: moved('update'),
    same: moved('skip'),
    errors: (action === null ? lines.length : 0) - (was === null ? before.length : 0),
    warnings: warnings - formerWarnings,
  }
}

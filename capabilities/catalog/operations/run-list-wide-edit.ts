import { ok, type Result } from '#kernel/result.ts'
import { after, seconds } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { insertBulkChange, saveBulkUndo } from '../queries/bulk-edits.ts'
import { lockCategory } from '../queries/categories.ts'
import {
  listNextProductIds,
  lockLastChunk,
  lockListWideEdit,
  saveListWideEdit,
} from '../queries/list-wide-edits.ts'
import { lockProducts } from '../queries/product.ts'
import { applyBulkEdit, type ChangedRow, revertBulkEdit } from '../rules/bulk-change.ts'
import type { ListWideEdit } from '../schema.ts'
import { saveChangedRows } from './bulk-edit-products.ts'
import { listWideEditJob } from './edit-whole-list.ts'
import { productAuditEntry, type ProductActor, type ProductCommandDeps } from './product-command.ts'

/** Above 150 products per statement, `search.invalidate_cache` drops the whole cache. */
const CHUNK = 150
/** One turn of the job; afterwards it is enqueued again, so that other jobs are not starved. */
const TURN = seconds(5)
const NOWHERE = { address: null, requestId: null }

/** All progress is in the database: a turn may be interrupted anywhere, any process resumes. */
export function runListWideEdits(deps: ProductCommandDeps, jobs: Pick<Jobs, 'handle'>): void {
  const { db, clock } = deps
  jobs.handle(
    listWideEditJob,
    async ({ editId }, { signal }) => {
      const end = after(clock.now(), TURN)
      while (await runChunk(deps, editId)) {
        if (clock.now() < end && !signal.aborted) continue
        await inTransaction(db, async (tx) => {
          await listWideEditJob.enqueue(tx, { editId }, { key: editId })
          return ok(null)
        })
        return
      }
    },
    async (tx, { editId }) => {
      const edit = await lockListWideEdit(tx, editId)
      if (edit && edit.state !== 'done' && edit.state !== 'undone')
        await saveListWideEdit(tx, { ...edit, state: 'failed' })
    },
  )
}

/** Returns whether there is more to do. */
const runChunk = async (deps: ProductCommandDeps, editId: string): Promise<boolean> => {
  const ran = await inTransaction(deps.db, async (tx): Promise<Result<boolean, never>> => {
    const edit = await lockListWideEdit(tx, editId)
    if (edit?.state === 'running') return ok(await editNext(deps, tx, edit))
    if (edit?.state === 'undoing') return ok(await revertNext(deps, tx, edit))
    return ok(false)
  })
  return ran.ok && ran.value
}

const actorOf = ({ vendorId, actorId }: ListWideEdit): ProductActor => ({
  scope: vendorId ?? 'all_vendors',
  role: vendorId === null ? 'admin' : 'vendor',
  userId: actorId,
  origin: NOWHERE,
})
const countProducts = (rows: readonly ChangedRow[]): number =>
  new Set(rows.map(({ id }) => id)).size

async function editNext(
  { clock, audit }: ProductCommandDeps,
  tx: Tx,
  edit: ListWideEdit,
): Promise<boolean> {
  const { change } = edit
  if (change.kind === 'category' && !(await lockCategory(tx, change.category))) {
    await saveListWideEdit(tx, { ...edit, state: 'failed' })
    return false
  }
  const by = actorOf(edit)
  const ids = await listNextProductIds(tx, edit, CHUNK)
  // A product deleted since the start is left out.
  const products = await lockProducts(tx, ids, by.scope)
  const now = clock.now()
  const rows = applyBulkEdit(change, products)
  if (rows.length > 0) {
    await saveChangedRows(tx, { rows, products, by, now })
    const id = newId(now)
    const insert = { id, scope: by.scope, actorId: by.userId, bulkEditId: edit.id }
    await insertBulkChange(tx, insert, rows, now)
    const action = `products_${change.kind}_changed` as const
    await audit.record(tx, productAuditEntry(by, action, null, undefined, { id, rows }))
  }
  const done = edit.done + ids.length
  const isDone = done >= edit.total
  const changed = edit.changed + countProducts(rows)
  await saveListWideEdit(tx, { ...edit, done, changed, state: isDone ? 'done' : 'running' })
  return !isDone
}

async function revertNext(
  { clock, audit }: ProductCommandDeps,
  tx: Tx,
  edit: ListWideEdit,
): Promise<boolean> {
  const now = clock.now()
  const chunk = await lockLastChunk(tx, edit.id)
  if (!chunk) {
    await saveListWideEdit(tx, { ...edit, state: 'undone' })
    return false
  }
  const by = actorOf(edit)
  const ids = [...new Set(chunk.rows.map(({ id }) => id))]
  const products = await lockProducts(tx, ids, by.scope)
  const rows = revertBulkEdit(chunk.rows, products)
  await saveChangedRows(tx, { rows, products, by, now })
  await saveBulkUndo(tx, chunk.id, now)
  const after = { id: chunk.id, rows }
  await audit.record(tx, productAuditEntry(by, 'products_change_undone', null, undefined, after))
  const undone = edit.undone + ids.length
  await saveListWideEdit(tx, { ...edit, undone, reverted: edit.reverted + countProducts(rows) })
  return true
}

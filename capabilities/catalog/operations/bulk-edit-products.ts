import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, days } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  deleteBulkChanges,
  insertBulkChange,
  lockBulkChange,
  saveChanged,
  saveUndone,
} from '../queries/bulk-edits.ts'
import { holdCategory } from '../queries/categories.ts'
import { lockProducts } from '../queries/product.ts'
import { insertAdjustments, insertSteps } from '../queries/product-writes.ts'
import { type Change, changedBy, type ChangedRow, undoneBy } from '../rules/bulk-change.ts'
import type { KeptProduct } from '../schema.ts'
import {
  act,
  type By,
  isLeaf,
  type ManagingDeps,
  NOT_FOUND,
  type ProductRefusal,
  sayJudged,
  type WithCategories,
} from './product-command.ts'

type Command = { ids: readonly string[]; change: Change; by: By }
export type Changed = { id: string; changed: number }

/** How long a change of many may be undone. */
const UNDOABLE = days(30)

/** Changes many products at once, all of them or none, and keeps what they were before. */
export const changeMany =
  ({ db, clock, audit, categories }: WithCategories) =>
  async ({ ids, change, by }: Command): Promise<Result<Changed, ProductRefusal>> => {
    if (change.kind === 'category' && !isLeaf(await categories(), change.category))
      return refuse({ code: 'category_unknown' })
    return inTransaction(db, async (tx): Promise<Result<Changed, ProductRefusal>> => {
      if (change.kind === 'category' && !(await holdCategory(tx, change.category)))
        return refuse({ code: 'category_unknown' })
      const asked = [...new Set(ids)]
      const products = await lockProducts(tx, asked, by.scope)
      if (products.length < asked.length) return NOT_FOUND

      const now = clock.now()
      const rows = changedBy(change, products)
      await saveAll(tx, { rows, products, by, now })
      const id = newId(now)
      const { scope, userId: actorId } = by
      await insertBulkChange(tx, { id, scope, actorId, kind: change.kind }, rows, now)
      await audit.record(
        tx,
        act(by, `products_${change.kind}_changed`, null, undefined, { id, rows }),
      )
      return ok({ id, changed: new Set(rows.map((row) => row.id)).size })
    })
  }
export type ChangeMany = ReturnType<typeof changeMany>

/** Gives products back what a change of many took, where nobody has changed it since. */
export const undoMany =
  ({ db, clock, audit }: ManagingDeps) =>
  ({ id, by }: { id: string; by: By }): Promise<Result<Changed, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<Changed, ProductRefusal>> => {
      const made = await lockBulkChange(tx, id, by.scope)
      if (!made) return refuse({ code: 'bulk_change_not_found' })
      if (made.isUndone) return refuse({ code: 'bulk_change_already_undone' })

      const now = clock.now()
      const ids = [...new Set(made.rows.map((row) => row.id))]
      const products = await lockProducts(tx, ids, by.scope)
      const rows = undoneBy(made.rows, products)
      await saveAll(tx, { rows, products, by, now })
      await saveUndone(tx, id, now)
      await deleteBulkChanges(tx, before(now, UNDOABLE))
      await audit.record(tx, act(by, 'products_change_undone', null, undefined, { id, rows }))
      return ok({ id, changed: new Set(rows.map((row) => row.id)).size })
    })
export type UndoMany = ReturnType<typeof undoMany>

type Saving = { rows: ChangedRow[]; products: readonly KeptProduct[]; by: By; now: Date }

async function saveAll(tx: Tx, { rows, products, by, now }: Saving): Promise<void> {
  await saveChanged(tx, rows, now)
  const shopOf = new Map<string, string>(products.map(({ id, vendorId }) => [id, vendorId]))
  const actorId = by.userId
  const steps = rows.flatMap((row) =>
    row.kind === 'status'
      ? [{ id: newId(now), productId: row.id, from: row.from, to: row.to, actorId }]
      : [],
  )
  await insertSteps(tx, steps, now)
  for (const { productId, to } of steps) {
    const product = products.find(({ id }) => id === productId)
    if (product) await sayJudged(tx, by, product, { to, now })
  }
  const adjustments = rows.flatMap((row) => {
    const vendorId = shopOf.get(row.id)
    if (row.kind !== 'stock' || vendorId === undefined) return []
    const { variantId, from, to } = row
    return [{ id: newId(now), variantId, vendorId, quantity: to - from, actorId }]
  })
  await insertAdjustments(tx, adjustments, now)
}

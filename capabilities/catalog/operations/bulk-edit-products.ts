import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, days } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  insertBulkChange,
  lockBulkChange,
  saveBulkEdit,
  saveBulkUndo,
} from '../queries/bulk-edits.ts'
import { lockCategory } from '../queries/categories.ts'
import { lockProducts } from '../queries/product.ts'
import { insertProductStatusHistory } from '../queries/product-writes.ts'
import { insertAdjustments } from '../queries/variant-writes.ts'
import { applyBulkEdit, type ChangedRow, revertBulkEdit } from '../rules/bulk-change.ts'
import { namesSoldForNothing } from '../rules/sale-price.ts'
import type { BulkEdit, StoredProduct } from '../schema.ts'
import {
  productAuditEntry,
  type ProductActor,
  isLeaf,
  type ProductCommandDeps,
  PRODUCT_NOT_FOUND,
  type ProductRefusal,
  publishProductModerated,
  type WithCategories,
} from './product-command.ts'

type Command = { ids: readonly string[]; change: BulkEdit; by: ProductActor }
export type BulkEditResult = { id: string; changed: number }

/** Retention of bulk edits, and so the time they can be undone. */
export const UNDOABLE = days(30)

/** All or nothing; the former values are stored for the undo. */
export const bulkEditProducts =
  ({ db, clock, audit, categories }: WithCategories) =>
  async ({ ids, change, by }: Command): Promise<Result<BulkEditResult, ProductRefusal>> => {
    if (change.kind === 'category' && !isLeaf(await categories(), change.category))
      return refuse({ code: 'category_unknown' })
    return inTransaction(db, async (tx): Promise<Result<BulkEditResult, ProductRefusal>> => {
      if (change.kind === 'category' && !(await lockCategory(tx, change.category)))
        return refuse({ code: 'category_unknown' })
      const requests = [...new Set(ids)]
      const products = await lockProducts(tx, requests, by.scope)
      if (products.length < requests.length) return PRODUCT_NOT_FOUND
      const unpriced = namesSoldForNothing(products.filter(({ status }) => status !== 'active'))
      if (change.kind === 'status' && change.status === 'active' && unpriced !== null)
        return refuse({ code: 'price_zero', products: unpriced })

      const now = clock.now()
      const rows = applyBulkEdit(change, products)
      await saveChangedRows(tx, { rows, products, by, now })
      const id = newId(now)
      const { scope, userId: actorId } = by
      await insertBulkChange(tx, { id, scope, actorId }, rows, now)
      await audit.record(
        tx,
        productAuditEntry(by, `products_${change.kind}_changed`, null, undefined, { id, rows }),
      )
      return ok({ id, changed: new Set(rows.map((row) => row.id)).size })
    })
  }
export type BulkEditProducts = ReturnType<typeof bulkEditProducts>

/** Skips products that have changed since the bulk edit. */
export const undoBulkEdit =
  ({ db, clock, audit }: ProductCommandDeps) =>
  ({ id, by }: { id: string; by: ProductActor }): Promise<Result<BulkEditResult, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<BulkEditResult, ProductRefusal>> => {
      const now = clock.now()
      const since = before(now, UNDOABLE)
      const made = await lockBulkChange(tx, { id, scope: by.scope, since })
      if (!made) return refuse({ code: 'bulk_change_not_found' })
      if (made.isUndone) return refuse({ code: 'bulk_change_already_undone' })

      const ids = [...new Set(made.rows.map((row) => row.id))]
      const products = await lockProducts(tx, ids, by.scope)
      const rows = revertBulkEdit(made.rows, products)
      await saveChangedRows(tx, { rows, products, by, now })
      await saveBulkUndo(tx, id, now)
      await audit.record(
        tx,
        productAuditEntry(by, 'products_change_undone', null, undefined, { id, rows }),
      )
      return ok({ id, changed: new Set(rows.map((row) => row.id)).size })
    })
export type UndoBulkEdit = ReturnType<typeof undoBulkEdit>

type Saving = {
  rows: ChangedRow[]
  products: readonly StoredProduct[]
  by: ProductActor
  now: Date
}

/** The products must be row-locked. */
export async function saveChangedRows(tx: Tx, { rows, products, by, now }: Saving): Promise<void> {
  await saveBulkEdit(tx, rows, now)
  const shopOf = new Map<string, string>(products.map(({ id, vendorId }) => [id, vendorId]))
  const actorId = by.userId
  const steps = rows.flatMap((row) =>
    row.kind === 'status'
      ? [{ id: newId(now), productId: row.id, from: row.from, to: row.to, actorId }]
      : [],
  )
  await insertProductStatusHistory(tx, steps, now)
  for (const { productId, to } of steps) {
    const product = products.find(({ id }) => id === productId)
    if (product) await publishProductModerated(tx, by, product, { to, now })
  }
  const adjustments = rows.flatMap((row) => {
    const vendorId = shopOf.get(row.id)
    if (row.kind !== 'stock' || vendorId === undefined) return []
    const { variantId, from, to } = row
    return [{ id: newId(now), variantId, vendorId, quantity: to - from, actorId }]
  })
  await insertAdjustments(tx, adjustments, now)
}

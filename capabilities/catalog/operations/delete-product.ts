import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { lockProducts } from '../queries/product.ts'
import { deleteProductRow as remove } from '../queries/product-writes.ts'
import {
  productAuditEntry,
  productAuditSnapshot,
  type ProductActor,
  invalidateProduct,
  type ProductCommandDeps,
  PRODUCT_NOT_FOUND,
  type ProductRefusal,
  insertProductStatusChange,
} from './product-command.ts'

type Command = { id: string; by: ProductActor }

/** A hard delete: orders have copies of what they sold. */
export const deleteProduct =
  ({ db, clock, audit }: ProductCommandDeps) =>
  ({ id: requested, by }: Command): Promise<Result<null, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [requested], by.scope)
      if (!product) return PRODUCT_NOT_FOUND
      const { id } = product

      await remove(tx, id)
      await insertProductStatusChange(tx, { id, by, now: clock.now() }, product.status, 'deleted')
      await audit.record(
        tx,
        productAuditEntry(by, 'product_deleted', id, productAuditSnapshot(product)),
      )
      await invalidateProduct(tx, id)
      return ok(null)
    })
export type DeleteProduct = ReturnType<typeof deleteProduct>

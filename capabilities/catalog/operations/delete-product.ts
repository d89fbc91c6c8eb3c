import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { lockProducts } from '../queries/product.ts'
import { deleteProduct as remove } from '../queries/product-writes.ts'
import {
  act,
  auditedOf,
  type By,
  forgetProduct,
  type ManagingDeps,
  NOT_FOUND,
  type ProductRefusal,
  recordStep,
} from './product-command.ts'

type Command = { id: string; by: By }

/** Deletes a product for good. Orders keep their copies of what they sold. */
export const deleteProduct =
  ({ db, clock, audit }: ManagingDeps) =>
  ({ id: asked, by }: Command): Promise<Result<null, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [asked], by.scope)
      if (!product) return NOT_FOUND
      const { id } = product

      await remove(tx, id)
      await recordStep(tx, { id, by, now: clock.now() }, product.status, 'deleted')
      await audit.record(tx, act(by, 'product_deleted', id, auditedOf(product)))
      await forgetProduct(tx, id)
      return ok(null)
    })
export type DeleteProduct = ReturnType<typeof deleteProduct>

import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { holdSellingShop, lockProducts } from '../queries/product.ts'
import { insertCopy, saveVariants } from '../queries/product-writes.ts'
import { planVariants } from '../rules/variants.ts'
import type { ProductId, VariantId } from '../schema.ts'
import { COPY } from '../texts.ts'
import {
  act,
  type By,
  type ManagingDeps,
  NOT_FOUND,
  type ProductRefusal,
  recordStep,
} from './product-command.ts'

type Command = { id: string; by: By }

/** Adds a draft like this product, without its SKUs, its stock and its stars. */
export const duplicateProduct =
  ({ db, clock, audit, promotions }: ManagingDeps) =>
  ({ id: asked, by }: Command): Promise<Result<ProductId, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<ProductId, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [asked], by.scope)
      if (!product) return NOT_FOUND
      if (!(await holdSellingShop(tx, product.vendorId)))
        return refuse({ code: 'vendor_not_selling', databaseCode: '23503' })

      const now = clock.now()
      const id = newId(now) as ProductId
      await insertCopy(tx, { id, from: product.id, suffix: COPY, now })
      const variants = product.variants.map((one) => ({ ...one, id: null, sku: null, stock: 0 }))
      const plan = planVariants([], variants, () => newId(now) as VariantId)
      await saveVariants(tx, id, product.vendorId, plan)
      const steps = await promotions.findBulkSteps(tx, product.id)
      await promotions.saveBulkSteps(tx, id, steps)
      await recordStep(tx, { id, by, now }, null, 'draft')
      await audit.record(tx, act(by, 'product_duplicated', id, undefined, { from: product.id }))
      return ok(id)
    })
export type DuplicateProduct = ReturnType<typeof duplicateProduct>

import { type Centimes, fromDinars } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { saveCost } from '../queries/product-writes.ts'
import { lockProducts } from '../queries/product.ts'
import {
  productAuditEntry,
  type ProductActor,
  type ProductCommandDeps,
  PRODUCT_NOT_FOUND,
  type ProductRefusal,
} from './product-command.ts'

type Command = { id: string; cost: number | null; by: ProductActor }

/** Applies to each variant that has no cost of its own. */
export const setProductCost =
  ({ db, clock, audit }: ProductCommandDeps) =>
  ({ id: requested, cost, by }: Command): Promise<Result<null, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [requested], by.scope)
      if (!product) return PRODUCT_NOT_FOUND
      const now: Centimes | null = cost === null ? null : fromDinars(cost)
      const before = await saveCost(tx, product.id, now, clock.now())
      if (before === now) return ok(null)
      // The log is read by admins, who never see a cost.
      await audit.record(tx, productAuditEntry(by, 'cost_set', product.id, {}, {}))
      return ok(null)
    })
export type SetProductCost = ReturnType<typeof setProductCost>

import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { lockProducts } from '../queries/product.ts'
import { insertAdjustments, saveStocks } from '../queries/variant-writes.ts'
import {
  productAuditEntry,
  type ProductActor,
  type ProductCommandDeps,
  PRODUCT_NOT_FOUND,
  type ProductRefusal,
} from './product-command.ts'

/** Counted, or more or less than there is by now. */
export type StockEdit = { quantity: number } | { change: number }
type Command = { id: string; variantId: string | null; edit: StockEdit; by: ProductActor }

/**
 * Sets the stock, which a change never takes below zero. The variant may be left out when the
 * product has only one.
 */
export const setStock =
  ({ db, clock, audit }: ProductCommandDeps) =>
  ({ id: requested, variantId, edit, by }: Command): Promise<Result<null, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [requested], by.scope)
      if (!product) return PRODUCT_NOT_FOUND
      const [only, second] = product.variants
      const variant =
        variantId === null && !second ? only : product.variants.find(({ id }) => id === variantId)
      if (!variant) return refuse({ code: 'variant_unknown' })
      const { id, stock } = variant
      const quantity = 'quantity' in edit ? edit.quantity : Math.max(0, stock + edit.change)
      if (stock === quantity) return ok(null)

      const now = clock.now()
      await saveStocks(tx, [{ id, stock: quantity }])
      const who = { vendorId: product.vendorId, actorId: by.userId }
      const moved = { id: newId(now), variantId: id, quantity: quantity - stock }
      await insertAdjustments(tx, [{ ...moved, ...who }], now)
      const before = { variant_id: id, on_hand: stock }
      await audit.record(
        tx,
        productAuditEntry(by, 'stock_set', product.id, before, {
          variant_id: id,
          on_hand: quantity,
        }),
      )
      return ok(null)
    })
export type SetStock = ReturnType<typeof setStock>

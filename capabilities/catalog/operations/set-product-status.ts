import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { lockProducts } from '../queries/product.ts'
import { saveProductStatus } from '../queries/product-writes.ts'
import { namesSoldForNothing } from '../rules/sale-price.ts'
import type { ProductStatus } from '../schema.ts'
import {
  productAuditEntry,
  type ProductActor,
  type ProductCommandDeps,
  PRODUCT_NOT_FOUND,
  type ProductRefusal,
  insertProductStatusChange,
  publishProductModerated,
} from './product-command.ts'

type Command = { id: string; by: ProductActor } & (
  | { status: ProductStatus; reason?: string | undefined }
  | { featured: boolean }
)

/** Any status may follow any other; without a price, none leads on sale. Idempotent. */
export const setProductStatus =
  ({ db, clock, audit }: ProductCommandDeps) =>
  ({ id: requested, by, ...set }: Command): Promise<Result<null, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [requested], by.scope)
      if (!product) return PRODUCT_NOT_FOUND
      const { id, status, featured } = product
      const reason = 'reason' in set ? (set.reason ?? null) : null
      const next = {
        status: 'status' in set ? set.status : status,
        featured: 'featured' in set ? set.featured : featured,
      }
      if (next.status === status && next.featured === featured) return ok(null)
      const unpriced = namesSoldForNothing([product])
      if (next.status === 'active' && status !== 'active' && unpriced !== null)
        return refuse({ code: 'price_zero', products: unpriced })

      const now = clock.now()
      await saveProductStatus(tx, { id, ...next, now })
      await insertProductStatusChange(tx, { id, by, now }, status, next.status)
      await publishProductModerated(tx, by, product, { to: next.status, now, reason })
      const action = 'status' in set ? 'product_status_set' : 'product_featured_set'
      await audit.record(
        tx,
        productAuditEntry(
          by,
          action,
          id,
          { status, featured },
          {
            ...next,
            ...(reason !== null && { reason }),
          },
        ),
      )
      return ok(null)
    })
export type SetProductStatus = ReturnType<typeof setProductStatus>

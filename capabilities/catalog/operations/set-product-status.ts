import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { lockProducts } from '../queries/product.ts'
import { saveStanding } from '../queries/product-writes.ts'
import type { ProductStatus } from '../schema.ts'
import {
  act,
  type By,
  type ManagingDeps,
  NOT_FOUND,
  type ProductRefusal,
  recordStep,
  sayJudged,
} from './product-command.ts'

type Command = { id: string; by: By } & ({ status: ProductStatus } | { featured: boolean })

/** Gives a product any status from any, or features it; said twice, it is done once. */
export const setStanding =
  ({ db, clock, audit }: ManagingDeps) =>
  ({ id: asked, by, ...set }: Command): Promise<Result<null, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [asked], by.scope)
      if (!product) return NOT_FOUND
      const { id, status, featured } = product
      const next = { status, featured, ...set }
      if (next.status === status && next.featured === featured) return ok(null)

      const now = clock.now()
      await saveStanding(tx, { id, ...next, now })
      await recordStep(tx, { id, by, now }, status, next.status)
      await sayJudged(tx, by, product, { to: next.status, now })
      const action = 'status' in set ? 'product_status_set' : 'product_featured_set'
      await audit.record(tx, act(by, action, id, { status, featured }, next))
      return ok(null)
    })
export type SetStanding = ReturnType<typeof setStanding>

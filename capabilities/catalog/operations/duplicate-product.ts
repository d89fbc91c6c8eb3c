import { LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { lockSellingVendor, lockProducts } from '../queries/product.ts'
import { insertCopy } from '../queries/product-writes.ts'
import { saveVariants } from '../queries/variant-writes.ts'
import { planVariants } from '../rules/variants.ts'
import type { ProductId, VariantId } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import {
  productAuditEntry,
  type ProductActor,
  type ProductCommandDeps,
  PRODUCT_NOT_FOUND,
  type ProductRefusal,
  insertProductStatusChange,
} from './product-command.ts'

/** Appended to the name of a duplicate. */
const COPY_SUFFIX = recordOf(LANGUAGES, texts.of('copy-suffix'))

type Command = { id: string; by: ProductActor }

/** The copy is a draft without SKUs, stock and ratings. */
export const duplicateProduct =
  ({ db, clock, audit, promotions }: ProductCommandDeps) =>
  ({ id: requested, by }: Command): Promise<Result<ProductId, ProductRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<ProductId, ProductRefusal>> => {
      const [product] = await lockProducts(tx, [requested], by.scope)
      if (!product) return PRODUCT_NOT_FOUND
      if (!(await lockSellingVendor(tx, product.vendorId)))
        return refuse({ code: 'vendor_not_selling', databaseCode: '23503' })

      const now = clock.now()
      const id = newId<ProductId>(now)
      await insertCopy(tx, { id, from: product.id, suffix: COPY_SUFFIX, now })
      const variants = product.variants.map((variant) => ({
        ...variant,
        id: null,
        sku: null,
        stock: 0,
      }))
      const plan = planVariants([], variants, () => newId<VariantId>(now))
      await saveVariants(tx, id, product.vendorId, plan)
      const steps = await promotions.listBulkDiscounts(tx, product.id)
      await promotions.saveBulkDiscounts(tx, id, steps)
      await insertProductStatusChange(tx, { id, by, now }, null, 'draft')
      await audit.record(
        tx,
        productAuditEntry(by, 'product_duplicated', id, undefined, { from: product.id }),
      )
      return ok(id)
    })
export type DuplicateProduct = ReturnType<typeof duplicateProduct>

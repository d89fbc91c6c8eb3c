import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { ProductInput } from '../commands.contract.ts'
import { lockCategory } from '../queries/categories.ts'
import { lockSellingVendor } from '../queries/product.ts'
import { insertProduct } from '../queries/product-writes.ts'
import { findTakenSku, insertAdjustments, saveVariants } from '../queries/variant-writes.ts'
import { parseProductDraft, parseBulkDiscounts, skusOf } from '../rules/product-draft.ts'
import { planVariants } from '../rules/variants.ts'
import type { ProductId, VariantId } from '../schema.ts'
import {
  productAuditEntry,
  type ProductActor,
  isLeaf,
  resolveImages,
  type ProductRefusal,
  insertProductStatusChange,
  mapDuplicateSku,
  type WithCategories,
} from './product-command.ts'

type Command = { form: ProductInput; vendorId: string; by: ProductActor }

/** By default a draft without stock. The vendor must be verified and active. */
export const createProduct =
  ({ db, clock, audit, promotions, categories }: WithCategories) =>
  async ({ form, vendorId, by }: Command): Promise<Result<ProductId, ProductRefusal>> => {
    const tree = await categories()
    const takenSku = () => findTakenSku(db, skusOf(form), { vendorId })
    return mapDuplicateSku(takenSku, () =>
      inTransaction(db, async (tx): Promise<Result<ProductId, ProductRefusal>> => {
        if (!(await lockSellingVendor(tx, vendorId)))
          return by.role === 'admin'
            ? refuse({ code: 'vendor_not_selling', databaseCode: '23503' })
            : refuse({ code: 'product_not_permitted', databaseCode: '42501' })
        if (!isLeaf(tree, form.category) || !(await lockCategory(tx, form.category)))
          return refuse({ code: 'category_unknown' })
        const images = await resolveImages(tx, form, by)
        if (!images) return refuse({ code: 'image_unknown' })

        const now = clock.now()
        const id = newId<ProductId>(now)
        const draft = parseProductDraft(form, { images, role: by.role })
        const status = form.status ?? 'draft'
        const featured = by.role === 'admin' && (form.featured ?? false)
        await insertProduct(tx, draft, { id, vendorId, status, featured, now })
        const plan = planVariants([], draft.variants, () => newId<VariantId>(now))
        await saveVariants(tx, id, vendorId, plan)
        const adjustments = plan.moves.map((move) => ({
          ...move,
          id: newId(now),
          vendorId,
          actorId: by.userId,
        }))
        await insertAdjustments(tx, adjustments, now)
        await promotions.saveBulkDiscounts(tx, id, parseBulkDiscounts(form))
        await insertProductStatusChange(tx, { id, by, now }, null, status)
        const after = {
          vendor_id: vendorId,
          name: draft.name.fr,
          status,
          featured,
          price_centimes: draft.price,
        }
        await audit.record(tx, productAuditEntry(by, 'product_created', id, undefined, after))
        return ok(id)
      }),
    )
  }
export type CreateProduct = ReturnType<typeof createProduct>

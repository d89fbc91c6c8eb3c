import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { ProductInput } from '../commands.contract.ts'
import { lockCategory } from '../queries/categories.ts'
import { lockProducts } from '../queries/product.ts'
import { saveProduct } from '../queries/product-writes.ts'
import { findTakenSku, insertAdjustments, saveVariants } from '../queries/variant-writes.ts'
import {
  parseProductDraft,
  draftImages,
  parseBulkDiscounts,
  skusOf,
} from '../rules/product-draft.ts'
import { planVariants } from '../rules/variants.ts'
import type { VariantId } from '../schema.ts'
import {
  productAuditEntry,
  productAuditSnapshot,
  type ProductActor,
  isLeaf,
  PRODUCT_NOT_FOUND,
  resolveImages,
  type ProductRefusal,
  insertProductStatusChange,
  mapDuplicateSku,
  type WithCategories,
} from './product-command.ts'

type Command = { id: string; form: ProductInput; by: ProductActor }

/** Optimistic lock. Without a status in the form, an active product stays on sale. */
export const editProduct =
  ({ db, clock, audit, promotions, categories }: WithCategories) =>
  async ({ id: requested, form, by }: Command): Promise<Result<null, ProductRefusal>> => {
    const tree = await categories()
    const takenSku = () => findTakenSku(db, skusOf(form), { productId: requested })
    return mapDuplicateSku(takenSku, () =>
      inTransaction(db, async (tx): Promise<Result<null, ProductRefusal>> => {
        const [product] = await lockProducts(tx, [requested], by.scope)
        if (!product) return PRODUCT_NOT_FOUND
        if (form.updated_at && form.updated_at !== product.updatedAt.toISOString())
          return refuse({ code: 'product_changed' })
        const isMoved = form.category !== product.category
        if (isMoved && !(isLeaf(tree, form.category) && (await lockCategory(tx, form.category))))
          return refuse({ code: 'category_unknown' })
        const images = await resolveImages(tx, form, by, draftImages(product))
        if (!images) return refuse({ code: 'image_unknown' })
        const draft = parseProductDraft(form, { images, role: by.role })
        const own = new Set<string>(product.variants.map(({ id }) => id))
        if (draft.variants.some(({ id }) => id !== null && !own.has(id)))
          return refuse({ code: 'variant_unknown' })

        const { id, vendorId } = product
        const now = clock.now()
        const status = form.status ?? product.status
        const featured =
          by.role === 'admin' ? (form.featured ?? product.featured) : product.featured
        await saveProduct(tx, draft, { id, status, featured, now })
        const plan = planVariants(product.variants, draft.variants, () => newId<VariantId>(now))
        await saveVariants(tx, id, vendorId, plan)
        const input = { vendorId, actorId: by.userId }
        const adjustments = plan.moves.map((move) => ({ ...move, ...input, id: newId(now) }))
        await insertAdjustments(tx, adjustments, now)
        await promotions.saveBulkDiscounts(tx, id, parseBulkDiscounts(form))
        await insertProductStatusChange(tx, { id, by, now }, product.status, status)
        const after = { ...product, ...draft, name: draft.name.fr, status, featured }
        await audit.record(
          tx,
          productAuditEntry(
            by,
            'product_edited',
            id,
            productAuditSnapshot(product),
            productAuditSnapshot(after),
          ),
        )
        return ok(null)
      }),
    )
  }
export type EditProduct = ReturnType<typeof editProduct>

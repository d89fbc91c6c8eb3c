import type { ProductFieldChanges } from '#kernel/product-fields.ts'
import type { Clock } from '#kernel/time.ts'
import { refuse } from '#kernel/result.ts'
import { violatedConstraint } from '#platform/database/index.ts'
import type { AuditActionOf, Audit, Origin } from '#capabilities/audit/index.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { ProductModerated } from '../events.ts'
import { listUploadedImages } from '../queries/product-images.ts'
import { insertProductStatusHistory } from '../queries/product-writes.ts'
import type { ProductInput } from '../commands.contract.ts'
import { publicFieldColumns } from '../rules/field-values.ts'
import { imageUrls, type DraftImages } from '../rules/product-draft.ts'
import type {
  CategoryNode,
  StoredProduct,
  ProductId,
  ProductStatus,
  BulkDiscount,
  Scope,
} from '../schema.ts'

/** Promotions depend on the catalog, so the composition root injects this storage. */
export type QuantityPrices = {
  saveBulkDiscounts: (tx: Tx, productId: string, steps: readonly BulkDiscount[]) => Promise<void>
  listBulkDiscounts: (handle: Db | Tx, productId: string) => Promise<BulkDiscount[]>
  saveBulkDiscountsOfMany: (
    tx: Tx,
    products: readonly { productId: string; steps: readonly BulkDiscount[] }[],
  ) => Promise<void>
  listBulkDiscountsOfMany: (
    handle: Db | Tx,
    productIds: readonly string[],
  ) => Promise<Map<string, BulkDiscount[]>>
}
export type ProductCommandDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  promotions: QuantityPrices
}
export type WithCategories = ProductCommandDeps & {
  categories: () => Promise<readonly CategoryNode[]>
}

export type ProductActor = {
  scope: Scope
  role: 'vendor' | 'admin'
  userId: string
  origin: Origin
}

export type ProductRefusal =
  | { code: 'product_not_found' }
  | { code: 'category_unknown' }
  | { code: 'image_unknown' }
  | { code: 'variant_unknown' }
  | { code: 'product_changed' }
  | { code: 'bulk_change_not_found' }
  | { code: 'bulk_change_already_undone' }
  | { code: 'too_many_products' }
  | { code: 'price_zero'; products: string }
  /** These three carry the SQLSTATE that API clients know them by. */
  | { code: 'product_not_permitted'; databaseCode: '42501' }
  | { code: 'vendor_not_selling'; databaseCode: '23503' }
  | { code: 'sku_taken'; databaseCode: '23505'; sku: string | null }

export const PRODUCT_NOT_FOUND = refuse({ code: 'product_not_found' })

export const isLeaf = (categories: readonly CategoryNode[], slug: string): boolean =>
  categories.some((category) => category.slug === slug) &&
  categories.every(({ parent }) => parent !== slug)

/** Null when an image neither belongs to the product nor was uploaded by the actor. */
export async function resolveImages(
  tx: Tx,
  form: ProductInput,
  by: ProductActor,
  existing: DraftImages = new Map(),
): Promise<DraftImages | null> {
  const requests = imageUrls(form)
  const foreign = requests.filter((address) => !existing.has(address))
  const uploads = await listUploadedImages(tx, foreign, by)
  const known = new Map([...existing, ...uploads])
  return requests.every((address) => known.has(address)) ? known : null
}

/** Maps a unique violation of the SKU to a refusal, so that concurrent writers get one too. */
export async function mapDuplicateSku<R>(
  takenSku: () => Promise<string | null>,
  work: () => Promise<R>,
): Promise<R | { ok: false; error: Extract<ProductRefusal, { code: 'sku_taken' }> }> {
  try {
    return await work()
  } catch (error) {
    const violated = violatedConstraint(error)
    if (violated?.constraint !== 'variants_sku_in_shop') throw error
    // PostgreSQL does not name the value of a row that policies may hide.
    return refuse({ code: 'sku_taken', databaseCode: '23505', sku: await takenSku() })
  }
}

export async function insertProductStatusChange(
  tx: Tx,
  { id, by, now }: { id: ProductId; by: ProductActor; now: Date },
  from: ProductStatus | null,
  to: ProductStatus | 'deleted',
): Promise<void> {
  if (from === to) return
  await insertProductStatusHistory(
    tx,
    [{ id: newId(now), productId: id, from, to, actorId: by.userId }],
    now,
  )
}

/** Only when an admin acted: the vendor needs no notification of its own actions. */
export async function publishProductModerated(
  tx: Tx,
  by: ProductActor,
  product: Pick<StoredProduct, 'id' | 'vendorId' | 'name' | 'status'>,
  { to, now, reason = null }: { to: ProductStatus; now: Date; reason?: string | null },
): Promise<void> {
  const [was, isOnSale] = [product.status === 'active', to === 'active']
  if (by.role !== 'admin' || was === isOnSale) return
  const { id: productId, vendorId, name: productName } = product
  const event = { stepId: newId(now), productId, vendorId, productName, isOnSale, reason }
  await publish<ProductModerated>(tx, { type: 'catalog.product_moderated', ...event }, productId)
}

type AuditedProduct = Pick<StoredProduct, 'name' | 'status' | 'featured' | 'category'> &
  ProductFieldChanges

/** What is private to the vendor has entries of its own. */
export const productAuditSnapshot = (product: AuditedProduct) => ({
  name: product.name,
  status: product.status,
  featured: product.featured,
  category: product.category,
  ...publicFieldColumns(product),
})

export const productAuditEntry = (
  by: ProductActor,
  action: AuditActionOf<'catalog'>,
  id: string | null,
  before?: unknown,
  after?: unknown,
) => ({
  actor: { role: by.role, id: by.userId },
  action: `catalog.${action}` as const,
  subject: { type: 'product', id },
  before,
  after,
  ...by.origin,
})

/** Only for deletions: triggers invalidate every other change. */
export const invalidateProduct = (tx: Tx, id: string) =>
  invalidate(tx, ['products', `product:${id}`])

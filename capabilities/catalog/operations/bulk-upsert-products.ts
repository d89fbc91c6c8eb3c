import type { Clock } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { lockSellingVendor } from '../queries/product.ts'
import { listUploadedImages } from '../queries/product-images.ts'
import { insertProductStatusHistory, type ProductStatusChange } from '../queries/product-writes.ts'
import { insertAdjustments, saveVariantsOfMany } from '../queries/variant-writes.ts'
import {
  listFullProducts,
  lockFullProducts,
  insertFullProducts,
  listFullProductsPage,
  saveImages,
  updateFullProducts,
  type FullProductRow,
} from '../queries/full-products.ts'
import { planVariants } from '../rules/variants.ts'
import type {
  StoredVariant,
  ProductId,
  ProductImage,
  ProductStatus,
  VariantId,
  FullProductInput,
  FullProduct,
} from '../schema.ts'
import { productAuditEntry, type ProductCommandDeps } from './product-command.ts'
import { revertProductChanges } from './revert-product-changes.ts'

type Owner = { vendorId: VendorId; userId: string }
type ImportRequest = { ids: readonly string[]; skus: readonly string[] }
type Deps = Pick<ProductCommandDeps, 'audit' | 'promotions'> & { db: Db; clock: Clock }

/** Import and export of products in large numbers, in the caller's transaction. */
export function bulkUpsertProducts({ db, clock, audit, promotions }: Deps) {
  const withPrices = async (
    handle: Db | Tx,
    rows: readonly FullProductRow[],
  ): Promise<FullProduct[]> => {
    const prices = await promotions.listBulkDiscountsOfMany(
      handle,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ ...row, quantityPrices: prices.get(row.id) ?? [] }))
  }
  const write = writeWanted({ clock, promotions })

  return {
    find: async (vendorId: VendorId, request: ImportRequest): Promise<FullProduct[]> =>
      withPrices(db, await listFullProducts(db, vendorId, request)),

    /** Row-locks the products an import refers to; null when the vendor may not sell. */
    async hold(tx: Tx, vendorId: VendorId, request: ImportRequest): Promise<FullProduct[] | null> {
      if (!(await lockSellingVendor(tx, vendorId))) return null
      const found = await listFullProducts(tx, vendorId, request)
      if (found.length === 0) return []
      const ids = found.map(({ id }) => id)
      await lockFullProducts(tx, vendorId, ids)
      // Read again after locking: a concurrent transaction may have saved in between.
      return withPrices(tx, await listFullProducts(tx, vendorId, { ids, skus: request.skus }))
    },

    /** Row-locks and reads these products, also of a vendor that may not sell. */
    async holdThese(tx: Tx, vendorId: VendorId, ids: readonly string[]): Promise<FullProduct[]> {
      await lockFullProducts(tx, vendorId, ids)
      return withPrices(tx, await listFullProducts(tx, vendorId, { ids, skus: [] }))
    },

    /** Keyset pagination by id. */
    page: async (vendorId: VendorId, after: string | null, limit: number) =>
      withPrices(db, await listFullProductsPage(db, vendorId, after, limit)),

    /** Only images of the vendor. */
    uploads: (tx: Db | Tx, addresses: readonly string[], { vendorId, userId }: Owner) =>
      listUploadedImages(tx, addresses, { scope: vendorId, userId }),

    /** Returns the ids in input order. */
    async keep(
      tx: Tx,
      owner: Owner,
      wanted: readonly FullProductInput[],
      existing: readonly FullProduct[],
    ): Promise<ProductId[]> {
      const ids = await write(tx, owner, wanted, existing, 'imported')
      const { vendorId, userId } = owner
      const by = { scope: vendorId, role: 'vendor' as const, userId, origin: NOWHERE }
      const after = {
        vendor_id: vendorId,
        created: ids.filter((_, index) => wanted[index]?.id === null),
        updated: ids.filter((_, index) => wanted[index]?.id !== null),
      }
      await audit.record(tx, productAuditEntry(by, 'products_imported', null, undefined, after))
      return ids
    },

    takeBack: revertProductChanges({ clock, audit }, (tx, owner, wanted, existing) =>
      write(tx, owner, wanted, existing, 'adjusted'),
    ),

    setImages: (
      tx: Tx,
      vendorId: VendorId,
      products: readonly { id: string; images: readonly ProductImage[] }[],
    ) => saveImages(tx, vendorId, products, clock.now()),
  }
}

/** Returns the ids in input order. Changed products must be row-locked. */
const writeWanted =
  ({ clock, promotions }: Pick<Deps, 'clock' | 'promotions'>) =>
  async (
    tx: Tx,
    { vendorId, userId }: Owner,
    wanted: readonly FullProductInput[],
    existing: readonly FullProduct[],
    kind: 'imported' | 'adjusted',
  ): Promise<ProductId[]> => {
    const now = clock.now()
    const before = new Map<string, FullProduct>(existing.map((product) => [product.id, product]))
    const products = wanted.map((product) => ({
      ...product,
      id: product.id ?? newId<ProductId>(now),
      isNew: product.id === null,
    }))
    const added = products.filter(({ isNew }) => isNew)
    const changed = products.filter(({ isNew }) => !isNew)
    await insertFullProducts(tx, vendorId, added, now)
    await updateFullProducts(tx, vendorId, changed, now)

    const none: readonly StoredVariant[] = []
    const plans = products.map(({ id, draft }) => ({
      productId: id,
      plan: planVariants(before.get(id)?.variants ?? none, draft.variants, () =>
        newId<VariantId>(now),
      ),
    }))
    await saveVariantsOfMany(tx, vendorId, plans)
    const moved = { kind, vendorId, actorId: userId }
    const moves = plans.flatMap(({ plan }) =>
      plan.moves.map((move) => ({ ...move, ...moved, id: newId(now) })),
    )
    await insertAdjustments(tx, moves, now)
    await promotions.saveBulkDiscountsOfMany(
      tx,
      products
        .filter(({ isNew, quantityPrices }) => !isNew || quantityPrices.length > 0)
        .map(({ id, quantityPrices }) => ({ productId: id, steps: quantityPrices })),
    )
    await insertProductStatusHistory(tx, stepsOf(products, before, userId, now), now)
    return products.map(({ id }) => id)
  }

const NOWHERE = { address: null, requestId: null }

const stepsOf = (
  products: readonly { id: ProductId; status: ProductStatus }[],
  before: ReadonlyMap<string, FullProduct>,
  actorId: string,
  now: Date,
): ProductStatusChange[] =>
  products.flatMap(({ id, status }) => {
    const from = before.get(id)?.status ?? null
    return from === status ? [] : [{ id: newId(now), productId: id, from, to: status, actorId }]
  })

export type BulkUpsertProducts = ReturnType<typeof bulkUpsertProducts>

import type { Language } from '#kernel/locale.ts'
import { systemClock } from '#platform/clock.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Database } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { createCategory } from './operations/create-category.ts'
import { editCategory } from './operations/edit-category.ts'
import { loadDefaultCategories } from './operations/load-default-categories.ts'
import { moveCategoryProducts } from './operations/move-category-products.ts'
import { moveCategory } from './operations/move-category.ts'
import { deleteCategory } from './operations/delete-category.ts'
import { bulkEditProducts, undoBulkEdit } from './operations/bulk-edit-products.ts'
import {
  getListWideEdit,
  startListWideEdit,
  startListWideEditInTx,
  undoListWideEdit,
} from './operations/edit-whole-list.ts'
import { deleteOldBulkEdits } from './operations/delete-old-bulk-edits.ts'
import { runListWideEdits } from './operations/run-list-wide-edit.ts'
import { createProduct } from './operations/create-product.ts'
import { cropProductImages, type ImageAccess } from './operations/crop-product-image.ts'
import { deleteProduct } from './operations/delete-product.ts'
import { duplicateProduct } from './operations/duplicate-product.ts'
import { editProduct } from './operations/edit-product.ts'
import { createCategoryCache } from './operations/category-cache.ts'
import { bulkUpsertProducts } from './operations/bulk-upsert-products.ts'
import type { QuantityPrices } from './operations/product-command.ts'
import { moveStock } from './operations/move-stock.ts'
import { readProducts } from './operations/read-products.ts'
import { setProductCost } from './operations/set-product-cost.ts'
import { setProductStatus } from './operations/set-product-status.ts'
import { setStock } from './operations/set-stock.ts'
import { listManagedCategories } from './queries/categories.ts'
import { addSales, countProductsOf } from './queries/product-counts.ts'
import { listShownImages } from './queries/product-images.ts'
import { updateProductRating } from './queries/ratings.ts'
import { adminRoutes } from './routes.admin.ts'
import { categoryRoutes } from './routes.admin.categories.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = { database: Database; clock?: Clock }

/** Module API of the catalog: cached categories, stock movements, rating counters. */
export function createCatalog({ database, clock = systemClock }: Deps) {
  return {
    categories: createCategoryCache(database),
    loadDefaultCategories: loadDefaultCategories(database),
    ...moveStock({ clock }),
    moveRating: updateProductRating,
    addSales,
    listShownImages,
    /** Products per vendor in any status; a vendor without products is absent. */
    countProductsOf: (vendorIds: readonly string[]) => countProductsOf(database.db, vendorIds),
  }
}
export type Catalog = ReturnType<typeof createCatalog>

type BulkChangeDeps = Required<Deps> & {
  audit: Pick<Audit, 'record'>
  catalog: Pick<Catalog, 'categories'>
  promotions: QuantityPrices
  media: ImageAccess
}

export function createProductManagement({
  database: { db },
  clock,
  audit,
  catalog,
  promotions,
  media,
}: BulkChangeDeps) {
  const deps = { db, clock, audit, promotions, categories: catalog.categories }
  const acts = {
    ...readProducts(deps),
    create: createProduct(deps),
    edit: editProduct(deps),
    setStatus: setProductStatus(deps),
    setStock: setStock(deps),
    setCost: setProductCost(deps),
    remove: deleteProduct(deps),
    duplicate: duplicateProduct(deps),
    bulkEdit: bulkEditProducts(deps),
    undoBulkEdit: undoBulkEdit(deps),
    wholeList: {
      start: startListWideEdit(deps),
      get: getListWideEdit(deps),
      undo: undoListWideEdit(deps),
    },
    images: cropProductImages({ db, images: media }),
  }
  return {
    vendorRoutes: vendorRoutes(acts),
    adminRoutes: adminRoutes(acts),
    listForAdmins: (query: Parameters<typeof acts.list>[0], language: Language) =>
      acts.list(query, 'all_vendors', language),
    bulkUpsert: bulkUpsertProducts(deps),
    startListWideEditInTx: startListWideEditInTx(deps),
    deleteOldBulkEdits: deleteOldBulkEdits(deps),
    /** Registers the job handlers in this process. */
    workIn: (jobs: Pick<Jobs, 'handle'>) => runListWideEdits(deps, jobs),
    categories: catalog.categories,
  }
}

type TreeDeps = { db: Database['db']; clock: Clock; audit: Pick<Audit, 'record'> }

export function createCategoryManagement(deps: TreeDeps) {
  return {
    adminRoutes: categoryRoutes({
      list: () => listManagedCategories(deps.db),
      create: createCategory(deps),
      edit: editCategory(deps),
      move: moveCategory(deps),
      moveProducts: moveCategoryProducts(deps),
      remove: deleteCategory(deps),
    }),
  }
}
export type ProductManagement = ReturnType<typeof createProductManagement>
export type { CategoryChangeResult } from './operations/category-command.ts'
export type { StockLine, StockShortage } from './operations/move-stock.ts'
export type { BulkUpsertProducts } from './operations/bulk-upsert-products.ts'
export type {
  CategoryNode,
  ProductDraft,
  ProductId,
  ProductImage,
  ProductStatus,
  BulkDiscount,
  Specification,
  VariantDraft,
  VariantId,
  VariantOption,
  FullProductInput,
  FullProduct,
} from './schema.ts'

import { before, days, type Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { type FetchPublic, fetchPublic } from '#platform/http/ssrf-safe-fetch.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { ProductManagement } from '#capabilities/catalog/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import { correctCell } from './operations/correct-cell.ts'
import { importDecisions, importCommand } from './operations/import-command.ts'
import { readImports } from './operations/read-imports.ts'
import { receiveFile } from './operations/upload-file.ts'
import { runImports } from './operations/run-import.ts'
import { exportFiles } from './operations/export-files.ts'
import { publishImportedProducts } from './operations/publish-imported-products.ts'
import { undoImport } from './operations/undo-import.ts'
import { deleteOldChanges } from './queries/import-undo.ts'
import { deleteExpiredUploads } from './queries/upload-parts.ts'
import { vendorRoutes } from './routes.vendor.ts'

export const IMPORT_JOB = importCommand.kind

type Deps = {
  db: Db
  clock: Clock
  products: Pick<ProductManagement, 'bulkUpsert' | 'categories' | 'startListWideEditInTx'>
  media: Pick<Media, 'storeImage'>
  siteUrl: string
  /** Fetches images by URL; the default refuses private addresses (SSRF). */
  fetchImage?: FetchPublic
}
const MAX_IMAGE_BYTES = 5 * 1024 * 1024
const ABANDONED = days(7)
const ENDED = days(90)

/** The module API of product imports and exports. */
export function createImports({ db, clock, products, media, siteUrl, ...rest }: Deps) {
  const deps = {
    db,
    clock,
    media,
    siteUrl,
    products: products.bulkUpsert,
    categories: products.categories,
    fetchPublic: rest.fetchImage ?? fetchPublic({ most: MAX_IMAGE_BYTES }),
  }
  return {
    /** Registers the job handlers in this process. */
    workIn: (jobs: Pick<Jobs, 'handle'>) => runImports(deps, jobs),
    vendorRoutes: vendorRoutes({
      receive: receiveFile(deps),
      decide: importDecisions(deps),
      correct: correctCell(deps),
      read: readImports(deps),
      undo: undoImport(deps),
      publish: publishImportedProducts({
        db,
        startListWideEditInTx: products.startListWideEditInTx,
      }),
      write: exportFiles(deps),
    }),
    /** Deletes abandoned uploads after 7 days, rows and undo data after 90 days. */
    async forgetOld(): Promise<void> {
      const now = clock.now()
      await deleteExpiredUploads(db, before(now, ABANDONED), before(now, ENDED))
      await deleteOldChanges(db, before(now, ENDED))
    },
  }
}

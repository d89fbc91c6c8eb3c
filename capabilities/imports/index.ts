import { before, days, type Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { type FetchPublic, fetchPublic } from '#platform/http/ssrf-safe-fetch.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { ProductManagement } from '#capabilities/catalog/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import { importDecisions, importCommand } from './operations/import-command.ts'
import { readImports } from './operations/read-imports.ts'
import { receiveFile } from './operations/upload-file.ts'
import { runImports } from './operations/run-import.ts'
import { exportFiles } from './operations/export-files.ts'
import { undoImport } from './operations/undo-import.ts'
import { deleteOldChanges } from './queries/import-changes.ts'
import { deleteExpiredUploads } from './queries/upload-parts.ts'
import { vendorRoutes } from './routes.vendor.ts'

/** The kind of job that reading, writing and taking back are. */
export const IMPORT_JOB = importCommand.kind

type Deps = {
  db: Db
  clock: Clock
  products: Pick<ProductManagement, 'whole' | 'categories'>
  media: Pick<Media, 'keepPicture'>
  siteUrl: string
  /** How pictures are fetched by their addresses; from public ones only unless a test says otherwise. */
  fetchPicture?: FetchPublic
}
const MOST_PICTURE_BYTES = 5 * 1024 * 1024
const ABANDONED = days(7)
const ENDED = days(90)

/** The door of imports: files into the catalogue and out of it. */
export function createImports({ db, clock, products, media, siteUrl, ...rest }: Deps) {
  const deps = {
    db,
    clock,
    media,
    siteUrl,
    products: products.whole,
    categories: products.categories,
    fetchPublic: rest.fetchPicture ?? fetchPublic({ most: MOST_PICTURE_BYTES }),
  }
  return {
    /** Has this process do the work of imports. */
    workIn: (jobs: Pick<Jobs, 'handle'>) => runImports(deps, jobs),
    vendorRoutes: vendorRoutes({
      receive: receiveFile(deps),
      decide: importDecisions(deps),
      read: readImports(deps),
      undo: undoImport(deps),
      write: exportFiles(deps),
    }),
    /** Lets go of files that nobody went on with, and of the lines of imports long ended. */
    async forgetOld(): Promise<void> {
      const now = clock.now()
      await deleteExpiredUploads(db, before(now, ABANDONED), before(now, ENDED))
      await deleteOldChanges(db, before(now, ENDED))
    },
  }
}
export type Imports = ReturnType<typeof createImports>

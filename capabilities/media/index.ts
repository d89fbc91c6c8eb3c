import { keepPicture, type MediaDeps } from './operations/keep-picture.ts'
import { listFiles, readFile } from './operations/read-files.ts'
import { removeFiles } from './operations/remove-files.ts'
import { publicStorageRoutes, storageRoutes } from './routes.storage.ts'

/** The door of the capability: files that people upload, and how they are served. */
export function createMedia(deps: MediaDeps) {
  return {
    publicStorageRoutes: publicStorageRoutes({ readFile: readFile(deps) }),
    storageRoutes: storageRoutes({
      keepPicture: keepPicture(deps),
      removeFiles: removeFiles(deps),
      listFiles: listFiles(deps),
    }),
  }
}
export type Media = ReturnType<typeof createMedia>
export type { Uploader } from './schema.ts'
export { storageError, type StorageError } from './wire.ts'

import { cleanPaper } from './operations/sanitize-document.ts'
import { cropPicture, wholeOf } from './operations/crop-image.ts'
import { forgetDocuments } from './operations/delete-documents.ts'
import { keepDocument } from './operations/store-document.ts'
import { keepPicture, type MediaDeps } from './operations/store-image.ts'
import { listFiles, readFile } from './operations/read-files.ts'
import { removeFiles } from './operations/delete-files.ts'
import { showPicture } from './operations/resize-image.ts'
import { publicStorageRoutes, storageRoutes } from './routes.storage.ts'

/** The door of the capability: files that people upload, and how they are served. */
export function createMedia(deps: MediaDeps) {
  const keep = keepPicture(deps)
  const remove = removeFiles(deps)
  const read = readFile(deps)
  return {
    keepPicture: keep,
    cropPicture: cropPicture(deps),
    wholeOf: wholeOf(deps),
    keepDocument: keepDocument(deps),
    cleanPaper,
    forgetDocuments: forgetDocuments(deps),
    removeFiles: remove,
    readFile: read,
    publicStorageRoutes: publicStorageRoutes({
      readFile: read,
      showPicture: showPicture({ storage: deps.storage, readFile: read }),
    }),
    storageRoutes: storageRoutes({
      keepPicture: keep,
      removeFiles: remove,
      listFiles: listFiles(deps),
    }),
  }
}
export type Media = ReturnType<typeof createMedia>
export type { PaperFault } from './operations/sanitize-document.ts'
export type { KeepRefusal } from './operations/store-image.ts'
export type { CropPictureRefusal } from './operations/crop-image.ts'
export type { Crop, KeptFile, Uploader } from './schema.ts'
export { storageError, type StorageError } from './storage-protocol.ts'

import { cleanPaper } from './operations/clean-paper.ts'
import { cropPicture, wholeOf } from './operations/crop-picture.ts'
import { forgetDocuments } from './operations/forget-documents.ts'
import { keepDocument } from './operations/keep-document.ts'
import { keepPicture, type MediaDeps } from './operations/keep-picture.ts'
import { listFiles, readFile } from './operations/read-files.ts'
import { removeFiles } from './operations/remove-files.ts'
import { showPicture } from './operations/show-picture.ts'
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
export type { PaperFault } from './operations/clean-paper.ts'
export type { KeepRefusal } from './operations/keep-picture.ts'
export type { CropPictureRefusal } from './operations/crop-picture.ts'
export type { Crop, KeptFile, Uploader } from './schema.ts'
export { storageError, type StorageError } from './wire.ts'

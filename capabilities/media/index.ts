import { sanitizeDocument } from './operations/sanitize-document.ts'
import { cropImage, findCropSource } from './operations/crop-image.ts'
import { deleteDocuments } from './operations/delete-documents.ts'
import { storeDocument } from './operations/store-document.ts'
import { storeImage, type MediaDeps } from './operations/store-image.ts'
import { listFiles, readFile } from './operations/read-files.ts'
import { deleteFiles, deleteUnusedFiles, type ListShownFiles } from './operations/delete-files.ts'
import { getRendition } from './operations/resize-image.ts'
import { publicStorageRoutes, storageRoutes } from './routes.storage.ts'

export function createMedia(deps: MediaDeps) {
  const keep = storeImage(deps)
  const remove = deleteFiles(deps)
  const read = readFile(deps)
  return {
    storeImage: keep,
    cropImage: cropImage(deps),
    findCropSource: findCropSource(deps),
    storeDocument: storeDocument(deps),
    sanitizeDocument,
    deleteDocuments: deleteDocuments(deps),
    removeFiles: remove,
    readFile: read,
    publicStorageRoutes: publicStorageRoutes({
      readFile: read,
      readImage: getRendition({ storage: deps.storage, readFile: read }),
    }),
    storageRoutes: (listShownFiles: ListShownFiles) =>
      storageRoutes({
        storeImage: keep,
        removeFiles: deleteUnusedFiles(deps),
        listFiles: listFiles(deps),
        listShownFiles,
      }),
  }
}
export type Media = ReturnType<typeof createMedia>
export type { DocumentError } from './operations/sanitize-document.ts'
export type { StoreRefusal } from './operations/store-image.ts'
export type { CropImageRefusal } from './operations/crop-image.ts'
export { MARKETPLACE_FILES } from './schema.ts'
export type { ListShownFiles } from './operations/delete-files.ts'
export type { Crop, StoredFileRow, Uploader } from './schema.ts'
export { storageError, type StorageError } from './storage-protocol.ts'

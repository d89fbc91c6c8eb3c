import type { StoredFile } from '#platform/storage/index.ts'
import { type NewFile, findFile, type FileListRow, listFolder } from '../queries.ts'
import type { Bucket, StoredFileRow, Uploader } from '../schema.ts'
import { storageKey, type MediaDeps } from './store-image.ts'

type Reading = Pick<MediaDeps, 'db' | 'storage'>

/** Checks no permission. Null when the file does not exist. */
export const readFile =
  ({ db, storage }: Reading) =>
  async (
    bucket: Bucket,
    name: string,
  ): Promise<{ file: StoredFileRow; stored: StoredFile } | null> => {
    const file = await findFile(db, bucket, name)
    const stored = file && (await storage.find(storageKey(file)))
    return file && stored ? { file, stored } : null
  }
export type ReadFile = ReturnType<typeof readFile>

export const listFiles =
  ({ db }: Pick<MediaDeps, 'db'>) =>
  (request: NewFile, uploader: Uploader): Promise<FileListRow[]> =>
    listFolder(db, request, uploader)
export type ListFiles = ReturnType<typeof listFiles>

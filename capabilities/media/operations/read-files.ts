import type { StoredFile } from '#platform/storage/index.ts'
import { type FileWish, findFile, type Listed, listFolder } from '../queries.ts'
import type { Bucket, KeptFile, Uploader } from '../schema.ts'
import { keyOf, type MediaDeps } from './store-image.ts'

type Reading = Pick<MediaDeps, 'db' | 'storage'>

/** A file with its bytes, for anyone who knows its name; null when there is none. */
export const readFile =
  ({ db, storage }: Reading) =>
  async (bucket: Bucket, name: string): Promise<{ file: KeptFile; stored: StoredFile } | null> => {
    const file = await findFile(db, bucket, name)
    const stored = file && (await storage.find(keyOf(file)))
    return file && stored ? { file, stored } : null
  }
export type ReadFile = ReturnType<typeof readFile>

/** What stands in a folder, as far as the uploader may see it. */
export const listFiles =
  ({ db }: Pick<MediaDeps, 'db'>) =>
  (wish: FileWish, uploader: Uploader): Promise<Listed[]> =>
    listFolder(db, wish, uploader)
export type ListFiles = ReturnType<typeof listFiles>

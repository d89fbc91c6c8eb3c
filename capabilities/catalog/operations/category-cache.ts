import type { Database } from '#platform/database/index.ts'
import { listCategories } from '../queries/categories.ts'
import type { Category } from '../schema.ts'

/** Invalidated across processes by NOTIFY. */
export function createCategoryCache(database: Pick<Database, 'db' | 'listen'>) {
  let stored: Promise<readonly Category[]> | null = null
  const forget = () => {
    stored = null
  }
  let listening: Promise<unknown> | null = null

  return async (): Promise<readonly Category[]> => {
    listening ??= database
      .listen('catalog.categories', forget, { onReconnect: forget })
      .catch((error: unknown) => {
        listening = null // the next reader retries
        throw error
      })
    await listening
    stored ??= listCategories(database.db).catch((error: unknown) => {
      forget()
      throw error
    })
    return stored
  }
}

import type { Database } from '#platform/database/index.ts'
import { listCategories } from '../queries/categories.ts'
import type { CategoryNode } from '../schema.ts'

/** Invalidated across processes by NOTIFY. */
export function createCategoryCache(database: Pick<Database, 'db' | 'listen'>) {
  let stored: Promise<readonly CategoryNode[]> | null = null
  const forget = () => {
    stored = null
  }
  let listening: Promise<unknown> | null = null

  return async (): Promise<readonly CategoryNode[]> => {
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

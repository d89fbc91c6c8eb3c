import type { Brand } from '#kernel/brand.ts'

export type SavedViewId = Brand<string, 'SavedViewId'>
export type SavedList = 'products' | 'orders'

/** URL parameters of a list without the cursor. */
export type SavedView = {
  id: SavedViewId
  name: string
  query: Readonly<Record<string, string>>
  isShared: boolean
}

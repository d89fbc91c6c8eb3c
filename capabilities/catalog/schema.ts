import type { Brand } from '#kernel/brand.ts'

export type ProductId = Brand<string, 'ProductId'>
export type VariantId = Brand<string, 'VariantId'>
export type ProductStatus = 'draft' | 'active' | 'archived'
/** Why a stock moved. */
export type StockKind =
  | 'sold'
  | 'returned'
  | 'cancelled'
  | 'adjusted'
  | 'imported'
  | 'held'
  | 'released'

/** One category as it is kept in memory: the tree is small and read on every list. */
export type Category = {
  slug: string
  parent: string | null
  name: { fr: string; en: string; ar: string }
}

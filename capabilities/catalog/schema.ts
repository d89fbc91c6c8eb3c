import type { Brand } from '#kernel/brand.ts'
import type { Localized } from '#kernel/locale.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'

export type ProductId = Brand<string, 'ProductId'>
export type VariantId = Brand<string, 'VariantId'>
export type ProductStatus = 'draft' | 'active' | 'archived'
/** Whose products are meant: one shop's own, or, for the team, those of every shop. */
export type Scope = VendorId | 'every_shop'
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

export type CategoryNames = Category['name']

/** A category with all that the team decides of it. */
export type NewCategory = Category & {
  position: number
  /** A hidden one is in no menu and no filter, and takes no further product. */
  isVisible: boolean
  /** The names of specifications that are suggested in it. */
  specifications: readonly Localized[]
}
export type ManagedCategory = NewCategory & { productCount: number }

/** A picture in its two sizes, as rows keep it. */
export type ProductImage = {
  url: string
  small_url: string
  width: number
  height: number
  dominant_color: string | null
}
export type Specification = { name: Localized; value: Localized }
export type VariantOption = { name: Localized; value: Localized; swatch?: string }
/** From this quantity on, this much less for each piece. */
export type BulkDiscount = { quantity: number; rate: BasisPoints }

/** What a product says of itself, wherever it was typed. */
export type ProductDraft = {
  name: Localized
  description: { fr: string | null; en: string | null; ar: string | null }
  category: string
  price: Centimes
  compareAt: Centimes | null
  vat: BasisPoints | null
  weightGrams: number | null
  images: readonly ProductImage[]
  specifications: readonly Specification[]
  optionNames: readonly Localized[]
  variants: readonly VariantDraft[]
  /** What a piece costs the shop; null is not known, undefined leaves what it said before. */
  cost: Centimes | null | undefined
}
/** A variant that is there already has its id; a null stock leaves what is on the shelf. */
export type VariantDraft = {
  id: VariantId | null
  options: readonly VariantOption[]
  sku: string | null
  price: Centimes | null
  stock: number | null
  image: ProductImage | null
  /** Its own where it has one; the product's holds otherwise. */
  cost: Centimes | null | undefined
}
export type StoredVariant = VariantDraft & { id: VariantId; stock: number }

/** A product as it stands, held for a change. */
export type StoredProduct = {
  id: ProductId
  vendorId: VendorId
  name: string
  status: ProductStatus
  featured: boolean
  category: string
  price: Centimes
  compareAt: Centimes | null
  images: readonly ProductImage[]
  updatedAt: Date
  variants: readonly StoredVariant[]
}

/** A product whole: what a file takes along, and what one that comes back is compared to. */
export type FullProduct = Omit<ProductDraft, 'variants'> & {
  id: ProductId
  status: ProductStatus
  variants: readonly StoredVariant[]
  quantityPrices: readonly BulkDiscount[]
}
/** A product as a file wants it; a null id adds one. */
export type FullProductInput = {
  id: ProductId | null
  draft: ProductDraft
  status: ProductStatus
  quantityPrices: readonly BulkDiscount[]
}

import type { Brand } from '#kernel/brand.ts'
import type { Language, Localized, LocalizedText } from '#kernel/locale.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import type { ProductFieldChanges, ProductFieldValues } from '#kernel/product-fields.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'

export type ProductId = Brand<string, 'ProductId'>
export type VariantId = Brand<string, 'VariantId'>
export type ProductStatus = 'draft' | 'active' | 'archived'
/** Products of one vendor; admins work on those of all vendors. */
export type Scope = VendorId | 'all_vendors'
export type StockKind =
  | 'sold'
  | 'returned'
  | 'cancelled'
  | 'adjusted'
  | 'imported'
  | 'reserved'
  | 'released'

/** Cached in memory: the tree is small and read by every list. */
export type CategoryNode = {
  slug: string
  parent: string | null
  name: LocalizedText
}

export type CategoryNames = CategoryNode['name']

export type NewCategory = CategoryNode & {
  position: number
  /** A hidden category is in no menu and no filter, and takes no new products. */
  isVisible: boolean
  specifications: readonly Localized[]
}
export type ManagedCategory = NewCategory & { productCount: number }

export type ProductImage = {
  url: string
  small_url: string
  width: number
  height: number
  dominant_color: string | null
}
export type Specification = { name: Localized; value: Localized }
export type VariantOption = { name: Localized; value: Localized; swatch?: string }
/** Discount per piece, from this quantity on. */
export type BulkDiscount = { quantity: number; rate: BasisPoints }

export type ProductDraft = ProductFieldChanges & {
  name: Localized
  description: Record<Language, string | null>
  category: string
  vat: BasisPoints | null
  images: readonly ProductImage[]
  specifications: readonly Specification[]
  optionNames: readonly Localized[]
  variants: readonly VariantDraft[]
}
/** Existing variants have an id; a null stock is left unchanged. */
export type VariantDraft = {
  id: VariantId | null
  options: readonly VariantOption[]
  sku: string | null
  price: Centimes | null
  stock: number | null
  image: ProductImage | null
  /** Null: the product's cost applies. */
  cost: Centimes | null | undefined
}
export type StoredVariant = VariantDraft & { id: VariantId; stock: number }

export type BulkEdit =
  | { kind: 'status'; status: ProductStatus }
  | { kind: 'category'; category: string }
  | { kind: 'price'; percent: number }
  | { kind: 'stock'; quantity: number }

/** A bulk edit of a whole list, done in chunks; null vendor: by an admin. */
export type ListWideEdit = {
  id: string
  vendorId: VendorId | null
  actorId: string
  change: BulkEdit
  state: 'running' | 'done' | 'undoing' | 'undone' | 'failed'
  total: number
  done: number
  changed: number
  undone: number
  reverted: number
}

/** Row-locked. */
export type StoredProduct = ProductFieldValues & {
  id: ProductId
  vendorId: VendorId
  name: string
  status: ProductStatus
  featured: boolean
  category: string
  images: readonly ProductImage[]
  updatedAt: Date
  variants: readonly StoredVariant[]
}

/** Nothing is left unchanged. */
type WholeDraft = ProductDraft & ProductFieldValues
/** Everything an export contains and an import compares with. */
export type FullProduct = Omit<WholeDraft, 'variants'> & {
  id: ProductId
  status: ProductStatus
  variants: readonly StoredVariant[]
  quantityPrices: readonly BulkDiscount[]
}
/** A null id inserts a product. */
export type FullProductInput = {
  id: ProductId | null
  /** Lists a new product among those of its file, the first one on top of "newest". */
  listed?: { since: Date; position: number }
  draft: WholeDraft
  status: ProductStatus
  quantityPrices: readonly BulkDiscount[]
}

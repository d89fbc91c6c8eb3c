import type { Localized } from '#kernel/locale.ts'

export type DemoTexts = { [language in keyof Localized]-?: string }

export const CATEGORY_KEYS = [
  'electronique',
  'mode',
  'maison',
  'beaute',
  'sport',
  'livres',
  'automobile',
  'jardin',
  'jouets',
  'alimentation',
] as const
export type CategoryKey = (typeof CATEGORY_KEYS)[number]

/** `key` is used by the demo products, `slug` by the category tree. */
export type DemoCategory = { key: CategoryKey; slug: string; name: DemoTexts }

export type DemoVendor = {
  key: string
  /** The registered business name, shown in every language. */
  name: string
  arabicName: string
  email: string
  phone: string
  address: string
  /** Spelled as in the commune table. */
  city: string
  communeCode: number
  /** Two digits. */
  wilaya: string
  description: DemoTexts
  status: 'verified' | 'pending'
  categories: readonly CategoryKey[]
  logo: string
  cover: string
  legal: { rc: string; nif: string; nis: string; ai: string }
  vatPayer: boolean
  ownerName: string
  /** Days before the reference date. */
  memberSinceDays: number
  requiresPhoneConfirmation: boolean
  sellsWholesale?: true
  /** An announced closure, in days relative to the reference date. */
  holiday?: { fromDay: number; toDay: number; note: DemoTexts }
}

export type DemoOption = { name: DemoTexts; value: DemoTexts; swatch?: string }

export type DemoVariant = {
  options: readonly DemoOption[]
  sku: string
  /** Dinars; the product's price when absent. */
  price?: number
  stock: number
  picture?: string
}

export type DemoSpecification = { name: DemoTexts; value: DemoTexts }

export type DemoProduct = {
  key: string
  vendor: string
  category: CategoryKey
  name: DemoTexts
  description: DemoTexts
  /** Whole dinars, as `compareAt`. */
  price: number
  compareAt?: number
  wholesale?: { price: number; from: number }
  sku: string
  /** The sum of the variants' stock when there are variants. */
  stock: number
  /** File names in `demo/images`; the first is the main image. */
  pictures: readonly string[]
  specifications: readonly DemoSpecification[]
  variants: readonly DemoVariant[]
  bulk: readonly { quantity: number; percent: number }[]
  vat: 19 | 9
  featured: boolean
  weightGrams: number
  rating: number
  reviewCount: number
  salesCount: number
  createdDaysAgo: number
}

export type DemoReview = {
  category: CategoryKey
  stars: 1 | 2 | 3 | 4 | 5
  /** `dz` is Algerian Arabic in Latin letters. */
  language: 'fr' | 'ar' | 'dz'
  text: string
}

export type DemoPersonName = { latin: string; arabic: string }
export type DemoFirstName = DemoPersonName & { gender: 'f' | 'm' }

export type DemoSearches = { [language in keyof Localized]-?: readonly string[] }

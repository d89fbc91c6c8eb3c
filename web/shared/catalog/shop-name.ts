import type { Language } from '#kernel/locale.ts'

type NamedShop = { business_name: string; business_name_ar?: string | null | undefined }

/** Listings are stored once for all languages, so their shop's Arabic name comes beside the other. */
export const shopName = (shop: NamedShop, language: Language): string =>
  (language === 'ar' && shop.business_name_ar) || shop.business_name

import type { Localized } from '#kernel/locale.ts'

export const REFUSALS: Record<'product_not_found' | 'vendor_not_found', Localized> = {
  product_not_found: {
    fr: 'Ce produit n’existe pas ou n’est plus en vente.',
    en: 'This product does not exist or is no longer sold.',
    ar: 'هذا المنتج غير موجود أو لم يعد معروضًا للبيع.',
  },
  vendor_not_found: {
    fr: 'Vendeur introuvable',
    en: 'Vendor not found',
    ar: 'البائع غير موجود',
  },
}

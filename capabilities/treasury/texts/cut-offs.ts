import type { LocalizedMessage } from '#platform/http/index.ts'

export const CUT_OFF_TEXTS = {
  number: { fr: 'Commande', en: 'Order', ar: 'الطلب' },
  placed: { fr: 'Passée le', en: 'Placed on', ar: 'تاريخ الطلب' },
  vendor: { fr: 'Boutique', en: 'Shop', ar: 'المتجر' },
  price: { fr: 'Prix non livré (DA)', en: 'Price not delivered (DZD)', ar: 'ثمن ما لم يُسلَّم (دج)' },
  payable: { fr: 'Part de la boutique', en: 'Owed to the shop', ar: 'حصة المتجر' },
  commission: { fr: 'Commission HT', en: 'Commission before VAT', ar: 'العمولة دون الرسم' },
  delivery: { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' },
  discount: {
    fr: 'Remises de la place de marché',
    en: 'Discounts of the marketplace',
    ar: 'تخفيضات المنصة',
  },
  rounding: { fr: 'Arrondi', en: 'Rounding', ar: 'التقريب' },
  deferred: { fr: 'Produit constaté d’avance', en: 'Deferred income', ar: 'نواتج مؤجلة' },
  receivable: {
    fr: 'Restant dû par l’acheteur',
    en: 'Still owed by the buyer',
    ar: 'باقٍ على المشتري',
  },
  advance: { fr: 'Payé d’avance', en: 'Paid in advance', ar: 'مدفوع مسبقًا' },
} as const satisfies Record<string, LocalizedMessage>

import type { LocalizedMessage } from '#platform/http/index.ts'

/** Columns and kinds in the exported VAT journal. */
export const VAT_TEXTS = {
  month: { fr: 'Mois', en: 'Month', ar: 'الشهر' },
  taxpayer: { fr: 'Redevable', en: 'Taxpayer', ar: 'المكلَّف بالرسم' },
  nif: { fr: 'NIF', en: 'Tax number (NIF)', ar: 'الرقم الجبائي' },
  of: { fr: 'Nature', en: 'Kind', ar: 'الطبيعة' },
  rate: { fr: 'Taux (%)', en: 'Rate (%)', ar: 'النسبة (%)' },
  base: { fr: 'Base HT', en: 'Base excl. VAT', ar: 'الوعاء دون رسم' },
  vat: { fr: 'TVA', en: 'VAT', ar: 'الرسم على القيمة المضافة' },
  operator: { fr: 'Place de marché', en: 'Marketplace', ar: 'المنصة' },
  commission: { fr: 'Commission', en: 'Commission', ar: 'العمولة' },
  delivery: { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' },
  late: { fr: 'Dont, en retard pour', en: 'Of which late for', ar: 'منها متأخرًا عن' },
  sale: { fr: 'Ventes', en: 'Sales', ar: 'المبيعات' },
} as const satisfies Record<string, LocalizedMessage>

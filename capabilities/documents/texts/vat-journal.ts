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
  number: { fr: 'Numéro', en: 'Number', ar: 'الرقم' },
  date: { fr: 'Date', en: 'Date', ar: 'التاريخ' },
  document: { fr: 'Document', en: 'Document', ar: 'الوثيقة' },
  invoice: { fr: 'Facture', en: 'Invoice', ar: 'فاتورة' },
  credit_note: { fr: 'Avoir', en: 'Credit note', ar: 'إشعار دائن' },
  customer: { fr: 'Client', en: 'Customer', ar: 'الزبون' },
  order: { fr: 'Commande', en: 'Order', ar: 'الطلب' },
  corrects: { fr: 'Corrige', en: 'Corrects', ar: 'يصحح' },
  stamp_duty: { fr: 'Droit de timbre', en: 'Stamp duty', ar: 'حق الطابع' },
  rounding: { fr: 'Arrondi', en: 'Rounding', ar: 'التقريب' },
  total: { fr: 'TTC', en: 'Total incl. VAT', ar: 'المجموع مع الرسم' },
  operator: { fr: 'Place de marché', en: 'Marketplace', ar: 'المنصة' },
  commission: {
    fr: 'Commission et services',
    en: 'Commission and services',
    ar: 'العمولة والخدمات',
  },
  compensation: {
    fr: 'Dédommagement (hors TVA)',
    en: 'Compensation (outside VAT)',
    ar: 'تعويض (خارج الرسم)',
  },
  delivery: { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' },
  uninvoiced: {
    fr: 'Commission et services pas encore facturés, hors sommes',
    en: 'Commission and services not invoiced yet, in no sum',
    ar: 'عمولة وخدمات لم تُفوتر بعد، خارج المجاميع',
  },
  late: { fr: 'Dont, en retard pour', en: 'Of which late for', ar: 'منها متأخرًا عن' },
  sale: { fr: 'Ventes', en: 'Sales', ar: 'المبيعات' },
} as const satisfies Record<string, LocalizedMessage>

import type { LocalizedMessage } from '#platform/http/index.ts'

/** Headings of the exported orders, in column order. */
export const ORDER_EXPORT_HEADINGS: readonly LocalizedMessage[] = [
  { fr: 'Commande', en: 'Order', ar: 'الطلب' },
  { fr: 'Date', en: 'Date', ar: 'التاريخ' },
  { fr: 'Statut', en: 'Status', ar: 'الحالة' },
  { fr: 'Client', en: 'Customer', ar: 'الزبون' },
  { fr: 'Téléphone', en: 'Phone', ar: 'الهاتف' },
  { fr: 'Adresse', en: 'Address', ar: 'العنوان' },
  { fr: 'Commune', en: 'Commune', ar: 'البلدية' },
  { fr: 'Wilaya', en: 'Wilaya', ar: 'الولاية' },
  { fr: 'Livraison', en: 'Delivery', ar: 'التوصيل' },
  { fr: 'Articles', en: 'Items', ar: 'المنتجات' },
  { fr: 'Quantité', en: 'Quantity', ar: 'الكمية' },
  { fr: 'Frais de livraison', en: 'Shipping', ar: 'رسوم التوصيل' },
  { fr: 'Total', en: 'Total', ar: 'المجموع' },
  { fr: 'À encaisser', en: 'To collect', ar: 'المبلغ المطلوب تحصيله' },
  { fr: 'Paiement', en: 'Payment', ar: 'الدفع' },
  { fr: 'Transporteur', en: 'Courier', ar: 'شركة التوصيل' },
  { fr: 'Suivi', en: 'Tracking', ar: 'رقم التتبع' },
  { fr: 'Consigne du client', en: 'Customer’s directions', ar: 'توجيهات الزبون' },
  { fr: 'Note interne', en: 'Internal note', ar: 'ملاحظة داخلية' },
]

export const ORDER_EXPORT_TERMS = {
  home: { fr: 'À domicile', en: 'Home', ar: 'إلى المنزل' },
  stop_desk: { fr: 'Bureau', en: 'Pickup point', ar: 'مكتب الاستلام' },
  cash: { fr: 'À la livraison', en: 'On delivery', ar: 'عند الاستلام' },
  card: { fr: 'En ligne', en: 'Online', ar: 'عبر الإنترنت' },
  paid: { fr: 'payé', en: 'paid', ar: 'مدفوع' },
  delivery_failed: { fr: 'échec de livraison', en: 'delivery failed', ar: 'فشل التسليم' },
} as const satisfies Record<string, LocalizedMessage>

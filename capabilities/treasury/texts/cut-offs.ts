import type { LocalizedMessage } from '#platform/http/index.ts'
import type { PostCutOffRefusal } from '../operations/post-cut-off.ts'

export const CUT_OFF_REFUSALS: Record<PostCutOffRefusal['code'], LocalizedMessage> = {
  month_not_over: {
    fr: 'Ce mois n’est pas terminé : sa régularisation se passe à sa fin.',
    en: 'This month is not over: its cut-off is posted at its end.',
    ar: 'لم ينتهِ هذا الشهر بعد، وتُسجَّل تسويته عند نهايته.',
  },
  cut_off_month_closed: {
    fr: 'Ce mois ou le suivant est clôturé : rien n’y est plus daté.',
    en: 'This month or the next one is closed: nothing is dated in it any more.',
    ar: 'هذا الشهر أو الذي يليه مقفل، فلا يُؤرَّخ فيه شيء بعد الآن.',
  },
  cut_off_posted: {
    fr: 'La régularisation de ce mois est déjà passée. Rechargez la page.',
    en: 'The cut-off of this month is posted already. Reload the page.',
    ar: 'سبق تسجيل تسوية هذا الشهر. أعد تحميل الصفحة.',
  },
  before_first_entry: {
    fr: 'Ce mois est antérieur à la première écriture.',
    en: 'This month is before the first entry.',
    ar: 'هذا الشهر سابق لأول قيد.',
  },
  earlier_cut_off_missing: {
    fr: 'Passez d’abord la régularisation de {missing}.',
    en: 'Post the cut-off of {missing} first.',
    ar: 'سجّل أولًا تسوية {missing}.',
  },
}

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

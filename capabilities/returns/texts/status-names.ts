import type { LocalizedMessage } from '#platform/http/index.ts'
import type { RefundState, ReturnState } from '../schema.ts'

export const RETURN_STATE_NAMES: Record<ReturnState, LocalizedMessage> = {
  requested: { fr: 'Demandé', en: 'Requested', ar: 'مطلوب' },
  accepted: { fr: 'Accepté', en: 'Accepted', ar: 'مقبول' },
  refused: { fr: 'Refusé', en: 'Refused', ar: 'مرفوض' },
  withdrawn: { fr: 'Retiré', en: 'Withdrawn', ar: 'مسحوب' },
  returning: { fr: 'En route', en: 'On its way', ar: 'في الطريق' },
  to_collect: { fr: 'À récupérer', en: 'To collect', ar: 'للاستلام' },
  returned: { fr: 'Arrivé', en: 'Arrived', ar: 'وصل' },
  checked: { fr: 'Vérifié', en: 'Checked', ar: 'تم الفحص' },
  settled: { fr: 'Réglé', en: 'Settled', ar: 'سُوّي' },
}

export const REFUND_STATE_NAMES: Record<RefundState, LocalizedMessage> = {
  due: { fr: 'À approuver', en: 'To approve', ar: 'للموافقة' },
  approved: { fr: 'À payer', en: 'To pay', ar: 'للدفع' },
  paid: { fr: 'Payé', en: 'Paid', ar: 'مدفوع' },
  failed: { fr: 'Non abouti', en: 'Failed', ar: 'لم يتم' },
  cancelled: { fr: 'Annulé', en: 'Cancelled', ar: 'ملغى' },
}

import type { LocalizedMessage } from '#platform/http/index.ts'
import type { CashRemittanceRefusal } from '../operations/record-cash-remittance.ts'

export const COUNTED_CASH_REFUSALS: Record<
  CashRemittanceRefusal['code'] | 'remittance_not_found',
  LocalizedMessage
> = {
  courier_not_found: {
    fr: 'Ce livreur n’existe pas.',
    en: 'This courier does not exist.',
    ar: 'شركة التوصيل هذه غير موجودة.',
  },
  remittance_already_imported: {
    fr: 'Un reçu ou un relevé de ce livreur porte déjà ce numéro.',
    en: 'A receipt or statement of this courier already has this number.',
    ar: 'يوجد وصل أو كشف لشركة التوصيل هذه بهذا الرقم.',
  },
  parcels_not_held: {
    fr: 'Colis dont le livreur n’a plus l’argent : {count}. Rechargez la liste.',
    en: 'Parcels whose cash the courier no longer has: {count}. Reload the list.',
    ar: 'طرود لم تعد أموالها لدى شركة التوصيل: {count}. أعد تحميل القائمة.',
  },
  fee_too_high: {
    fr: 'Les frais dépassent ce que les colis ont rapporté.',
    en: 'The fee is more than the parcels brought.',
    ar: 'الرسوم أكثر مما جلبته الطرود.',
  },
  fee_above_contract: {
    fr: 'Le contrat du livreur dit {limit} DA pour ces colis. Notez ces frais ; ce qui manque alors à l’argent compté s’explique à la validation.',
    en: 'The courier contract says {limit} DZD for these parcels. Record that fee; what is then missing of the counted cash is explained when it is posted.',
    ar: 'عقد شركة التوصيل يحدد {limit} دج لهذه الطرود. سجّل هذه الرسوم؛ وما ينقص من النقد المعدود يُفسَّر عند الترحيل.',
  },
  remittance_not_found: {
    fr: 'Ce reçu n’existe pas.',
    en: 'This receipt does not exist.',
    ar: 'هذا الوصل غير موجود.',
  },
}

export const RECEIPT_TEXTS = {
  title: { fr: 'Reçu de caisse', en: 'Cash receipt', ar: 'وصل الصندوق' },
  number: { fr: 'Numéro', en: 'Number', ar: 'الرقم' },
  courier: { fr: 'Livreur', en: 'Courier', ar: 'شركة التوصيل' },
  office: { fr: 'Bureau', en: 'Office', ar: 'المكتب' },
  day: { fr: 'Date', en: 'Day', ar: 'التاريخ' },
  recorded: { fr: 'Compté par', en: 'Counted by', ar: 'عدّه' },
  posted: { fr: 'Passé par', en: 'Posted by', ar: 'رحّله' },
  tracking: { fr: 'Suivi', en: 'Tracking', ar: 'رقم التتبع' },
  order: { fr: 'Commande', en: 'Order', ar: 'الطلب' },
  amount: { fr: 'Encaissé', en: 'Collected', ar: 'المحصّل' },
  total: { fr: 'Total encaissé', en: 'Total collected', ar: 'مجموع المحصّل' },
  fee: { fr: 'Frais gardés', en: 'Fee kept', ar: 'الرسوم المقتطعة' },
  received: { fr: 'Espèces reçues', en: 'Cash received', ar: 'النقد المستلم' },
  handed: { fr: 'Remis par (signature)', en: 'Handed over by (signature)', ar: 'سلّمه (التوقيع)' },
  taken: { fr: 'Reçu par (signature)', en: 'Received by (signature)', ar: 'استلمه (التوقيع)' },
} as const satisfies Record<string, LocalizedMessage>

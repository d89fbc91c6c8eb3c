import type { Language } from '#kernel/locale.ts'

export const PAGE_TEXTS = {
  title: {
    fr: 'Page de paiement de démonstration',
    en: 'Demo payment page',
    ar: 'صفحة دفع تجريبية',
  },
  explained: {
    fr: 'Aucune carte n’est débitée : choisissez ce que la banque doit répondre.',
    en: 'No card is charged: choose what the bank shall answer.',
    ar: 'لن يُخصم أي مبلغ من أي بطاقة: اختر جواب البنك.',
  },
  order: { fr: 'Commande', en: 'Order', ar: 'الطلب' },
  card: { fr: 'Carte', en: 'Card', ar: 'البطاقة' },
  amount: { fr: 'Montant', en: 'Amount', ar: 'المبلغ' },
  pay: { fr: 'Payer', en: 'Pay', ar: 'ادفع' },
  fail: { fr: 'Carte refusée', en: 'Card declined', ar: 'رفض البطاقة' },
  cancel: { fr: 'Annuler et revenir', en: 'Cancel and go back', ar: 'إلغاء والعودة' },
  over: {
    fr: 'Ce paiement est terminé.',
    en: 'This payment is over.',
    ar: 'انتهت عملية الدفع هذه.',
  },
  back: { fr: 'Revenir à la boutique', en: 'Back to the shop', ar: 'العودة إلى المتجر' },
  edahabia: { fr: 'Edahabia', en: 'Edahabia', ar: 'الذهبية' },
  cib: { fr: 'CIB', en: 'CIB', ar: 'CIB' },
} as const satisfies Record<string, Record<Language, string>>

import type { Sentence } from '#platform/http/index.ts'
import type { MethodRefusal } from './rules/methods.ts'
import type { PaymentMethod } from './schema.ts'

export const PAYMENT_REFUSALS: Record<MethodRefusal['code'], Sentence> = {
  payment_method_unavailable: {
    fr: "Le paiement en ligne n'est pas encore disponible. Choisissez le paiement à la livraison.",
    en: 'Online payment is not available yet. Choose payment on delivery.',
    ar: 'الدفع الإلكتروني غير متاح بعد. اختر الدفع عند التسليم.',
  },
}

/** What each method is called in mails and documents. */
export const METHOD_NAMES: Record<PaymentMethod, Sentence> = {
  cash_on_delivery: {
    fr: 'Paiement à la livraison, en espèces',
    en: 'Cash on delivery',
    ar: 'الدفع نقدًا عند التسليم',
  },
  card_on_delivery: {
    fr: 'Paiement à la livraison, par carte',
    en: 'Card on delivery',
    ar: 'الدفع بالبطاقة عند التسليم',
  },
  edahabia: { fr: 'Carte Edahabia', en: 'Edahabia card', ar: 'بطاقة الذهبية' },
  cib: { fr: 'Carte CIB', en: 'CIB card', ar: 'بطاقة CIB' },
}

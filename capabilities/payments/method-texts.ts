import type { PaymentMethod } from '#kernel/payment-methods.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'

export const METHOD_NAMES: Record<PaymentMethod, LocalizedMessage> = {
  cash_on_delivery: {
    fr: 'Paiement à la livraison, en espèces',
    en: 'Cash on delivery',
    ar: 'الدفع نقدًا عند الاستلام',
  },
  card_on_delivery: {
    fr: 'Paiement à la livraison, par carte',
    en: 'Card on delivery',
    ar: 'الدفع بالبطاقة عند الاستلام',
  },
  edahabia: { fr: 'Carte Edahabia', en: 'Edahabia card', ar: 'بطاقة الذهبية' },
  cib: { fr: 'Carte CIB', en: 'CIB card', ar: 'بطاقة CIB' },
}

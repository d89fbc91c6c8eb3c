import { LANGUAGES } from '#kernel/locale.ts'
import { PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { ORDER_EMAIL_TEXTS } from '#capabilities/notifications/texts/orders.ts'
import { PAYMENT_EMAIL_TEXTS } from '#capabilities/notifications/texts/payments.ts'
import { METHOD_NAMES } from '#capabilities/payments/method-texts.ts'
import documentsAr from '#capabilities/documents/locales/ar.json' with { type: 'json' }
import documentsEn from '#capabilities/documents/locales/en.json' with { type: 'json' }
import documentsFr from '#capabilities/documents/locales/fr.json' with { type: 'json' }

// In place of the line in the list and its texts. Imported before what reads the list.
const WALLET = { fr: 'Portefeuille', en: 'Wallet', ar: 'المحفظة' }
const CHEQUE = { fr: 'Chèque à la livraison', en: 'Cheque on delivery', ar: 'صك عند الاستلام' }
const methods: unknown[] = PAYMENT_METHODS as never
methods.push(
  { code: 'wallet', isOnline: true, isCash: false, icon: 'card' },
  { code: 'cheque_on_delivery', isOnline: false, isCash: false, icon: 'banknote' },
)
for (const texts of [METHOD_NAMES, ORDER_EMAIL_TEXTS, PAYMENT_EMAIL_TEXTS])
  Object.assign(texts, { wallet: WALLET, cheque_on_delivery: CHEQUE })
const documents = { ar: documentsAr, en: documentsEn, fr: documentsFr }
for (const language of LANGUAGES)
  Object.assign(documents[language], {
    'pdf.wallet': WALLET[language],
    'pdf.cheque_on_delivery': CHEQUE[language],
  })

import { LANGUAGES } from '#kernel/locale.ts'
import { PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import emailsAr from '#capabilities/notifications/emails/locales/ar.json' with { type: 'json' }
import emailsEn from '#capabilities/notifications/emails/locales/en.json' with { type: 'json' }
import emailsFr from '#capabilities/notifications/emails/locales/fr.json' with { type: 'json' }
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
Object.assign(METHOD_NAMES, { wallet: WALLET, cheque_on_delivery: CHEQUE })
const files = {
  ar: [documentsAr, emailsAr],
  en: [documentsEn, emailsEn],
  fr: [documentsFr, emailsFr],
}
for (const language of LANGUAGES)
  for (const [group, file] of [
    ['pdf', 0],
    ['order-email', 1],
  ] as const)
    Object.assign(files[language][file]!, {
      [`${group}.wallet`]: WALLET[language],
      [`${group}.cheque_on_delivery`]: CHEQUE[language],
    })

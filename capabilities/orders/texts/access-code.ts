import type { LocalizedMessage } from '#platform/http/index.ts'
import type { PurchaseAccessRefusal } from '../rules/purchase-access.ts'

export const PURCHASE_ACCESS_REFUSALS: Record<PurchaseAccessRefusal['code'], LocalizedMessage> = {
  order_not_found: {
    fr: 'Cette commande ne s’ouvre pas ainsi. Prenez le lien de votre e-mail, ou demandez un code.',
    en: 'This order does not open this way. Use the link in your email, or ask for a code.',
    ar: 'لا يُفتح هذا الطلب بهذه الطريقة. استعمل الرابط الوارد في بريدك الإلكتروني أو اطلب رمزًا.',
  },
  sign_in_needed: {
    fr: 'Cette commande appartient à un compte : connectez-vous pour la modifier.',
    en: 'This order belongs to an account: sign in to change it.',
    ar: 'هذا الطلب تابع لحساب: سجّل الدخول لتعديله.',
  },
}
export const PURCHASE_ACCESS_STATUSES = {
  order_not_found: 404,
  sign_in_needed: 403,
} as const satisfies Record<PurchaseAccessRefusal['code'], number>

export const ACCESS_CODE_REFUSALS: Record<'access_code_wrong', LocalizedMessage> = {
  access_code_wrong: {
    fr: 'Ce code n’est pas le bon, ou il n’est plus valable. Vérifiez-le ou demandez-en un autre.',
    en: 'This code is wrong, or no longer valid. Check it or ask for another one.',
    ar: 'هذا الرمز خاطئ أو لم يعد صالحًا. تحقق منه أو اطلب رمزًا آخر.',
  },
}

export const ACCESS_CODE_MAIL = {
  subject: {
    fr: 'Votre code pour la commande {number}',
    en: 'Your code for order {number}',
    ar: 'رمزك للطلب {number}',
  },
  intro: {
    fr: 'Voici le code qui ouvre votre commande {number} sur {site} :',
    en: 'Here is the code that opens your order {number} on {site}:',
    ar: 'إليك الرمز الذي يفتح طلبك {number} على {site}:',
  },
  lasts: {
    fr: 'Il est valable 15 minutes et sert une seule fois.',
    en: 'It is valid for 15 minutes and works once.',
    ar: 'وهو صالح 15 دقيقة ويُستعمل مرة واحدة.',
  },
  warning: {
    fr: 'Ne le donnez à personne, pas même au vendeur ou au livreur. Si vous ne l’avez pas demandé, ignorez ce message.',
    en: 'Give it to nobody, not even the seller or the courier. If you did not ask for it, ignore this message.',
    ar: 'لا تعطه لأحد، ولا حتى للبائع أو عامل التوصيل. إن لم تطلبه فتجاهل هذه الرسالة.',
  },
} as const satisfies Record<string, LocalizedMessage>

export const ACCESS_CODE_SMS: LocalizedMessage = {
  fr: '{site} : code {code} pour la commande {number}, valable 15 min. Ne le donnez à personne.',
  en: '{site}: code {code} for order {number}, valid for 15 min. Give it to nobody.',
  ar: '{site}: الرمز {code} للطلب {number}، صالح 15 دقيقة. لا تعطه لأحد.',
}

export const ACCESS_CODE_OCCASION: LocalizedMessage = {
  fr: 'Un code est demandé pour ouvrir une commande sans compte',
  en: 'A code is requested to open an order without an account',
  ar: 'طلب رمز لفتح طلب دون حساب',
}

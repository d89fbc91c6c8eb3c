import type { LocalizedMessage } from '#platform/http/index.ts'

export const CALL_EMAIL_TEXTS = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
  awaited_subject: {
    fr: 'Confirmez votre commande {number}',
    en: 'Confirm your order {number}',
    ar: 'أكّد طلبك {number}',
  },
  awaited_intro: {
    fr: '{vendor} vous appellera pour confirmer votre commande avant de la préparer.',
    en: '{vendor} will call you to confirm your order before preparing it.',
    ar: 'سيتصل بك {vendor} لتأكيد طلبك قبل تحضيره.',
  },
  awaited_self: {
    fr: 'Pas le temps de répondre ? Confirmez-la ou annulez-la vous-même, sans compte :',
    en: 'No time to answer? Confirm or cancel it yourself, without an account:',
    ar: 'لا وقت لديك للرد؟ أكّد طلبك أو ألغه بنفسك، دون حساب:',
  },
  answer: {
    fr: 'Confirmer ma commande',
    en: 'Confirm my order',
    ar: 'تأكيد طلبي',
  },
  awaited_until: {
    fr: 'Sans réponse de votre part avant le {until}, la commande est annulée et rien ne vous est demandé.',
    en: 'Without an answer from you by {until}, the order is cancelled and nothing is asked of you.',
    ar: 'إذا لم يصلنا ردك قبل {until} يُلغى الطلب ولن يُطلب منك أي مبلغ.',
  },
} as const satisfies Record<string, LocalizedMessage>

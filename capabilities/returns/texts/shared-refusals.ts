import type { LocalizedMessage } from '#platform/http/index.ts'

export const RETURN_MOVED_ON: LocalizedMessage = {
  fr: 'Ce retour a déjà avancé. Rechargez la page.',
  en: 'This return has already moved on. Reload the page.',
  ar: 'تقدّم هذا الإرجاع من قبل. أعد تحميل الصفحة.',
}
export const RETURN_NOT_FOUND: LocalizedMessage = {
  fr: 'Ce retour n’existe pas.',
  en: 'This return does not exist.',
  ar: 'هذا الإرجاع غير موجود.',
}
export const ACCOUNT_NUMBER_WRONG: LocalizedMessage = {
  fr: 'Ce numéro de compte n’est pas juste : vérifiez les chiffres et la clé.',
  en: 'This account number is not right: check its digits and its key.',
  ar: 'رقم الحساب غير صحيح: تحقق من الأرقام والمفتاح.',
}
export const ALREADY_BEING_SETTLED: LocalizedMessage = {
  fr: 'Un remboursement ou un échange est déjà en cours pour ce retour.',
  en: 'A refund or an exchange is already under way for this return.',
  ar: 'هناك استرداد أو استبدال جارٍ بالفعل لهذا الإرجاع.',
}
export const ORDER_NOT_PAID: LocalizedMessage = {
  fr: 'Cette commande n’est pas encore entièrement payée.',
  en: 'This order has not been paid in full yet.',
  ar: 'لم يُدفع ثمن هذا الطلب كاملًا بعد.',
}
export const REFUND_TOO_HIGH: LocalizedMessage = {
  fr: 'C’est plus que ce que le client a payé pour ces articles.',
  en: 'That is more than the customer paid for these items.',
  ar: 'هذا أكثر مما دفعه الزبون مقابل هذه المنتجات.',
}

export const ORDER_ALREADY_CANCELLED: LocalizedMessage = {
  fr: 'Cette commande est annulée : son stock et son paiement ont été réglés avec elle.',
  en: 'This order is cancelled: its stock and its payment were settled with it.',
  ar: 'هذا الطلب ملغى: سُوّي مخزونه ودفعه معه.',
}

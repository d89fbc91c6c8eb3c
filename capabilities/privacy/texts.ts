import type { Sentence } from '#platform/http/index.ts'
import type { ErasureRefusal } from './operations/own-data.ts'

/** What is wrong with a field of a data request, beside what any field may say. */
export const FIELD_TEXTS: Record<'say_what_to_correct', Sentence> = {
  say_what_to_correct: {
    fr: 'Dites quelle donnée est fausse et ce qu’elle devrait être.',
    en: 'Say which data is wrong and what it should be.',
    ar: 'اذكر البيانات الخاطئة وما يجب أن تكون عليه.',
  },
}

/** Why a consent was not kept. */
export const CONSENT_REFUSALS: Record<'consent_text_unknown', Sentence> = {
  consent_text_unknown: {
    fr: 'Cette version du texte sur les cookies n’existe pas. Rechargez la page.',
    en: 'This version of the text about cookies does not exist. Reload the page.',
    ar: 'هذه النسخة من نص ملفات تعريف الارتباط غير موجودة. أعد تحميل الصفحة.',
  },
}

/** Why an account was not deleted, and what to do about it. */
export const ERASURE_REFUSALS: Record<ErasureRefusal['code'], Sentence> = {
  second_factor_needed: {
    fr: 'Confirmez votre identité avec votre second facteur, puis recommencez.',
    en: 'Confirm who you are with your second factor, then try again.',
    ar: 'أكّد هويتك بعامل التحقق الثاني ثم أعد المحاولة.',
  },
  no_password: {
    fr: 'Ce compte n’a pas de mot de passe. Demandez un code, puis recommencez.',
    en: 'This account has no password. Ask for a code, then try again.',
    ar: 'هذا الحساب بلا كلمة مرور. اطلب رمزًا ثم أعد المحاولة.',
  },
  password_wrong: {
    fr: 'Ce n’est pas le mot de passe de ce compte.',
    en: 'This is not the password of this account.',
    ar: 'هذه ليست كلمة مرور هذا الحساب.',
  },
  code_wrong: {
    fr: 'Ce code n’est pas le bon, ou il a expiré. Demandez-en un autre.',
    en: 'This code is not right, or it has expired. Ask for another.',
    ar: 'هذا الرمز غير صحيح أو انتهت صلاحيته. اطلب رمزًا آخر.',
  },
  too_many_attempts: {
    fr: 'Trop de tentatives. Réessayez dans quelques minutes.',
    en: 'Too many attempts. Try again in a few minutes.',
    ar: 'محاولات كثيرة. أعد المحاولة بعد بضع دقائق.',
  },
  user_not_found: {
    fr: 'Ce compte n’existe plus.',
    en: 'This account no longer exists.',
    ar: 'هذا الحساب لم يعد موجودًا.',
  },
  role_in_use: {
    fr: 'Ce compte dirige une boutique ou la place de marché. Écrivez-nous pour le fermer.',
    en: 'This account runs a shop or the marketplace. Write to us to close it.',
    ar: 'هذا الحساب يدير متجرًا أو السوق. راسلنا لإغلاقه.',
  },
  orders_under_way: {
    fr: 'Une commande est encore en route. Le compte peut être supprimé une fois qu’elle est livrée ou annulée.',
    en: 'An order is still on its way. The account can be deleted once it is delivered or cancelled.',
    ar: 'ما زال لديك طلب في الطريق. يمكن حذف الحساب بعد تسليمه أو إلغائه.',
  },
  shop_open: {
    fr: 'Une boutique est attachée à ce compte. Écrivez-nous pour la fermer d’abord.',
    en: 'A shop belongs to this account. Write to us to close it first.',
    ar: 'هناك متجر مرتبط بهذا الحساب. راسلنا لإغلاقه أولًا.',
  },
}

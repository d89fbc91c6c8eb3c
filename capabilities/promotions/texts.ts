import type { LocalizedMessage } from '#platform/http/index.ts'
import type { PromoCodeRefusal } from './operations/promo-code-command.ts'
import type { PromoRefusal } from './schema.ts'

export const PROMO_REFUSALS: Record<PromoRefusal['code'], LocalizedMessage> = {
  promo_unknown: {
    fr: "Ce code promo n'existe pas.",
    en: 'This promo code does not exist.',
    ar: 'رمز التخفيض هذا غير موجود.',
  },
  promo_not_started: {
    fr: 'Ce code promo sera valable à partir du {startsAt}.',
    en: 'This promo code is valid from {startsAt}.',
    ar: 'رمز التخفيض هذا صالح ابتداءً من {startsAt}.',
  },
  promo_ended: {
    fr: "Ce code promo n'est plus valable.",
    en: 'This promo code has ended.',
    ar: 'انتهت صلاحية رمز التخفيض هذا.',
  },
  promo_used_up: {
    fr: 'Ce code promo a été utilisé autant de fois que prévu.',
    en: 'This promo code has been used as often as it may be.',
    ar: 'استُنفدت مرات استعمال رمز التخفيض هذا.',
  },
  promo_too_many_attempts: {
    fr: 'Trop de codes promo inconnus ont été essayés. Réessayez dans une heure.',
    en: 'Too many unknown promo codes were tried. Try again in an hour.',
    ar: 'جُرّبت رموز تخفيض غير معروفة كثيرة. أعد المحاولة بعد ساعة.',
  },
  promo_used_by_buyer: {
    fr: 'Vous avez déjà utilisé ce code promo.',
    en: 'You have already used this promo code.',
    ar: 'لقد استعملت رمز التخفيض هذا من قبل.',
  },
  promo_not_applicable: {
    fr: 'Ce code promo ne concerne aucun article de votre panier.',
    en: 'This promo code is for none of the items in your cart.',
    ar: 'رمز التخفيض هذا لا يخص أي منتج في سلتك.',
  },
  promo_below_minimum: {
    fr: "Ce code promo s'applique à partir de {minimum} d'achats.",
    en: 'This promo code applies from {minimum} of purchases.',
    ar: 'يُطبَّق رمز التخفيض هذا ابتداءً من {minimum} من المشتريات.',
  },
}

export const CODE_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  code_invalid: {
    fr: 'De 3 à 32 lettres sans accent, chiffres ou tirets.',
    en: '3 to 32 letters without accents, digits or hyphens.',
    ar: 'من 3 إلى 32 حرفًا لاتينيًا أو رقمًا أو شرطة.',
  },
  public_without_vendor: {
    fr: 'Seul le code d’une boutique s’annonce, sur la page de cette boutique.',
    en: 'Only a code of a shop is announced, on the page of that shop.',
    ar: 'لا يُعلن إلا رمز متجر، على صفحة ذلك المتجر.',
  },
  percent_invalid: {
    fr: 'Un pourcentage de 0,01 à 100.',
    en: 'A percentage from 0.01 to 100.',
    ar: 'نسبة مئوية من 0.01 إلى 100.',
  },
  amount_required: {
    fr: 'Un montant d’au moins 1 DA.',
    en: 'An amount of at least 1 DA.',
    ar: 'مبلغ لا يقل عن 1 دج.',
  },
  day_invalid: {
    fr: 'Cette date n’est pas valide.',
    en: 'This date is not valid.',
    ar: 'هذا التاريخ غير صالح.',
  },
  ends_before_start: {
    fr: 'Le dernier jour ne peut pas précéder le premier.',
    en: 'The last day cannot be before the first.',
    ar: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول.',
  },
  reason_required: {
    fr: 'Dites pourquoi : la boutique le lira.',
    en: 'Say why: the shop will read it.',
    ar: 'اذكر السبب: سيقرؤه المتجر.',
  },
}

export const PROMO_CODE_REFUSALS: Record<PromoCodeRefusal['code'], LocalizedMessage> = {
  promo_code_not_found: {
    fr: 'Ce code n’existe pas.',
    en: 'This code does not exist.',
    ar: 'هذا الرمز غير موجود.',
  },
  promo_code_taken: {
    fr: 'Ce code existe déjà sur la place de marché : choisissez-en un autre.',
    en: 'This code is taken on the marketplace: choose another.',
    ar: 'هذا الرمز مستعمل في السوق: اختر رمزًا آخر.',
  },
  promo_code_used: {
    fr: 'Ce code a déjà servi : son nom et sa remise ne changent plus. Arrêtez-le et créez-en un autre.',
    en: 'This code has been used: its name and its discount no longer change. Stop it and make another.',
    ar: 'استُعمل هذا الرمز: لا يتغير اسمه ولا تخفيضه. أوقفه وأنشئ رمزًا آخر.',
  },
  promo_code_stopped: {
    fr: 'Ce code est arrêté : dupliquez-le pour en créer un autre.',
    en: 'This code is stopped: duplicate it to make another.',
    ar: 'هذا الرمز موقوف: انسخه لإنشاء رمز آخر.',
  },
  promo_code_already_stopped: {
    fr: 'Ce code est déjà arrêté.',
    en: 'This code is stopped already.',
    ar: 'هذا الرمز موقوف بالفعل.',
  },
  promo_limit_below_uses: {
    fr: 'Ce code a déjà servi {uses} fois : la limite ne peut pas être plus basse.',
    en: 'This code was used {uses} times: its limit cannot be lower.',
    ar: 'استُعمل هذا الرمز {uses} مرة: لا يمكن أن يكون الحد أقل.',
  },
  promo_ends_in_past: {
    fr: 'Le dernier jour est déjà passé.',
    en: 'The last day has passed already.',
    ar: 'اليوم الأخير قد مضى.',
  },
}

import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ReauthenticationRefusal } from '../operations/one-time-tokens/verify-reauthentication.ts'

export const REAUTHENTICATION_REFUSALS: Record<ReauthenticationRefusal['code'], LocalizedMessage> =
  {
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
  }

export const REAUTHENTICATION_STATUSES = {
  second_factor_needed: 403,
  no_password: 409,
  password_wrong: 403,
  code_wrong: 403,
  too_many_attempts: 429,
} as const satisfies Record<ReauthenticationRefusal['code'], number>

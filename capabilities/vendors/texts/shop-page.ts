import type { LocalizedMessage } from '#platform/http/index.ts'
import type {
  LegalIdentityChangeRefusal,
  WithdrawIdentityChangeRefusal,
} from '../operations/change-legal-identity.ts'
import type { ChangePayoutAccountRefusal } from '../operations/change-payout-account.ts'
import type { ShopPageRefusal } from '../operations/edit-shop-page.ts'
import type { ImageRefusal } from '../operations/manage-shop-images.ts'
import type { ClosureWriteRefusal } from '../operations/manage-closures.ts'
import { REGISTRATION_FIELD_TEXTS } from './registration.ts'

export const PAGE_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  ...REGISTRATION_FIELD_TEXTS,
  closure_day_needed: {
    fr: 'Choisissez un jour',
    en: 'Choose a day',
    ar: 'اختر يومًا',
  },
  closure_ends_before: {
    fr: 'Le dernier jour ne peut pas précéder le premier',
    en: 'The last day cannot come before the first',
    ar: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول',
  },
  closure_too_long: {
    fr: 'Une fermeture dure trois mois au plus',
    en: 'A closure lasts three months at most',
    ar: 'لا تتجاوز مدة الإغلاق ثلاثة أشهر',
  },
}

export const PAGE_REFUSALS: Record<
  ShopPageRefusal['code'] | ImageRefusal['code'],
  LocalizedMessage
> = {
  image_not_found: {
    fr: "Cette image n'est plus là. Ajoutez-la à nouveau.",
    en: 'This picture is no longer there. Add it again.',
    ar: 'لم تعد هذه الصورة موجودة. أضفها من جديد.',
  },
  file_too_large: {
    fr: "L'image dépasse 5 Mo. Choisissez-en une plus légère.",
    en: 'The picture is over 5 MB. Choose a lighter one.',
    ar: 'تتجاوز الصورة 5 ميغابايت. اختر صورة أخف.',
  },
  not_an_image: {
    fr: "Ce fichier n'est pas une image JPEG, PNG, WebP ou AVIF.",
    en: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
    ar: 'هذا الملف ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
  },
  too_many_images: {
    fr: 'Beaucoup d’images en peu de temps. Réessayez dans une heure.',
    en: 'Many pictures in a short time. Try again in an hour.',
    ar: 'صور كثيرة في وقت قصير. أعد المحاولة بعد ساعة.',
  },
}

export const IDENTITY_REFUSALS: Record<
  (LegalIdentityChangeRefusal | WithdrawIdentityChangeRefusal)['code'],
  LocalizedMessage
> = {
  identity_unchanged: {
    fr: 'Ce sont déjà les numéros de votre boutique.',
    en: 'These already are the numbers of your shop.',
    ar: 'هذه هي أرقام متجرك الحالية.',
  },
  identity_change_not_found: {
    fr: "Ce changement n'attend plus : il a été traité ou retiré.",
    en: 'This change no longer waits: it was decided or taken back.',
    ar: 'لم يعد هذا التغيير معلقًا: تمت معالجته أو سحبه.',
  },
}

export const CLOSURE_REFUSALS: Record<ClosureWriteRefusal['code'], LocalizedMessage> = {
  closure_not_found: {
    fr: "Cette fermeture n'existe plus.",
    en: 'This closure no longer exists.',
    ar: 'لم يعد هذا الإغلاق موجودًا.',
  },
  closure_ended: {
    fr: 'Ces jours sont déjà passés.',
    en: 'These days are over already.',
    ar: 'لقد مضت هذه الأيام.',
  },
  closure_overlaps: {
    fr: 'Votre boutique est déjà fermée du {from} au {until} : modifiez cette fermeture, ou choisissez d’autres jours.',
    en: 'Your shop is already closed from {from} to {until}: change that closure, or choose other days.',
    ar: 'متجرك مغلق أصلًا من {from} إلى {until}: عدّل ذلك الإغلاق أو اختر أيامًا أخرى.',
  },
  too_many_closures: {
    fr: 'Vingt fermetures sont déjà prévues.',
    en: 'Twenty closures are planned already.',
    ar: 'هناك عشرون إغلاقًا مبرمجًا بالفعل.',
  },
}

export const PAYOUT_ACCOUNT_REFUSALS: Record<ChangePayoutAccountRefusal['code'], LocalizedMessage> =
  {
    vendor_not_found: {
      fr: "Cette boutique n'existe plus.",
      en: 'This shop no longer exists.',
      ar: 'لم يعد هذا المتجر موجودًا.',
    },
    owner_not_settled: {
      fr: 'L’adresse ou le mot de passe de ce compte ont été changés par un administrateur il y a moins de trois jours. Vous pourrez changer le compte de versement à partir du {from}.',
      en: 'The address or the password of this account was changed by an administrator less than three days ago. You can change the payout account from {from} on.',
      ar: 'غيّر مدير عنوان هذا الحساب أو كلمة مروره قبل أقل من ثلاثة أيام. يمكنك تغيير حساب الدفع ابتداءً من {from}.',
    },
  }

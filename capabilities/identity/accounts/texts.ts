import type { LocalizedMessage } from '#platform/http/index.ts'
import type { AddressRefusal } from './operations/save-address.ts'

export const ACCOUNT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  first_name_required: {
    fr: 'Le prénom est requis',
    en: 'First name is required',
    ar: 'الاسم الأول مطلوب',
  },
  last_name_required: { fr: 'Le nom est requis', en: 'Last name is required', ar: 'اللقب مطلوب' },
  phone_required: {
    fr: 'Le téléphone est requis',
    en: 'Phone is required',
    ar: 'رقم الهاتف مطلوب',
  },
  address_required: {
    fr: "L'adresse est requise",
    en: 'Address is required',
    ar: 'العنوان مطلوب',
  },
  city_required: { fr: 'La commune est requise', en: 'City is required', ar: 'البلدية مطلوبة' },
  wilaya_required: {
    fr: 'La wilaya est requise',
    en: 'Wilaya is required',
    ar: 'الولاية مطلوبة',
  },
  wilaya_unknown: {
    fr: "Cette wilaya n'existe pas",
    en: 'This wilaya does not exist',
    ar: 'هذه الولاية غير موجودة',
  },
  proof_required: {
    fr: 'Saisissez votre mot de passe',
    en: 'Enter your password',
    ar: 'أدخل كلمة المرور',
  },
  phone_invalid: {
    fr: 'Numéro de téléphone algérien invalide, par exemple 0550 12 34 56',
    en: 'Invalid Algerian phone number, for example 0550 12 34 56',
    ar: 'رقم هاتف جزائري غير صالح، مثال: ⁦0550 12 34 56⁩',
  },
}

export type AccountRefusal = AddressRefusal | { code: 'session_not_found' }
export const ACCOUNT_REFUSALS: Record<AccountRefusal['code'], LocalizedMessage> = {
  address_not_found: {
    fr: "Cette adresse n'existe pas ou n'existe plus.",
    en: 'This address does not exist, or no longer does.',
    ar: 'هذا العنوان غير موجود أو لم يعد موجودًا.',
  },
  too_many_addresses: {
    fr: 'Vous avez déjà {most} adresses. Supprimez-en une pour en ajouter une autre.',
    en: 'You already have {most} addresses. Remove one to add another.',
    ar: 'لديك {most} عنوانًا بالفعل. احذف واحدًا لإضافة آخر.',
  },
  session_not_found: {
    fr: 'Cet appareil est déjà déconnecté.',
    en: 'This device is already signed out.',
    ar: 'تم تسجيل خروج هذا الجهاز من قبل.',
  },
}

import type { LocalizedMessage } from '#platform/http/index.ts'
import { ACCESS_TEXTS } from '../../auth/texts/access.ts'
import type { CreateAccountRefusal } from '../operations/create-user.ts'

export const CREATE_ACCOUNT_TEXTS: Record<
  CreateAccountRefusal['code'] | 'invalid_input',
  LocalizedMessage
> = {
  reauthentication_needed: ACCESS_TEXTS.reauthentication_needed,
  invalid_input: {
    fr: 'Remplissez tous les champs : e-mail, mot de passe, prénom, nom et rôle.',
    en: 'Fill in every field: e-mail, password, first name, last name and role.',
    ar: 'املأ كل الحقول: البريد الإلكتروني وكلمة المرور والاسم واللقب والدور.',
  },
  email_malformed: {
    fr: "Cette adresse e-mail n'est pas valable.",
    en: 'This e-mail address is not valid.',
    ar: 'هذا البريد الإلكتروني غير صالح.',
  },
  email_exists: {
    fr: 'Un compte utilise déjà cette adresse e-mail.',
    en: 'An account already uses this e-mail address.',
    ar: 'يوجد حساب يستعمل هذا البريد الإلكتروني.',
  },
  password_too_long: {
    fr: 'Le mot de passe ne peut pas dépasser 72 caractères.',
    en: 'The password cannot be longer than 72 characters.',
    ar: 'لا يمكن أن تتجاوز كلمة المرور 72 حرفًا.',
  },
  weak_password: {
    fr: 'Ce mot de passe est trop facile à deviner : choisissez-en un plus long.',
    en: 'This password is too easy to guess: choose a longer one.',
    ar: 'كلمة المرور هذه سهلة التخمين: اختر كلمة أطول.',
  },
}

export const CREATE_ACCOUNT_STATUSES = {
  invalid_input: 422,
  reauthentication_needed: 400,
  email_malformed: 422,
  email_exists: 409,
  password_too_long: 422,
  weak_password: 422,
} as const satisfies Record<keyof typeof CREATE_ACCOUNT_TEXTS, number>

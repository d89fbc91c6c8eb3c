import type { LocalizedMessage } from '#platform/http/index.ts'
import type { DecideIdentityRefusal } from '../operations/decide-legal-identity.ts'
import type { ApproveVendorRefusal } from '../operations/decide-vendor.ts'
import type { CreateVendorRefusal } from '../operations/create-verified-vendor.ts'

export const DECISION_REFUSALS: Record<
  (ApproveVendorRefusal | DecideIdentityRefusal)['code'],
  LocalizedMessage
> = {
  identity_change_not_found: {
    fr: "Ce changement n'attend plus : il a été traité, retiré ou remplacé.",
    en: 'This change no longer waits: it was decided, taken back or replaced.',
    ar: 'لم يعد هذا التغيير معلقًا: تمت معالجته أو سحبه أو استبداله.',
  },
  vendor_not_found: {
    fr: "Cette boutique n'existe pas.",
    en: 'This shop does not exist.',
    ar: 'هذا المتجر غير موجود.',
  },
  documents_missing: {
    fr: 'Il manque des pièces acceptées : {names}.',
    en: 'Accepted documents are missing: {names}.',
    ar: 'تنقص وثائق مقبولة: {names}.',
  },
  vendor_already_decided: {
    fr: 'Cette demande a déjà été traitée.',
    en: 'This request has already been decided.',
    ar: 'تمت معالجة هذا الطلب من قبل.',
  },
}

export const OPENING_REFUSALS: Record<CreateVendorRefusal['code'], LocalizedMessage> = {
  user_not_found: {
    fr: 'Utilisateur introuvable avec cet email',
    en: 'No user found with this email',
    ar: 'لا يوجد مستخدم بهذا البريد الإلكتروني',
  },
  vendor_already_registered: {
    fr: 'Cet utilisateur a déjà une boutique.',
    en: 'This user already has a shop.',
    ar: 'لدى هذا المستخدم متجر بالفعل.',
  },
  user_is_staff: {
    fr: 'Cet utilisateur travaille dans une boutique : elle doit d’abord le retirer de son équipe.',
    en: 'This user works in a shop, which has to take them off its team first.',
    ar: 'هذا المستخدم يعمل في متجر، وعلى المتجر إزالته من فريقه أولًا.',
  },
}

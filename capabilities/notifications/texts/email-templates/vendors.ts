import type { LocalizedMessage } from '#platform/http/index.ts'

export const VENDOR_TEMPLATE_DESCRIPTIONS = {
  'vendors.approved': {
    fr: 'Une boutique est approuvée',
    en: 'A shop is approved',
    ar: 'قبول متجر',
  },
  'vendors.rejected': {
    fr: 'Une demande de boutique est à corriger',
    en: 'A shop’s request needs a correction',
    ar: 'طلب متجر يحتاج إلى تصحيح',
  },
  'vendors.identity_accepted': {
    fr: 'De nouveaux numéros légaux sont acceptés',
    en: 'New legal numbers are accepted',
    ar: 'قبول أرقام قانونية جديدة',
  },
  'vendors.identity_refused': {
    fr: 'De nouveaux numéros légaux sont refusés',
    en: 'New legal numbers are refused',
    ar: 'رفض أرقام قانونية جديدة',
  },
  'vendors.verification_document_refused': {
    fr: 'Une pièce d’une boutique est refusée',
    en: 'A document of a shop is refused',
    ar: 'رفض وثيقة من وثائق متجر',
  },
  'vendors.verification_document_ending': {
    fr: 'Une pièce d’une boutique expire dans un mois',
    en: 'A document of a shop expires in a month',
    ar: 'وثيقة متجر تنتهي صلاحيتها بعد شهر',
  },
  'vendors.verification_document_ended': {
    fr: 'Le dernier jour d’une pièce d’une boutique est venu',
    en: 'The last day of a shop’s document has come',
    ar: 'حلول آخر يوم من صلاحية وثيقة متجر',
  },
  'vendors.verification_documents_accepted': {
    fr: 'Toutes les pièces d’une boutique sont acceptées',
    en: 'Every document of a shop is accepted',
    ar: 'قبول جميع وثائق متجر',
  },
  'vendors.payout_account_changed': {
    fr: 'Le compte de versement d’une boutique a changé',
    en: 'A shop’s payout account has changed',
    ar: 'تغيير حساب تحويل مستحقات متجر',
  },
  'vendors.staff_invited': {
    fr: 'Une boutique invite une personne dans son équipe',
    en: 'A shop invites a person to its team',
    ar: 'دعوة شخص إلى فريق متجر',
  },
  'vendors.staff_removed': {
    fr: 'Une boutique retire une personne de son équipe',
    en: 'A shop takes a person off its team',
    ar: 'إخراج شخص من فريق متجر',
  },
  'documents.commission_invoiced': {
    fr: 'Les commissions d’un mois sont facturées à une boutique',
    en: 'A shop is invoiced for the commission of a month',
    ar: 'فوترة عمولات شهر لمتجر',
  },
  'promotions.promo_code_deactivated': {
    fr: 'L’équipe arrête un code promo d’une boutique',
    en: 'The team stops a shop’s promo code',
    ar: 'إيقاف رمز تخفيض لمتجر',
  },
} as const satisfies Record<string, LocalizedMessage>

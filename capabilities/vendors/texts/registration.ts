import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ResubmitRefusal } from '../operations/resubmit-registration.ts'
import type { RegisterRefusal } from '../operations/register-vendor.ts'

export const REGISTRATION_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  user_email_required: {
    fr: "L'email de l'utilisateur est requis",
    en: 'The user email is required',
    ar: 'بريد المستخدم الإلكتروني مطلوب',
  },
  business_name_required: {
    fr: 'Le nom de la boutique est requis',
    en: 'The shop name is required',
    ar: 'اسم المتجر مطلوب',
  },
  business_email_required: {
    fr: "L'email de la boutique est requis",
    en: 'The shop email is required',
    ar: 'بريد المتجر الإلكتروني مطلوب',
  },
  email_invalid: {
    fr: "Format d'email invalide",
    en: 'Invalid email format',
    ar: 'صيغة البريد الإلكتروني غير صحيحة',
  },
  business_phone_required: {
    fr: 'Le téléphone est requis',
    en: 'Phone is required',
    ar: 'رقم الهاتف مطلوب',
  },
  phone_invalid: {
    fr: 'Numéro de téléphone algérien invalide, par exemple 0550 12 34 56',
    en: 'Invalid Algerian phone number, for example 0550 12 34 56',
    ar: 'رقم هاتف جزائري غير صالح، مثال: ⁦0550 12 34 56⁩',
  },
  business_address_required: {
    fr: "L'adresse est requise",
    en: 'Address is required',
    ar: 'العنوان مطلوب',
  },
  business_city_required: {
    fr: 'La commune est requise',
    en: 'Commune is required',
    ar: 'البلدية مطلوبة',
  },
  business_wilaya_required: {
    fr: 'La wilaya est requise',
    en: 'Wilaya is required',
    ar: 'الولاية مطلوبة',
  },
  kind_required: {
    fr: "Choisissez le type d'activité",
    en: 'Choose the kind of business',
    ar: 'اختر نوع النشاط',
  },
  rc_missing: {
    fr: 'Le numéro du registre du commerce est requis',
    en: 'The trade register number is required',
    ar: 'رقم السجل التجاري مطلوب',
  },
  rc_invalid: {
    fr: 'Ce numéro doit ressembler à 16/00-1234567 B 22',
    en: 'This number should look like 16/00-1234567 B 22',
    ar: 'يجب أن يكون الرقم بهذا الشكل: 16/00-1234567 B 22',
  },
  nif_missing: {
    fr: 'Le NIF est requis',
    en: 'The tax number (NIF) is required',
    ar: 'رقم التعريف الجبائي مطلوب',
  },
  nif_invalid: {
    fr: 'Le NIF compte 15 chiffres, ou 20 pour un établissement',
    en: 'A NIF has 15 digits, or 20 for an establishment',
    ar: 'يتكوّن رقم التعريف الجبائي من 15 رقمًا، أو 20 للمؤسسة الفرعية',
  },
  nis_missing: {
    fr: 'Le NIS est requis',
    en: 'The statistical number (NIS) is required',
    ar: 'رقم التعريف الإحصائي مطلوب',
  },
  nis_invalid: {
    fr: 'Le NIS compte 15 chiffres',
    en: 'A NIS has 15 digits',
    ar: 'يتكوّن رقم التعريف الإحصائي من 15 رقمًا',
  },
  ai_missing: {
    fr: "L'article d'imposition est requis",
    en: 'The tax article (AI) is required',
    ar: 'رقم مادة الضريبة مطلوب',
  },
  ai_invalid: {
    fr: "L'article d'imposition compte 11 chiffres",
    en: 'A tax article has 11 digits',
    ar: 'يتكوّن رقم مادة الضريبة من 11 رقمًا',
  },
  craftsman_card_missing: {
    fr: 'Le numéro de la carte est requis',
    en: 'The card number is required',
    ar: 'رقم البطاقة مطلوب',
  },
  craftsman_card_invalid: {
    fr: 'Recopiez le numéro tel qu’il figure sur la carte',
    en: 'Copy the number as it stands on the card',
    ar: 'انسخ الرقم كما يظهر على البطاقة',
  },
  legal_form_missing: {
    fr: 'La forme juridique est requise',
    en: 'The legal form is required',
    ar: 'الشكل القانوني مطلوب',
  },
  legal_form_invalid: {
    fr: 'Indiquez la forme juridique, par exemple SARL ou EURL',
    en: 'Give the legal form, for example SARL or EURL',
    ar: 'اذكر الشكل القانوني، مثلاً SARL أو EURL',
  },
  capital_invalid: {
    fr: 'Le capital est un nombre entier de dinars',
    en: 'The capital is a whole number of dinars',
    ar: 'رأس المال عدد صحيح من الدنانير',
  },
  activity_missing: {
    fr: "L'activité est requise",
    en: 'The activity is required',
    ar: 'النشاط مطلوب',
  },
  activity_invalid: {
    fr: "Décrivez l'activité en quelques mots, 120 caractères au plus",
    en: 'Describe the activity in a few words, 120 characters at most',
    ar: 'صف النشاط في بضع كلمات، 120 حرفًا على الأكثر',
  },
  account_invalid: {
    fr: "Ce numéro de compte n'est pas valide : vérifiez chaque chiffre et la clé",
    en: 'This account number is not valid: check every digit and the key',
    ar: 'رقم الحساب هذا غير صالح: تحقق من كل رقم ومن المفتاح',
  },
  holder_required: {
    fr: 'Le nom du titulaire du compte est requis',
    en: 'The name of the account holder is required',
    ar: 'اسم صاحب الحساب مطلوب',
  },
  terms_required: {
    fr: "Acceptez les conditions d'utilisation pour envoyer la demande",
    en: 'Accept the terms of use to send the request',
    ar: 'اقبل شروط الاستخدام لإرسال الطلب',
  },
}

export const REGISTRATION_REFUSALS: Record<
  (RegisterRefusal | ResubmitRefusal)['code'],
  LocalizedMessage
> = {
  vendor_registration_closed: {
    fr: 'Les inscriptions de vendeurs sont fermées pour le moment.',
    en: 'Vendor registration is closed for the moment.',
    ar: 'تسجيل البائعين مغلق حاليًا.',
  },
  terms_changed: {
    fr: 'Les conditions générales viennent de changer. Relisez-les, puis envoyez de nouveau pour les accepter.',
    en: 'The terms have just changed. Read them again, then send once more to accept them.',
    ar: 'تغيرت الشروط العامة للتو. أعد قراءتها ثم أرسل من جديد لقبولها.',
  },
  vendor_already_registered: {
    fr: 'Vous avez déjà une boutique.',
    en: 'You already have a shop.',
    ar: 'لديك متجر بالفعل.',
  },
  user_is_staff: {
    fr: 'Vous travaillez déjà dans une boutique. Demandez à son propriétaire de vous retirer de son équipe, puis renvoyez votre demande.',
    en: 'You already work in a shop. Ask its owner to take you off the team, then send your request again.',
    ar: 'أنت تعمل في متجر بالفعل. اطلب من صاحبه إزالتك من فريقه، ثم أعد إرسال طلبك.',
  },
  vendor_not_found: {
    fr: "Vous n'avez pas encore de boutique.",
    en: 'You have no shop yet.',
    ar: 'ليس لديك متجر بعد.',
  },
  vendor_already_verified: {
    fr: 'Votre boutique est déjà vérifiée : cette demande ne se corrige plus.',
    en: 'Your shop is already verified: this request can no longer be corrected.',
    ar: 'تم التحقق من متجرك بالفعل، ولم يعد بالإمكان تصحيح هذا الطلب.',
  },
  too_many_requests: {
    fr: 'Trop de demandes. Réessayez plus tard.',
    en: 'Too many requests. Try again later.',
    ar: 'طلبات كثيرة جدًا. أعد المحاولة لاحقًا.',
  },
}

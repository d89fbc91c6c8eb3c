import type { Localized } from '#kernel/locale.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { DecideDocumentRefusal } from '../operations/decide-verification-document.ts'
import type {
  UploadDocumentRefusal,
  OpenDocumentRefusal,
  WithdrawDocumentRefusal,
} from '../operations/upload-verification-documents.ts'
import type {
  VerificationDocumentKind,
  DocumentRefusalReason,
} from '#kernel/verification-documents.ts'

export const DOCUMENT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  document_reason_required: {
    fr: 'Choisissez un motif',
    en: 'Choose a reason',
    ar: 'اختر سببًا',
  },
  document_refusal_note_required: {
    fr: 'Expliquez au vendeur ce qui ne va pas',
    en: 'Tell the shop what is wrong',
    ar: 'اشرح للبائع ما المشكلة',
  },
}

type Refusal = UploadDocumentRefusal | WithdrawDocumentRefusal | OpenDocumentRefusal

export const VERIFICATION_DOCUMENT_REFUSALS: Record<Refusal['code'], LocalizedMessage> = {
  vendor_not_found: {
    fr: "Vous n'avez pas de boutique.",
    en: 'You have no shop.',
    ar: 'ليس لديك متجر.',
  },
  document_not_requested: {
    fr: "Cette pièce n'est pas demandée pour votre type d'activité.",
    en: 'This document is not asked for your kind of business.',
    ar: 'هذه الوثيقة غير مطلوبة لنوع نشاطك.',
  },
  document_too_large: {
    fr: 'Le fichier dépasse 10 Mo. Choisissez-en un plus léger.',
    en: 'The file is over 10 MB. Choose a lighter one.',
    ar: 'يتجاوز الملف 10 ميغابايت. اختر ملفًا أخف.',
  },
  not_a_document: {
    fr: "Ce fichier n'est ni une photo JPEG, PNG, WebP ou AVIF, ni un PDF lisible.",
    en: 'This file is neither a JPEG, PNG, WebP or AVIF photo nor a readable PDF.',
    ar: 'هذا الملف ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF، ولا ملف PDF مقروءًا.',
  },
  document_locked: {
    fr: 'Ce PDF est protégé ou ne peut pas être lu. Envoyez-le sans mot de passe, ou prenez la pièce en photo.',
    en: 'This PDF is protected or cannot be read. Send it without a password, or take a photo of the document.',
    ar: 'ملف PDF هذا محمي أو تتعذر قراءته. أرسله بدون كلمة سر، أو التقط صورة للوثيقة.',
  },
  document_has_program: {
    fr: 'Ce PDF contient un programme, un formulaire ou un fichier joint. Imprimez-le en PDF, ou prenez la pièce en photo.',
    en: 'This PDF holds a program, a form or an attached file. Print it to a PDF, or take a photo of the document.',
    ar: 'يحتوي ملف PDF هذا على برنامج أو استمارة أو ملف مرفق. اطبعه كملف PDF جديد، أو التقط صورة للوثيقة.',
  },
  document_too_long: {
    fr: 'Ce PDF compte plus de 40 pages. Envoyez seulement celles de la pièce demandée.',
    en: 'This PDF has more than 40 pages. Send only those of the document that is asked for.',
    ar: 'يتجاوز ملف PDF هذا 40 صفحة. أرسل صفحات الوثيقة المطلوبة فقط.',
  },
  too_many_documents: {
    fr: 'Beaucoup de fichiers en peu de temps. Réessayez dans une heure.',
    en: 'Many files in a short time. Try again in an hour.',
    ar: 'ملفات كثيرة في وقت قصير. أعد المحاولة بعد ساعة.',
  },
  document_not_found: {
    fr: "Cette pièce n'est plus là : elle a été retirée ou remplacée.",
    en: 'This document is no longer there: it was taken back or replaced.',
    ar: 'لم تعد هذه الوثيقة موجودة: تم سحبها أو استبدالها.',
  },
  document_accepted: {
    fr: 'Cette pièce est acceptée : elle ne se retire plus. Vous pouvez la remplacer.',
    en: 'This document is accepted and can no longer be taken back. You can replace it.',
    ar: 'هذه الوثيقة مقبولة ولا يمكن سحبها. يمكنك استبدالها.',
  },
}

export const DOCUMENT_DECISION_REFUSALS: Record<DecideDocumentRefusal['code'], LocalizedMessage> = {
  vendor_not_found: {
    fr: "Cette boutique n'existe pas.",
    en: 'This shop does not exist.',
    ar: 'هذا المتجر غير موجود.',
  },
  document_not_found: VERIFICATION_DOCUMENT_REFUSALS.document_not_found,
  document_already_decided: {
    fr: 'Cette pièce a déjà été traitée.',
    en: 'This document has already been decided.',
    ar: 'تمت معالجة هذه الوثيقة من قبل.',
  },
  document_expired: {
    fr: 'Ce jour est passé : une pièce expirée se refuse.',
    en: 'This day is over: an expired document is refused.',
    ar: 'لقد مر هذا اليوم: الوثيقة المنتهية تُرفض.',
  },
}

/** Names of the documents as used within a sentence. */
export const DOCUMENT_NAMES: Record<VerificationDocumentKind, Localized> = {
  rc: { fr: 'registre du commerce', en: 'trade register extract', ar: 'السجل التجاري' },
  artisan_card: { fr: "carte d'artisan", en: "craftsman's card", ar: 'بطاقة الحرفي' },
  auto_entrepreneur_card: {
    fr: "carte d'auto-entrepreneur",
    en: "auto-entrepreneur's card",
    ar: 'بطاقة المقاول الذاتي',
  },
  nif: { fr: 'carte NIF', en: 'tax number (NIF) card', ar: 'بطاقة التعريف الجبائي' },
  identity_card: {
    fr: "pièce d'identité du responsable",
    en: 'identity card of the manager',
    ar: 'بطاقة هوية المسؤول',
  },
  identity_card_back: {
    fr: "verso de la pièce d'identité",
    en: 'back of the identity card',
    ar: 'ظهر بطاقة الهوية',
  },
  rib: {
    fr: 'chèque barré ou attestation de RIB',
    en: 'crossed cheque or bank account certificate',
    ar: 'صك مشطوب أو شهادة الحساب البنكي',
  },
  statutes: { fr: 'statuts', en: 'articles of association', ar: 'القانون الأساسي' },
  other: { fr: 'autre pièce', en: 'another document', ar: 'وثيقة أخرى' },
}

/** Reasons as full sentences for the vendor. */
export const DOCUMENT_REASON_TEXTS: Record<DocumentRefusalReason, Localized> = {
  unreadable: {
    fr: 'La pièce est illisible : reprenez la photo en pleine lumière, bien à plat.',
    en: 'The document cannot be read: take the photo again, flat and in full light.',
    ar: 'الوثيقة غير مقروءة: أعد التصوير في ضوء جيد والوثيقة مسطحة.',
  },
  incomplete: {
    fr: 'La pièce est incomplète : montrez-la en entier, avec toutes ses pages.',
    en: 'The document is incomplete: show all of it, with every page.',
    ar: 'الوثيقة ناقصة: أظهرها كاملة بجميع صفحاتها.',
  },
  expired: {
    fr: 'La pièce est expirée : envoyez celle qui est en cours de validité.',
    en: 'The document has expired: send one that is still valid.',
    ar: 'الوثيقة منتهية الصلاحية: أرسل وثيقة سارية.',
  },
  wrong_document: {
    fr: "Ce n'est pas la pièce demandée.",
    en: 'This is not the document that is asked for.',
    ar: 'هذه ليست الوثيقة المطلوبة.',
  },
  no_match: {
    fr: 'Le nom ou les numéros de la pièce ne correspondent pas à ceux de la boutique.',
    en: 'The name or the numbers on the document are not those of the shop.',
    ar: 'الاسم أو الأرقام في الوثيقة لا تطابق بيانات المتجر.',
  },
  other: {
    fr: "La pièce n'a pas été acceptée.",
    en: 'The document was not accepted.',
    ar: 'لم تُقبل الوثيقة.',
  },
}

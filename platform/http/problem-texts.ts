import { type Language, type Localized, localizedText } from '#kernel/locale.ts'

export type LocalizedMessage = { fr: string; en: string; ar: string }

export const STATUS_TITLES: Record<number, LocalizedMessage> = {
  400: { fr: 'Requête incorrecte', en: 'Bad request', ar: 'طلب غير صحيح' },
  401: { fr: 'Connexion nécessaire', en: 'Sign-in needed', ar: 'يلزم تسجيل الدخول' },
  403: { fr: 'Accès refusé', en: 'Access denied', ar: 'الدخول مرفوض' },
  404: { fr: 'Introuvable', en: 'Not found', ar: 'غير موجود' },
  405: { fr: 'Méthode non permise', en: 'Method not allowed', ar: 'طريقة غير مسموح بها' },
  408: { fr: 'Délai dépassé', en: 'Request timed out', ar: 'انتهت المهلة' },
  409: { fr: 'Conflit', en: 'Conflict', ar: 'تعارض' },
  410: { fr: 'Disparu', en: 'Gone', ar: 'لم يعد موجودًا' },
  413: { fr: 'Envoi trop volumineux', en: 'Too large', ar: 'حجم كبير جدًا' },
  415: { fr: 'Format non pris en charge', en: 'Unsupported format', ar: 'صيغة غير مدعومة' },
  422: { fr: 'Saisie à corriger', en: 'Input to correct', ar: 'بيانات تحتاج إلى تصحيح' },
  428: { fr: 'Vérification nécessaire', en: 'Check needed', ar: 'يلزم التحقق' },
  429: { fr: 'Trop de demandes', en: 'Too many requests', ar: 'طلبات كثيرة جدًا' },
  500: { fr: 'Erreur de notre côté', en: 'Something went wrong', ar: 'خطأ من جهتنا' },
  502: { fr: 'Partenaire injoignable', en: 'Partner unreachable', ar: 'تعذر الوصول إلى الشريك' },
  503: { fr: 'Service indisponible', en: 'Service unavailable', ar: 'الخدمة غير متاحة' },
  504: { fr: 'Partenaire trop lent', en: 'Partner too slow', ar: 'الشريك بطيء جدًا' },
}

export const PROBLEM_TEXTS = {
  invalid_input: {
    fr: 'Certains champs sont à corriger.',
    en: 'Some fields need correcting.',
    ar: 'بعض الحقول تحتاج إلى تصحيح.',
  },
  malformed_body: {
    fr: "Le contenu de la requête n'a pas pu être lu.",
    en: 'The content of the request could not be read.',
    ar: 'تعذرت قراءة محتوى الطلب.',
  },
  invalid_character: {
    fr: 'Un des champs contient un caractère qui ne peut pas être enregistré.',
    en: 'One of the fields holds a character that cannot be kept.',
    ar: 'يحتوي أحد الحقول على رمز لا يمكن حفظه.',
  },
  bad_request: {
    fr: "Cette requête n'a pas pu être comprise.",
    en: 'This request could not be understood.',
    ar: 'تعذر فهم هذا الطلب.',
  },
  not_found: {
    fr: "Ce que vous cherchez n'existe pas ou n'existe plus.",
    en: 'What you are looking for does not exist, or no longer does.',
    ar: 'ما تبحث عنه غير موجود أو لم يعد موجودًا.',
  },
  method_not_allowed: {
    fr: "Cette adresse n'accepte pas cette méthode.",
    en: 'This address does not take this method.',
    ar: 'هذا العنوان لا يقبل هذه الطريقة.',
  },
  unauthorized: {
    fr: 'Connectez-vous pour continuer.',
    en: 'Sign in to continue.',
    ar: 'سجل الدخول للمتابعة.',
  },
  forbidden: {
    fr: "Votre compte n'a pas accès à ceci.",
    en: 'Your account has no access to this.',
    ar: 'حسابك لا يملك صلاحية الوصول إلى هذا.',
  },
  body_too_large: {
    fr: 'Cet envoi dépasse la taille permise.',
    en: 'This is larger than what is allowed.',
    ar: 'هذا الإرسال يتجاوز الحجم المسموح به.',
  },
  unsupported_media_type: {
    fr: "Ce format n'est pas pris en charge ici.",
    en: 'This format is not supported here.',
    ar: 'هذه الصيغة غير مدعومة هنا.',
  },
  too_many_requests: {
    fr: 'Trop de demandes en peu de temps. Réessayez un peu plus tard.',
    en: 'Too many requests in a short time. Try again a little later.',
    ar: 'طلبات كثيرة في وقت قصير. أعد المحاولة بعد قليل.',
  },
  proof_of_work_required: {
    fr: 'Votre navigateur doit d’abord faire une courte vérification. Réessayez.',
    en: 'Your browser has to make a short check first. Try again.',
    ar: 'على متصفحك أن يُجري تحققًا قصيرًا أولًا. أعد المحاولة.',
  },
  internal_error: {
    fr: "Une erreur s'est produite de notre côté. Réessayez dans un instant.",
    en: 'Something went wrong on our side. Try again in a moment.',
    ar: 'حدث خطأ من جهتنا. أعد المحاولة بعد لحظات.',
  },
  unavailable: {
    fr: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    en: 'The service is unavailable for the moment. Try again shortly.',
    ar: 'الخدمة غير متاحة مؤقتًا. أعد المحاولة بعد لحظات.',
  },
  maintenance: {
    fr: 'La boutique est fermée pour maintenance, le temps de quelques minutes. Votre panier est gardé : réessayez un peu plus tard.',
    en: 'The shop is closed for maintenance for a few minutes. Your cart is kept: try again a little later.',
    ar: 'المتجر مغلق للصيانة لبضع دقائق. سلتك محفوظة: أعد المحاولة بعد قليل.',
  },
  idempotency_key_reused: {
    fr: 'Cette clé a déjà servi pour une demande différente.',
    en: 'This key was already used for a different request.',
    ar: 'استُعمل هذا المفتاح من قبل في طلب مختلف.',
  },
} as const satisfies Record<string, LocalizedMessage>

export type ProblemCode = keyof typeof PROBLEM_TEXTS

export const CODE_OF_STATUS: Record<number, ProblemCode> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  422: 'invalid_input',
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'unavailable',
}

/** Replaces `{name}` by the field of that name; unknown names stay. */
export const fillTemplate = (text: string, fields: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = fields[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })

/** Of a locale file; it takes what its placeholders need. */
type MessageOfFile = (language: Language, values: never) => string
export type ProblemText = Localized | MessageOfFile
export type ProblemTexts<Code extends string = string> = Record<Code, ProblemText>

/** The fields of a refusal are the values of its text. */
export const problemText = (
  text: ProblemText,
  language: Language,
  fields: Record<string, unknown>,
): string =>
  typeof text === 'function'
    ? text(language, fields as never)
    : fillTemplate(localizedText(text, language), fields)

export const BACK_HOME_TEXT = {
  fr: "Retour à l'accueil",
  en: 'Back to home',
  ar: 'العودة إلى الرئيسية',
}

export const SSE_REFUSALS = {
  too_many_streams: {
    fr: 'Trop de personnes suivent leurs nouvelles en ce moment. La page se met à jour de temps en temps.',
    en: 'Too many people follow their news at the moment. The page refreshes every now and then.',
    ar: 'عدد كبير من الأشخاص يتابعون المستجدات الآن. تُحدَّث الصفحة من حين لآخر.',
  },
} as const satisfies Record<string, LocalizedMessage>

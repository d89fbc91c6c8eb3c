import type { LocalizedMessage } from '#platform/http/index.ts'

export type AccessRefusal = {
  code:
    | 'unauthorized'
    | 'token_invalid'
    | 'session_ended'
    | 'forbidden'
    | 'not_a_vendor'
    | 'role_forbidden'
    | 'duty_forbidden'
    | 'second_factor_needed'
    | 'factor_enrollment_needed'
    | 'reauthentication_needed'
}

export const ACCESS_TEXTS: Record<AccessRefusal['code'], LocalizedMessage> = {
  unauthorized: {
    fr: 'Connectez-vous pour continuer.',
    en: 'Sign in to continue.',
    ar: 'سجل الدخول للمتابعة.',
  },
  token_invalid: {
    fr: 'Votre connexion a expiré. Reconnectez-vous.',
    en: 'Your sign-in has expired. Sign in again.',
    ar: 'انتهت صلاحية تسجيل دخولك. سجل الدخول من جديد.',
  },
  session_ended: {
    fr: 'Cette session est terminée. Reconnectez-vous.',
    en: 'This session has ended. Sign in again.',
    ar: 'انتهت هذه الجلسة. سجل الدخول من جديد.',
  },
  forbidden: {
    fr: "Votre compte n'a pas accès à ceci.",
    en: 'Your account has no access to this.',
    ar: 'حسابك لا يملك صلاحية الوصول إلى هذا.',
  },
  not_a_vendor: {
    fr: "Il faut une boutique vérifiée et active pour entrer dans l'espace vendeur.",
    en: 'The vendor space needs a verified, active shop.',
    ar: 'يتطلب فضاء البائع متجرًا موثقًا ونشطًا.',
  },
  role_forbidden: {
    fr: 'Votre rôle dans cette boutique ne le permet pas. Demandez à son propriétaire.',
    en: 'Your role in this shop does not allow this. Ask its owner.',
    ar: 'دورك في هذا المتجر لا يسمح بذلك. اطلب ذلك من صاحبه.',
  },
  duty_forbidden: {
    fr: 'Vos responsabilités ne le permettent pas. Demandez à un administrateur.',
    en: 'Your duties do not allow this. Ask an administrator.',
    ar: 'مهامك لا تسمح بذلك. اطلب ذلك من أحد المديرين.',
  },
  second_factor_needed: {
    fr: 'Confirmez votre identité avec votre second facteur.',
    en: 'Confirm who you are with your second factor.',
    ar: 'أكّد هويتك بعامل التحقق الثاني.',
  },
  factor_enrollment_needed: {
    fr: 'Ajoutez un second facteur à votre compte pour continuer.',
    en: 'Add a second factor to your account to continue.',
    ar: 'أضف عامل تحقق ثانيًا إلى حسابك للمتابعة.',
  },
  reauthentication_needed: {
    fr: 'Confirmez que c’est bien vous pour continuer.',
    en: 'Confirm that it is you to continue.',
    ar: 'أكّد أنك صاحب الحساب للمتابعة.',
  },
}

export const ACCESS_STATUSES = {
  unauthorized: 401,
  token_invalid: 401,
  session_ended: 401,
  forbidden: 403,
  not_a_vendor: 403,
  role_forbidden: 403,
  duty_forbidden: 403,
  second_factor_needed: 403,
  factor_enrollment_needed: 403,
  reauthentication_needed: 400,
} as const satisfies Record<AccessRefusal['code'], number>

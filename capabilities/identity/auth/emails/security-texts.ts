import type { LocalizedMessage } from '#platform/http/index.ts'

/** `part` names the link in a template override; `note` replaces `NOT_YOU`. */
export type NoticeTexts = {
  subject: LocalizedMessage
  reason: LocalizedMessage
  links?: readonly { part: string; path: string; text: LocalizedMessage }[]
  note?: LocalizedMessage
}

export const SECURITY_NOTIFICATION_TEXTS = {
  password_changed: {
    subject: {
      fr: 'Votre mot de passe a été changé',
      en: 'Your password was changed',
      ar: 'تم تغيير كلمة المرور',
    },
    reason: {
      fr: 'Le mot de passe de votre compte sur {site} vient d’être changé.',
      en: 'The password of your account on {site} has just been changed.',
      ar: 'تم للتو تغيير كلمة المرور لحسابك على {site}.',
    },
  },
  email_changed: {
    subject: {
      fr: 'Votre adresse e-mail a été changée',
      en: 'Your e-mail address was changed',
      ar: 'تم تغيير بريدك الإلكتروني',
    },
    reason: {
      fr: 'Votre compte sur {site} n’est plus à cette adresse, mais à {to}.',
      en: 'Your account on {site} is no longer at this address, but at {to}.',
      ar: 'لم يعد حسابك على {site} مرتبطًا بهذا العنوان، بل بالعنوان {to}.',
    },
  },
  phone_changed: {
    subject: {
      fr: 'Votre numéro de téléphone a été changé',
      en: 'Your phone number was changed',
      ar: 'تم تغيير رقم هاتفك',
    },
    reason: {
      fr: 'Votre compte sur {site} a maintenant le numéro {to}.',
      en: 'Your account on {site} now has the number {to}.',
      ar: 'أصبح رقم حسابك على {site} هو {to}.',
    },
  },
  factor_added: {
    subject: {
      fr: 'Un second facteur a été ajouté',
      en: 'A second factor was added',
      ar: 'تمت إضافة عامل تحقق ثانٍ',
    },
    reason: {
      fr: 'Un second facteur (« {to} ») vient d’être ajouté à votre compte sur {site}.',
      en: 'A second factor (“{to}”) has just been added to your account on {site}.',
      ar: 'تمت للتو إضافة عامل تحقق ثانٍ («{to}») إلى حسابك على {site}.',
    },
  },
  factor_removed: {
    subject: {
      fr: 'Un second facteur a été supprimé',
      en: 'A second factor was removed',
      ar: 'تم حذف عامل تحقق ثانٍ',
    },
    reason: {
      fr: 'Le second facteur « {to} » vient d’être supprimé de votre compte sur {site}.',
      en: 'The second factor “{to}” has just been removed from your account on {site}.',
      ar: 'تم للتو حذف عامل التحقق الثاني «{to}» من حسابك على {site}.',
    },
  },
  new_sign_in: {
    subject: {
      fr: 'Nouvelle connexion à votre compte',
      en: 'New sign-in to your account',
      ar: 'تسجيل دخول جديد إلى حسابك',
    },
    reason: {
      fr: 'Votre compte sur {site} vient d’être ouvert sur un appareil ou un navigateur nouveau : {to}.',
      en: 'Your account on {site} has just been opened on a new device or browser: {to}.',
      ar: 'تم للتو فتح حسابك على {site} من جهاز أو متصفح جديد: {to}.',
    },
    links: [
      {
        part: 'button',
        path: '/account/security',
        text: {
          fr: 'Voir les appareils connectés',
          en: 'See the connected devices',
          ar: 'عرض الأجهزة المتصلة',
        },
      },
    ],
  },
  account_exists: {
    subject: {
      fr: 'Vous avez déjà un compte',
      en: 'You already have an account',
      ar: 'لديك حساب بالفعل',
    },
    reason: {
      fr: 'Une inscription sur {site} vient d’être faite avec l’adresse {to}, qui a déjà un compte. Si c’était vous, connectez-vous à ce compte, ou choisissez un nouveau mot de passe.',
      en: 'A sign-up on {site} has just been made with the address {to}, which already has an account. If it was you, sign in to that account, or choose a new password.',
      ar: 'تم للتو طلب التسجيل على {site} بالبريد {to}، وله حساب بالفعل. إن كنت أنت من طلبه، فسجّل الدخول إلى هذا الحساب أو اختر كلمة مرور جديدة.',
    },
    links: [
      {
        part: 'button',
        path: '/auth',
        text: { fr: 'Se connecter', en: 'Sign in', ar: 'تسجيل الدخول' },
      },
      {
        part: 'recovery',
        path: '/auth/forgot',
        text: {
          fr: 'Choisir un nouveau mot de passe',
          en: 'Choose a new password',
          ar: 'اختيار كلمة مرور جديدة',
        },
      },
    ],
    note: {
      fr: 'Ce n’était pas vous ? Vous n’avez rien à faire : rien n’a changé dans votre compte.',
      en: 'It was not you? There is nothing to do: nothing has changed in your account.',
      ar: 'لم تكن أنت؟ لا داعي لأي إجراء: لم يتغير شيء في حسابك.',
    },
  },
  admin_appointed: {
    subject: {
      fr: 'Un administrateur a été nommé',
      en: 'An administrator was appointed',
      ar: 'تم تعيين مدير جديد',
    },
    reason: {
      fr: '{to} est maintenant administrateur de {site}. Tous les administrateurs reçoivent ce message.',
      en: '{to} is now an administrator of {site}. All administrators receive this message.',
      ar: 'أصبح {to} مديرًا على {site}. تصل هذه الرسالة إلى جميع المديرين.',
    },
  },
  admin_email_changed: {
    subject: {
      fr: 'L’adresse d’un administrateur a été changée',
      en: 'The address of an administrator was changed',
      ar: 'تم تغيير عنوان أحد المديرين',
    },
    reason: {
      fr: 'Un administrateur de {site} a une nouvelle adresse e-mail : {to}. Tous les administrateurs reçoivent ce message.',
      en: 'An administrator of {site} has a new e-mail address: {to}. All administrators receive this message.',
      ar: 'لأحد مديري {site} بريد إلكتروني جديد: {to}. تصل هذه الرسالة إلى جميع المديرين.',
    },
  },
  admin_removed: {
    subject: {
      fr: 'Un administrateur a été retiré',
      en: 'An administrator was removed',
      ar: 'تم سحب صفة مدير',
    },
    reason: {
      fr: '{to} n’est plus administrateur de {site}. Tous les administrateurs reçoivent ce message.',
      en: '{to} is no longer an administrator of {site}. All administrators receive this message.',
      ar: 'لم يعد {to} مديرًا على {site}. تصل هذه الرسالة إلى جميع المديرين.',
    },
  },
  admin_duties_changed: {
    subject: {
      fr: 'Les responsabilités d’un administrateur ont changé',
      en: 'The duties of an administrator were changed',
      ar: 'تغيّرت مهام أحد المديرين',
    },
    reason: {
      fr: 'Les responsabilités d’un administrateur de {site} ont changé : {to}. Tous les administrateurs reçoivent ce message.',
      en: 'The duties of an administrator of {site} were changed: {to}. All administrators receive this message.',
      ar: 'تغيّرت مهام أحد مديري {site}: {to}. تصل هذه الرسالة إلى جميع المديرين.',
    },
  },
  admin_sole_approval: {
    subject: {
      fr: 'Une opération d’argent sera approuvée par une seule personne',
      en: 'A payment will be approved by one person alone',
      ar: 'سيوافق شخص واحد على عملية مالية',
    },
    reason: {
      fr: 'Sur {site}, une seule personne a la responsabilité « Finances ». Elle pourra approuver elle-même ceci dans trois jours : {to}. Tous les administrateurs reçoivent ce message.',
      en: 'On {site}, only one person has the duty “Finance”. In three days they can approve this alone: {to}. All administrators receive this message.',
      ar: 'على {site} شخص واحد فقط مسؤول عن المالية. يمكنه بعد ثلاثة أيام أن يوافق بنفسه على: {to}. تصل هذه الرسالة إلى جميع المديرين.',
    },
  },
  admin_other_sum_paid: {
    subject: {
      fr: 'Un paiement en ligne a pris une autre somme que demandée',
      en: 'An online payment took another sum than asked',
      ar: 'اقتطع دفع إلكتروني مبلغاً غير المطلوب',
    },
    reason: {
      fr: 'Sur {site}, le prestataire de paiement a pris une autre somme que demandée pour l’achat {to}. Ce qui ne paie rien est rendu à la carte. Voyez Finance, Paiement en ligne.',
      en: 'On {site}, the gateway took another sum than asked for purchase {to}. What buys nothing goes back to the card. See Finance, Online payments.',
      ar: 'على {site} اقتطعت بوابة الدفع مبلغاً غير المطلوب لعملية الشراء {to}. يعاد إلى البطاقة ما لا يدفع شيئاً. انظر المالية، الدفع الإلكتروني.',
    },
  },
  admin_settings_changed: {
    subject: {
      fr: 'Un réglage de protection a changé',
      en: 'A setting that protects the site was changed',
      ar: 'تغيّر أحد إعدادات الحماية',
    },
    reason: {
      fr: 'Un réglage qui protège {site} a changé : {to}. Tous les administrateurs reçoivent ce message.',
      en: 'A setting that protects {site} was changed: {to}. All administrators receive this message.',
      ar: 'تغيّر إعداد يحمي {site}: {to}. تصل هذه الرسالة إلى جميع المديرين.',
    },
  },
} as const satisfies Record<string, NoticeTexts>
export type NoticeKind = keyof typeof SECURITY_NOTIFICATION_TEXTS
/** To every admin; no setting turns it off. */
export type AdminNoticeKind = Extract<NoticeKind, `admin_${string}`>
/** To the account that it concerns; each has its setting. */
export type AccountNoticeKind = Exclude<NoticeKind, AdminNoticeKind>

export const UNKNOWN_DEVICE_TEXT: LocalizedMessage = {
  fr: 'appareil inconnu',
  en: 'unknown device',
  ar: 'جهاز غير معروف',
}

export const NOT_YOU: LocalizedMessage = {
  fr: 'Ce n’était pas vous ? Écrivez-nous sans attendre : {contact}',
  en: 'It was not you? Write to us without delay: {contact}',
  ar: 'لم تكن أنت؟ راسلنا دون تأخير: {contact}',
}

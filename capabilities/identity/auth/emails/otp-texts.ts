import type { LocalizedMessage } from '#platform/http/index.ts'

export const OTP_EMAIL_TEXTS = {
  confirmation: {
    subject: {
      fr: 'Confirmez votre adresse e-mail',
      en: 'Confirm your e-mail address',
      ar: 'أكّد بريدك الإلكتروني',
    },
    reason: {
      fr: 'Bienvenue sur {site} ! Il ne reste qu’à confirmer que cette adresse est bien la vôtre.',
      en: 'Welcome to {site}! All that is left is to confirm that this address is yours.',
      ar: 'مرحبًا بك في {site}. بقي فقط أن تؤكد أن هذا العنوان لك.',
    },
    button: { fr: 'Confirmer mon adresse', en: 'Confirm my address', ar: 'تأكيد عنواني' },
  },
  invite: {
    subject: {
      fr: 'Vous êtes invité sur {site}',
      en: 'You are invited to {site}',
      ar: 'أنت مدعوّ إلى {site}',
    },
    reason: {
      fr: 'Un compte vous attend sur {site}. Acceptez l’invitation, puis choisissez un mot de passe.',
      en: 'An account is waiting for you on {site}. Accept the invitation, then choose a password.',
      ar: 'حسابك جاهز على {site}. اقبل الدعوة ثم اختر كلمة مرور.',
    },
    button: { fr: 'Accepter l’invitation', en: 'Accept the invitation', ar: 'قبول الدعوة' },
  },
  magic_link: {
    subject: {
      fr: 'Votre lien de connexion',
      en: 'Your sign-in link',
      ar: 'رابط تسجيل دخولك',
    },
    reason: {
      fr: 'Voici de quoi vous connecter à {site}, sans mot de passe.',
      en: 'Here is how to sign in to {site} without a password.',
      ar: 'يمكنك تسجيل الدخول إلى {site} دون كلمة مرور.',
    },
    button: { fr: 'Me connecter', en: 'Sign in', ar: 'تسجيل الدخول' },
  },
  recovery: {
    subject: {
      fr: 'Choisissez un nouveau mot de passe',
      en: 'Choose a new password',
      ar: 'اختر كلمة مرور جديدة',
    },
    reason: {
      fr: 'Un nouveau mot de passe a été demandé pour votre compte sur {site}.',
      en: 'A new password was asked for your account on {site}.',
      ar: 'طُلبت كلمة مرور جديدة لحسابك على {site}.',
    },
    button: { fr: 'Choisir un mot de passe', en: 'Choose a password', ar: 'اختيار كلمة مرور' },
  },
  email_change_current: {
    subject: {
      fr: 'Changement de votre adresse e-mail',
      en: 'Change of your e-mail address',
      ar: 'تغيير بريدك الإلكتروني',
    },
    reason: {
      fr: 'Votre compte sur {site} doit passer à l’adresse {newEmail}. Confirmez-le aussi depuis cette nouvelle adresse.',
      en: 'Your account on {site} is to move to {newEmail}. Please confirm it from that new address too.',
      ar: 'سينتقل حسابك على {site} إلى العنوان {newEmail}. أكّد ذلك من العنوان الجديد أيضًا.',
    },
    button: { fr: 'Accepter le changement', en: 'Accept the change', ar: 'قبول التغيير' },
  },
  email_change_new: {
    subject: {
      fr: 'Confirmez votre nouvelle adresse e-mail',
      en: 'Confirm your new e-mail address',
      ar: 'أكّد بريدك الإلكتروني الجديد',
    },
    reason: {
      fr: 'Cette adresse doit devenir celle de votre compte sur {site}.',
      en: 'This address is to become the one of your account on {site}.',
      ar: 'سيصبح هذا العنوان عنوان حسابك على {site}.',
    },
    button: { fr: 'Confirmer cette adresse', en: 'Confirm this address', ar: 'تأكيد هذا العنوان' },
  },
  reauthentication: {
    subject: {
      fr: 'Votre code de vérification',
      en: 'Your verification code',
      ar: 'رمز التحقق الخاص بك',
    },
    reason: {
      fr: 'Un changement important est en cours sur votre compte {site}. Ce code prouve que c’est bien vous.',
      en: 'An important change is under way on your {site} account. This code proves that it is you.',
      ar: 'هناك تغيير مهم قيد التنفيذ على حسابك في {site}. هذا الرمز يثبت أنك أنت.',
    },
    button: null,
  },
} as const satisfies Record<
  string,
  { subject: LocalizedMessage; reason: LocalizedMessage; button: LocalizedMessage | null }
>
export type OtpEmailKind = keyof typeof OTP_EMAIL_TEXTS

/** Names the account, so that the reader of the mailbox confirms no change but their own. */
export const CHANGE_OF_ACCOUNT: LocalizedMessage = {
  fr: 'Cette adresse doit devenir celle du compte {account} sur {site}. Ce n’est pas le vôtre ? Ne confirmez pas.',
  en: 'This address is to become the one of the account {account} on {site}. If that is not yours, do not confirm.',
  ar: 'سيصبح هذا العنوان عنوان الحساب {account} على {site}. إن لم يكن حسابك فلا تؤكد.',
}

export const COMMON = {
  or_code: {
    fr: 'Ou tapez ce code là où il vous est demandé :',
    en: 'Or type this code where you are asked for it:',
    ar: 'أو اكتب هذا الرمز حيث يُطلب منك:',
  },
  code: {
    fr: 'Tapez ce code là où il vous est demandé :',
    en: 'Type this code where you are asked for it:',
    ar: 'اكتب هذا الرمز حيث يُطلب منك:',
  },
  lasts: {
    fr: 'Valable {time}, une seule fois. Ne le donnez à personne : {site} ne vous le demandera jamais.',
    en: 'Good for {time}, once. Give it to nobody: {site} will never ask you for it.',
    ar: 'صالح لمدة {time} ولمرة واحدة. لا تعطه لأي شخص: لن يطلبه منك {site} أبدًا.',
  },
  ignore: {
    fr: 'Vous n’avez rien demandé ? Ignorez ce message : rien ne changera.',
    en: 'You asked for nothing? Ignore this message: nothing will change.',
    ar: 'لم تطلب شيئًا؟ تجاهل هذه الرسالة: لن يتغير شيء.',
  },
} as const satisfies Record<string, LocalizedMessage>

/** `GOTRUE_SMS_TEMPLATE` overrides it. */
export const OTP_SMS_TEXT: LocalizedMessage = {
  fr: '{site} : votre code est {code}. Ne le donnez à personne.',
  en: '{site}: your code is {code}. Give it to nobody.',
  ar: '{site}: رمزك هو {code}. لا تعطه لأي شخص.',
}

export const OTP_TEMPLATE_TEXTS: Record<OtpEmailKind, LocalizedMessage> = {
  confirmation: {
    fr: 'Un compte est ouvert : son adresse est à confirmer',
    en: 'An account is opened: its address is to be confirmed',
    ar: 'فتح حساب وتأكيد عنوانه',
  },
  invite: {
    fr: 'L’équipe invite une personne',
    en: 'The team invites a person',
    ar: 'دعوة شخص من الفريق',
  },
  magic_link: {
    fr: 'Connexion sans mot de passe',
    en: 'Sign-in without a password',
    ar: 'تسجيل الدخول دون كلمة مرور',
  },
  recovery: {
    fr: 'Mot de passe oublié',
    en: 'Forgotten password',
    ar: 'كلمة مرور منسية',
  },
  email_change_current: {
    fr: 'Changement d’adresse, à l’ancienne adresse',
    en: 'Change of address, to the former one',
    ar: 'تغيير العنوان، إلى العنوان القديم',
  },
  email_change_new: {
    fr: 'Changement d’adresse, à la nouvelle adresse',
    en: 'Change of address, to the new one',
    ar: 'تغيير العنوان، إلى العنوان الجديد',
  },
  reauthentication: {
    fr: 'Code demandé avant un changement important',
    en: 'Code asked before an important change',
    ar: 'رمز مطلوب قبل تغيير مهم',
  },
}

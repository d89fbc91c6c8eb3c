import type { LocalizedMessage } from '#platform/http/index.ts'
import type { NoticeKind } from './security-texts.ts'

export const SECURITY_TEMPLATE_TEXTS: Record<NoticeKind, LocalizedMessage> = {
  password_changed: {
    fr: 'Le mot de passe a été changé',
    en: 'The password was changed',
    ar: 'تغيير كلمة المرور',
  },
  email_changed: {
    fr: 'L’adresse e-mail a été changée',
    en: 'The e-mail address was changed',
    ar: 'تغيير البريد الإلكتروني',
  },
  phone_changed: {
    fr: 'Le numéro de téléphone a été changé',
    en: 'The phone number was changed',
    ar: 'تغيير رقم الهاتف',
  },
  factor_added: {
    fr: 'Un second facteur a été ajouté',
    en: 'A second factor was added',
    ar: 'إضافة عامل تحقق ثانٍ',
  },
  factor_removed: {
    fr: 'Un second facteur a été supprimé',
    en: 'A second factor was removed',
    ar: 'حذف عامل تحقق ثانٍ',
  },
  new_sign_in: {
    fr: 'Connexion sur un nouvel appareil',
    en: 'Sign-in on a new device',
    ar: 'تسجيل الدخول من جهاز جديد',
  },
  account_exists: {
    fr: 'Inscription avec l’adresse d’un compte existant',
    en: 'Sign-up with the address of an existing account',
    ar: 'تسجيل بعنوان حساب موجود',
  },
  admin_appointed: {
    fr: 'Un administrateur a été nommé (à tous les administrateurs)',
    en: 'An administrator was appointed (to all administrators)',
    ar: 'تعيين مدير جديد (إلى جميع المديرين)',
  },
  admin_email_changed: {
    fr: 'L’adresse d’un administrateur a été changée (à tous les administrateurs)',
    en: 'The address of an administrator was changed (to all administrators)',
    ar: 'تغيير عنوان أحد المديرين (إلى جميع المديرين)',
  },
  admin_removed: {
    fr: 'Un administrateur a été retiré (à tous les administrateurs)',
    en: 'An administrator was removed (to all administrators)',
    ar: 'سحب صفة مدير (إلى جميع المديرين)',
  },
  admin_duties_changed: {
    fr: 'Les responsabilités d’un administrateur ont changé (à tous les administrateurs)',
    en: 'The duties of an administrator were changed (to all administrators)',
    ar: 'تغيير مهام أحد المديرين (إلى جميع المديرين)',
  },
  admin_sole_approval: {
    fr: 'Une approbation par une seule personne est annoncée (à tous les administrateurs)',
    en: 'An approval by one person alone is announced (to all administrators)',
    ar: 'إعلان موافقة شخص واحد (إلى جميع المديرين)',
  },
  admin_other_sum_paid: {
    fr: 'Un paiement en ligne a pris une autre somme (à tous les administrateurs)',
    en: 'An online payment took another sum (to all administrators)',
    ar: 'اقتطع دفع إلكتروني مبلغاً آخر (إلى جميع المديرين)',
  },
  admin_settings_changed: {
    fr: 'Un réglage de protection a changé (à tous les administrateurs)',
    en: 'A setting that protects the site was changed (to all administrators)',
    ar: 'تغيير أحد إعدادات الحماية (إلى جميع المديرين)',
  },
}

import type { LocalizedMessage } from '#platform/http/index.ts'
import type { GuardSetting, SettingRefusal } from './rules/values.ts'

export const SETTING_REFUSALS: Record<SettingRefusal['code'], LocalizedMessage> = {
  setting_locked: {
    fr: "Ce réglage est fixé par l'environnement du serveur ({variable}).",
    en: "This setting is fixed by the server's environment ({variable}).",
    ar: 'هذا الإعداد مثبَّت من بيئة الخادم ({variable}).',
  },
  setting_version_conflict: {
    fr: '{by} a changé ce réglage entre-temps, le {changedAt}.',
    en: '{by} changed this setting meanwhile, on {changedAt}.',
    ar: 'غيّر {by} هذا الإعداد في هذه الأثناء، في {changedAt}.',
  },
}

export const SWITCH_TEXTS: Record<'on' | 'off', LocalizedMessage> = {
  on: { fr: 'activé', en: 'on', ar: 'مفعّل' },
  off: { fr: 'désactivé', en: 'off', ar: 'معطّل' },
}

/** The words of the settings page. */
export const GUARD_NAMES: Record<GuardSetting, LocalizedMessage> = {
  defaultCommissionRate: { fr: 'Commission', en: 'Commission', ar: 'العمولة' },
  payOnlyRemitted: {
    fr: 'Payer après remise',
    en: 'Pay after remittance',
    ar: 'الدفع بعد التسليم',
  },
  refundWithoutManager: {
    fr: 'Remboursement sans gérant',
    en: 'Refund without a manager',
    ar: 'استرداد دون مسيّر',
  },
  requireEmailVerification: {
    fr: 'Vérification de l’e-mail',
    en: 'E-mail verification',
    ar: 'تأكيد البريد الإلكتروني',
  },
  requireSecondFactor: {
    fr: 'Second facteur obligatoire',
    en: 'Second factor required',
    ar: 'عامل التحقق الثاني إلزامي',
  },
  freeOrdersPerContact: {
    fr: 'Commandes sans vérification, par contact',
    en: 'Orders without a check, per contact',
    ar: 'الطلبات دون تحقق لكل جهة اتصال',
  },
  freeOrdersPerNetwork: {
    fr: 'Commandes sans vérification, par réseau',
    en: 'Orders without a check, per network',
    ar: 'الطلبات دون تحقق لكل شبكة',
  },
  maximumOrdersPerNetwork: {
    fr: 'Commandes au plus, par réseau',
    en: 'Orders at most, per network',
    ar: 'أقصى عدد طلبات لكل شبكة',
  },
  maximumUnconfirmedPieces: {
    fr: 'Articles non confirmés, par contact',
    en: 'Unconfirmed pieces, per contact',
    ar: 'القطع غير المؤكدة لكل جهة اتصال',
  },
  maximumEmailsPerDay: {
    fr: 'E-mails par destinataire',
    en: 'E-mails per recipient',
    ar: 'رسائل البريد لكل مستلم',
  },
}

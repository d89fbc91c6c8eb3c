import type { Language } from '#kernel/locale.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'

export const REPORT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  range_invalid: {
    fr: 'Choisissez un premier et un dernier jour, dans cet ordre',
    en: 'Choose a first and a last day, in that order',
    ar: 'اختر اليوم الأول ثم اليوم الأخير بهذا الترتيب',
  },
}

export const ESTIMATES: Record<Language, string> = {
  fr: 'Chiffres estimés : calculés par Yova à partir des utilisateurs, des commandes et du chiffre d’affaires, non mesurés par la plateforme',
  en: 'Estimated figures: computed by Yova from users, orders and revenue, not measured by the platform',
  ar: 'أرقام تقديرية: حسبتها Yova من عدد المستخدمين والطلبات ورقم الأعمال، ولم تقسها المنصة',
}

export const ESTIMATE: Record<Language, string> = {
  fr: 'Estimation',
  en: 'Estimate',
  ar: 'تقدير',
}

/** Used for a period without sales. */
export const ALL_CATEGORIES: Record<Language, string> = {
  fr: 'Toutes les catégories',
  en: 'All categories',
  ar: 'كل الفئات',
}

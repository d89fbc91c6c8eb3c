import type { LocalizedMessage } from '#platform/http/index.ts'
import type { PublicHolidayRefusal } from '../operations/manage-public-holidays.ts'

export const PUBLIC_HOLIDAY_REFUSALS: Record<PublicHolidayRefusal['code'], LocalizedMessage> = {
  holiday_not_found: {
    fr: 'Ce jour férié a changé entre-temps. Rechargez la page.',
    en: 'This public holiday was changed meanwhile. Reload the page.',
    ar: 'تغيّر هذا اليوم العطلة في هذه الأثناء. أعد تحميل الصفحة.',
  },
  holiday_in_past: {
    fr: 'Ce jour est passé : les délais déjà comptés ne changent pas.',
    en: 'That day is past: periods that were counted do not change.',
    ar: 'مضى هذا اليوم: المهل المحسوبة لا تتغير.',
  },
  holiday_known: {
    fr: 'Ce jour férié existe déjà.',
    en: 'This public holiday already exists.',
    ar: 'يوم العطلة هذا موجود من قبل.',
  },
  year_known: {
    fr: 'Tous les jours fériés de cette année sont déjà connus.',
    en: 'All public holidays of that year are known already.',
    ar: 'كل عطل هذه السنة معروفة من قبل.',
  },
}

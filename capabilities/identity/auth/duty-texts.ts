import type { AdminDuty } from '#kernel/admin-duties.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'

export const DUTY_NAMES: Record<AdminDuty, LocalizedMessage> = {
  finance: { fr: 'Finances', en: 'Finance', ar: 'المالية' },
  support: { fr: 'Assistance', en: 'Support', ar: 'الدعم' },
  catalogue: { fr: 'Catalogue', en: 'Catalogue', ar: 'الكتالوج' },
  moderation: { fr: 'Modération', en: 'Moderation', ar: 'الإشراف' },
  marketing: { fr: 'Marketing', en: 'Marketing', ar: 'التسويق' },
  administration: { fr: 'Administration', en: 'Administration', ar: 'الإدارة' },
}

import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ReportState, ReviewState } from '../schema.ts'

export const STATE_NAMES: Record<ReviewState, LocalizedMessage> = {
  pending: { fr: 'En attente', en: 'Waiting', ar: 'قيد الانتظار' },
  published: { fr: 'Affiché', en: 'Shown', ar: 'معروض' },
  hidden: { fr: 'Masqué', en: 'Hidden', ar: 'مخفي' },
  withdrawn: { fr: 'Retiré', en: 'Withdrawn', ar: 'مسحوب' },
}

export const REPORT_STATE_NAMES: Record<ReportState, LocalizedMessage> = {
  open: { fr: 'Ouvert', en: 'Open', ar: 'مفتوح' },
  upheld: { fr: 'Retenu', en: 'Upheld', ar: 'مؤكَّد' },
  dismissed: { fr: 'Classé', en: 'Dismissed', ar: 'محفوظ' },
}

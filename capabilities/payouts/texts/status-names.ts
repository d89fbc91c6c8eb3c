import type { LocalizedMessage } from '#platform/http/index.ts'
import type { BatchState } from '../schema.ts'

export const BATCH_STATE_NAMES: Record<BatchState, LocalizedMessage> = {
  draft: { fr: 'Brouillon', en: 'Draft', ar: 'مسودة' },
  submitted: { fr: 'À approuver', en: 'To approve', ar: 'للموافقة' },
  approved: { fr: 'Approuvé', en: 'Approved', ar: 'موافق عليها' },
  sent: { fr: 'Envoyé', en: 'Sent', ar: 'مُرسلة' },
  settled: { fr: 'Payé', en: 'Paid', ar: 'مدفوعة' },
  cancelled: { fr: 'Annulé', en: 'Cancelled', ar: 'ملغاة' },
}

import type { LocalizedMessage } from '#platform/http/index.ts'
import type { RetryRefusal } from './operations/retry-dead-letters.ts'

export const RETRY_REFUSALS: Record<RetryRefusal['code'], LocalizedMessage> = {
  not_a_dead_letter: {
    fr: "Ce travail n'est plus en échec : il a été relancé ou terminé entre-temps.",
    en: 'This work is no longer given up: it was tried again or done meanwhile.',
    ar: 'لم يعد هذا العمل متعثرًا: أُعيد تشغيله أو أُنجز في هذه الأثناء.',
  },
}

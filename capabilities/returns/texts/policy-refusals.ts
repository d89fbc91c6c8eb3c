import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ReturnPolicyRefusal } from '../operations/manage-return-policies.ts'

export const RETURN_POLICY_REFUSALS: Record<ReturnPolicyRefusal['code'], LocalizedMessage> = {
  policy_not_found: {
    fr: 'Ces conditions n’existent pas.',
    en: 'These terms do not exist.',
    ar: 'هذه الشروط غير موجودة.',
  },
  policy_in_past: {
    fr: 'De nouvelles conditions s’appliquent demain au plus tôt ; celles qui ont commencé restent.',
    en: 'New terms apply from tomorrow at the earliest; those that have begun stay.',
    ar: 'تسري الشروط الجديدة ابتداءً من الغد على الأقرب، وتبقى التي بدأت.',
  },
  duplicate_policy_start: {
    fr: 'D’autres conditions commencent déjà ce jour-là.',
    en: 'Other terms already begin on that day.',
    ar: 'توجد شروط أخرى تبدأ في ذلك اليوم.',
  },
  policy_without_terms: {
    fr: 'Les conditions du site ne peuvent pas rester vides.',
    en: 'The terms of the site cannot be left empty.',
    ar: 'لا يمكن ترك شروط الموقع فارغة.',
  },
  vendor_not_found: {
    fr: 'Cette boutique n’existe pas.',
    en: 'This shop does not exist.',
    ar: 'هذا المتجر غير موجود.',
  },
}

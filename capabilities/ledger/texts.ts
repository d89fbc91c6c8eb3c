import type { LocalizedMessage } from '#platform/http/index.ts'
import type { CommissionRuleRefusal } from './operations/manage-commission-rules.ts'

export const COMMISSION_RULE_REFUSALS: Record<CommissionRuleRefusal['code'], LocalizedMessage> = {
  rule_not_found: {
    fr: 'Cette règle n’existe pas.',
    en: 'This rule does not exist.',
    ar: 'هذه القاعدة غير موجودة.',
  },
  rule_in_past: {
    fr: 'La date est passée : une vente déjà faite garde sa commission.',
    en: 'That day is past: what was sold keeps its commission.',
    ar: 'هذا التاريخ مضى: ما بيع يحتفظ بعمولته.',
  },
  duplicate_rule_start: {
    fr: 'Une autre règle commence déjà ce jour-là pour la même portée.',
    en: 'Another rule of the same scope begins on that day already.',
    ar: 'توجد قاعدة أخرى لنفس النطاق تبدأ في ذلك اليوم.',
  },
  rule_ended: {
    fr: 'Cette règle a déjà pris effet ou fin.',
    en: 'This rule has already taken effect or ended.',
    ar: 'سرت هذه القاعدة أو انتهت من قبل.',
  },
  vendor_not_found: {
    fr: 'Cette boutique n’existe pas.',
    en: 'This shop does not exist.',
    ar: 'هذا المتجر غير موجود.',
  },
}

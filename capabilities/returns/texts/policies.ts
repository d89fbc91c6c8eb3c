import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate, formatNumber } from '#kernel/format.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { PolicyTermsView } from '../policies.contract.ts'

type Field = keyof PolicyTermsView
const FIELDS: Record<Field, LocalizedMessage> = {
  working_days: {
    fr: 'Jours ouvrables pour retourner',
    en: 'Working days to return',
    ar: 'أيام العمل للإرجاع',
  },
  settle_days: {
    fr: 'Jours pour rembourser',
    en: 'Days to refund',
    ar: 'أيام الاسترداد',
  },
  send_days: { fr: 'Jours pour renvoyer', en: 'Days to send back', ar: 'أيام الإرسال' },
  accepts_changed_mind: {
    fr: 'Reprend ce qui ne plaît plus',
    en: 'Takes back what is no longer wanted',
    ar: 'يسترجع ما لم يعد مرغوبًا فيه',
  },
  changed_mind_cost_on: {
    fr: 'Renvoi payé alors par',
    en: 'Sending back then paid by',
    ar: 'يدفع الإرسال حينها',
  },
}
const TEXTS = {
  operator: { fr: 'toutes les boutiques', en: 'all shops', ar: 'كل المتاجر' },
  policy: {
    fr: 'Retours, {who}, à partir du {day}',
    en: 'Returns, {who}, from {day}',
    ar: 'الإرجاع، {who}، ابتداءً من {day}',
  },
  removed: { fr: 'annulé', en: 'taken back', ar: 'أُلغي' },
  follows: { fr: 'comme toutes les boutiques', en: 'as all shops', ar: 'مثل كل المتاجر' },
  yes: { fr: 'oui', en: 'yes', ar: 'نعم' },
  no: { fr: 'non', en: 'no', ar: 'لا' },
  buyer: { fr: 'l’acheteur', en: 'the buyer', ar: 'المشتري' },
  vendor: { fr: 'la boutique', en: 'the shop', ar: 'المتجر' },
} satisfies Record<string, LocalizedMessage>

export type PolicyChange = {
  vendorName: string | null
  validFrom: LocalDate
  terms: PolicyTermsView | null
  before: PolicyTermsView | null
}

/** "Returns, all shops, from 01/12/2026: Working days to return: 4 → 7 (Nadia Haddad)" */
export function describePolicyChange(
  { vendorName, validFrom, terms, before }: PolicyChange,
  { by, isRemoved, language }: { by: string; isRemoved: boolean; language: Language },
): string {
  const colon = language === 'fr' ? ' :' : ':'
  const about = localizedText(TEXTS.policy, language)
    .replace('{who}', vendorName ?? localizedText(TEXTS.operator, language))
    .replace('{day}', formatAdminDate(noonOfDay(validFrom), language, 'shortDate'))
  const fields = ownKeysOf(FIELDS).filter((field) => terms && terms[field] !== before?.[field])
  const parts = fields.map((field) => {
    const was = before ? `${formatField(before[field], language)} → ` : ''
    return `${FIELDS[field][language]}${colon} ${was}${formatField(terms![field], language)}`
  })
  if (isRemoved) parts.unshift(localizedText(TEXTS.removed, language))
  if (terms === null) parts.push(localizedText(TEXTS.follows, language))
  return `${about}${colon} ${parts.join('; ')} (${by})`
}

const formatField = (value: PolicyTermsView[Field], language: Language): string =>
  typeof value === 'number'
    ? formatNumber(value, language)
    : localizedText(TEXTS[typeof value === 'string' ? value : value ? 'yes' : 'no'], language)

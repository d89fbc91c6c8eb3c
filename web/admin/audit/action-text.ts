import { isRecord } from '#web/shared/storage/local-storage.ts'
import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { formatMoney, formatPercent } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { centimes } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'
import type { ResponseOf } from '#web/shared/api/endpoint.ts'

export type AuditEntry = ResponseOf<'/admin/activity', 'get'>['items'][number]

/** Falls back to the server's name. */
function inWords(
  prefix: 'action' | 'subject' | 'field' | 'value',
  name: string,
  t: Translate,
): string {
  return textOrName(t, `admin-audit.${prefix}`, name)
}
export const actionText = (entry: Pick<AuditEntry, 'action'>, t: Translate): string =>
  inWords('action', entry.action, t)
export const subjectText = (type: string, t: Translate): string => inWords('subject', type, t)

export const actorText = ({ actor }: AuditEntry, t: Translate): string =>
  actor.name ?? t(`admin-audit.role.${actor.role}`)

/** Null when the subject has no page, or is gone. */
export function subjectPath({ subject: { type, id, name } }: AuditEntry): string | null {
  if (type === 'settings') return paths.adminSettings()
  if (type === 'tariffs') return paths.adminDelivery()
  if (type === 'category') return paths.adminCategories()
  if (type === 'intent') return paths.adminIntents()
  if (type === 'promo_code' || type === 'synonym') {
    const page = type === 'synonym' ? paths.adminSynonyms() : paths.adminPromotions()
    return name === null ? page : `${page}?search=${encodeURIComponent(name)}`
  }
  if (type === 'page' && id !== null) return paths.adminContent({ page: id })
  if (type === 'mail_template' && id !== null)
    return paths.adminContent({ view: 'mails', mail: id })
  if (type === 'banner') return paths.adminContent({ view: 'banners' })
  if (type === 'redirect') return paths.adminContent({ view: 'redirects' })
  if (id === null || name === null) return null
  if (type === 'order') return paths.adminOrder(id)
  if (type === 'vendor') return `${paths.adminVendors()}?vendor=${encodeURIComponent(id)}`
  if (type === 'product') return paths.adminProduct(id)
  if (type === 'user') return paths.adminCustomer(id)
  return null
}

export type FieldChange = { field: string; before: string | null; after: string | null }

/** Unchanged fields are left out when both values are known. */
export function listChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return fields
    .map((field) => ({ field, before: describe(old[field]), after: describe(now[field]) }))
    .filter(({ before: old, after: now }) => old !== now && ![old, now].some(isInternalId))
}

/** The subject of an entry is named above it; an id tells a person nothing. */
const isInternalId = (value: string | null): boolean => value !== null && UUID.test(value)
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (value === null || value === undefined) return {}
  return isRecord(value) ? value : { '': value }
}
const describe = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Drops the unit suffix: `price_centimes` is a price, `rate_bp` a rate. */
export const fieldText = (field: string, t: Translate): string =>
  inWords('field', field.replace(BACKUP_PATTERN, ''), t)

/** Amounts in dinars, rates in percent, states by their names. */
export function valueText(
  { field, value }: ActionTextChange,
  t: Translate,
  language: Language,
): string {
  if (value === null) return '–'
  if (!WHOLE.test(value)) return inWords('value', value, t)
  if (field.endsWith('_centimes')) return formatMoney(centimes(Number(value)), language, 'admin')
  return field.endsWith('_bp') ? formatPercent(Number(value) / 100, language) : value
}
type ActionTextChange = { field: string; value: string | null }

const BACKUP_PATTERN = /_(centimes|bp)$/
const WHOLE = /^-?\d{1,15}$/

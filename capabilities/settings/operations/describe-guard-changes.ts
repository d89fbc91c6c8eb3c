import { formatMoney, formatNumber, formatPercent } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { centimes } from '#kernel/money.ts'
import type { SettingChange } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import { GUARDS, type GuardSetting } from '../rules/values.ts'

const GUARD_NAMES = texts.below('guard-names')
const SWITCH_TEXTS = texts.below('switch')

type GuardChange = SettingChange & { name: GuardSetting }

export const isGuard = (change: SettingChange): change is GuardChange =>
  GUARDS.some((name) => name === change.name)

/** "Refund without a manager: 5,000 DZD → 9,000 DZD (Nadia Haddad)" */
export function describeGuardChanges(
  changes: readonly SettingChange[],
  by: string,
  language: Language,
): string {
  const described = changes.filter(isGuard).map(({ name, before, after }) => {
    const [was, is] = [before, after].map((value) => formatValue(name, value, language))
    return `${GUARD_NAMES[name](language)}${language === 'fr' ? ' ' : ''}: ${was} → ${is}`
  })
  return `${described.join('; ')} (${by})`
}

function formatValue(
  name: GuardSetting,
  value: SettingChange['after'],
  language: Language,
): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return SWITCH_TEXTS[value ? 'on' : 'off'](language)
  if (name === 'refundWithoutManager') return formatMoney(centimes(value), language, 'admin')
  if (name === 'defaultCommissionRate') return formatPercent(value / 100, language)
  return formatNumber(value, language)
}

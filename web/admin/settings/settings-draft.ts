import { recordOf } from '#kernel/records.ts'
import { FIELD_NAMES, type FieldName, KINDS, type SettingFieldValue } from './setting-fields.ts'

/** Numbers stay as typed. */
export type SettingsDraft = Readonly<Record<FieldName, string | boolean>>
type Settings = Readonly<Record<FieldName, SettingFieldValue>>

const isNumber = (name: FieldName): boolean => ['percent', 'amount', 'count'].includes(KINDS[name])

/** A decimal comma and point are both accepted. */
const written = (value: SettingFieldValue): string | boolean =>
  typeof value === 'number' ? String(value).replace('.', ',') : value

export const toSettingsDraft = (settings: Settings): SettingsDraft =>
  recordOf(FIELD_NAMES, (name) => written(settings[name]))

/** Null for an invalid number. */
export function settingValue(name: FieldName, typed: string | boolean): SettingFieldValue | null {
  if (typeof typed === 'boolean') return typed
  if (!isNumber(name)) return typed.trim()
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

export type SettingsChange = {
  name: FieldName
  before: SettingFieldValue
  after: SettingFieldValue | null
}

/** `after` is null for an invalid value. */
export const settingsChanges = (settings: Settings, draft: SettingsDraft): SettingsChange[] =>
  FIELD_NAMES.map((name) => ({
    name,
    before: settings[name],
    after: settingValue(name, draft[name]),
  })).filter(({ before, after }) => before !== after)

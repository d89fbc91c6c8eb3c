import type { SettingsFields } from '#capabilities/settings/contract.ts'
import {
  Globe,
  Lock,
  type LucideIcon,
  Mail,
  Percent,
  Scale,
  ShieldCheck,
  ToggleRight,
} from 'lucide-react'
import { Fragment } from 'react'
import { languageName, type PageLanguage } from '#kernel/locale.ts'
import { joinLanguages, OPTIONAL_LANGUAGES, splitLanguages } from '#kernel/optional-languages.ts'
import { EditConflictAlert } from '#web/backoffice/forms/edit-conflict.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Switch, TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SettingsDraft } from './settings-draft.ts'
import type { SettingsConflict } from './use-settings-form.ts'
import { type FieldName, KINDS, type SectionName, type SettingsSection } from './setting-fields.ts'

export const SECTION_ICONS: Readonly<Record<SectionName, LucideIcon>> = {
  site: Globe,
  contact: Mail,
  financial: Percent,
  feature: ToggleRight,
  security: ShieldCheck,
  legal: Scale,
}

export type SettingsForm = {
  draft: SettingsDraft
  /** Fields set by an environment variable, with its name; not editable here. */
  locked: Readonly<Record<string, string>>
  fieldErrors: Readonly<Record<string, string>>
  conflict: (SettingsConflict & { onTheirs: () => void; onMine: () => void }) | null
  onChange: (name: FieldName, value: string | boolean) => void
}

type SectionProps = SettingsForm & { section: SettingsSection }

export function SettingsSectionCard({ section, ...form }: SectionProps) {
  const { t } = useTexts()
  const { name, fields } = section
  return (
    <section id={name} className="card settings-section" aria-labelledby={`${name}-title`}>
      <div className="settings-head">
        <span className="settings-icon">
          <Icon of={SECTION_ICONS[name]} />
        </span>
        <div>
          <h2 id={`${name}-title`}>{t(`admin-settings.section.${name}`)}</h2>
          <p className="muted">{t(`admin-settings.about.${name}`)}</p>
        </div>
      </div>
      <div className={`settings-fields settings-${name}`}>
        {fields.map((field) => (
          <Fragment key={field}>
            <Field name={field} {...form} />
            {form.conflict?.field === field && <EditConflictAlert {...form.conflict} />}
          </Fragment>
        ))}
      </div>
    </section>
  )
}

function Field({ name, draft, locked, fieldErrors, onChange }: SettingsForm & { name: FieldName }) {
  const { t } = useTexts()
  const kind = KINDS[name]
  const variable = locked[name]
  const isLocked = variable !== undefined || kind === 'fixed'
  const label = t(`admin-settings.field.${name}`)
  const why = variable === undefined ? null : t('admin-settings.locked', { variable })
  const value = draft[name]
  if (typeof value === 'boolean')
    return (
      <div className="settings-switch" id={`field-${name}`}>
        <Switch
          name={name}
          checked={value}
          disabled={isLocked}
          onChange={({ target }) => onChange(name, target.checked)}
          label={
            <>
              <b>{label}</b>
              {isSwitch(name) && <small>{t(`admin-settings.hint.${name}`)}</small>}
              {why !== null && <Locked why={why} />}
            </>
          }
        />
      </div>
    )
  if (kind === 'languages')
    return (
      <fieldset className="settings-languages" id={`field-${name}`}>
        <legend>{label}</legend>
        <p className="muted">{t('admin-settings.hint.optionalLanguages')}</p>
        {OPTIONAL_LANGUAGES.map((code) => (
          <Switch
            key={code}
            name={name}
            lang={code}
            checked={splitLanguages(value).includes(code)}
            disabled={isLocked}
            onChange={({ target }) => onChange(name, withLanguage(value, code, target.checked))}
            label={languageName(code)}
          />
        ))}
      </fieldset>
    )
  const shared = {
    name,
    label,
    value,
    disabled: isLocked,
    error: fieldErrors[name] ?? null,
    hint: why === null ? hintOf(name, t) : <Locked why={why} />,
    autoComplete: 'off',
  }
  const change = (event: { target: { value: string } }) => onChange(name, event.target.value)
  if (kind === 'long')
    return <TextArea {...shared} rows={2} maxLength={300} onChange={change} className="is-wide" />
  return <Input {...shared} {...looks(name, t)} onChange={change} />
}

const withLanguage = (chosen: string, code: PageLanguage, isOn: boolean): string =>
  joinLanguages([
    ...splitLanguages(chosen).filter((other) => other !== code),
    ...(isOn ? [code] : []),
  ])

/** Switches; their hint keys are named after them. */
type SwitchName = {
  [Name in FieldName]: SettingsFields[Name] extends boolean ? Name : never
}[FieldName]

const isSwitch = (name: FieldName): name is SwitchName => KINDS[name] === 'switch'

type T = ReturnType<typeof useTexts>['t']

const hintOf = (name: FieldName, t: T) =>
  name === 'defaultShippingFee' || name === 'currency' || isLimit(name)
    ? t(`admin-settings.hint.${name}`)
    : undefined

/** Limits; their hint keys are named after them. */
type LimitName = {
  [Name in FieldName]: Name extends `free${string}` | `maximum${string}` ? Name : never
}[FieldName]

const isLimit = (name: FieldName): name is LimitName => KINDS[name] === 'count'

function looks(name: FieldName, t: T) {
  switch (KINDS[name]) {
    case 'url':
      return { type: 'url', dir: 'ltr', maxLength: 300 } as const
    case 'email':
      return { type: 'email', dir: 'ltr', maxLength: 254 } as const
    case 'phone':
      return { type: 'tel', dir: 'ltr', maxLength: 40 } as const
    case 'percent':
      return { inputMode: 'decimal', maxLength: 6, prefix: '%' } as const
    case 'amount':
      return { inputMode: 'decimal', maxLength: 12, prefix: t('admin-settings.unit') } as const
    case 'count':
      return { inputMode: 'numeric', maxLength: 6 } as const
    case 'text':
    case 'long':
    case 'switch':
    case 'fixed':
    case 'languages':
      return { maxLength: 300 } as const
  }
}

const Locked = ({ why }: { why: string }) => (
  <span className="settings-locked">
    <Icon of={Lock} size="s" />
    {why}
  </span>
)

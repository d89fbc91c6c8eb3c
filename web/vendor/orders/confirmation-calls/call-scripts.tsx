import type {
  CallSettingsView,
  ReadCallSettingsView,
} from '#capabilities/phone-confirmation/contract.ts'
import { directionOf, languageName, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { TextArea } from '#web/ui/field.tsx'

const MAX_SCRIPT = 2000
const VARIABLES = '{buyer} {shop} {number} {items} {amount} {city} {wilaya}'

type CallScriptsProps = {
  scripts: CallSettingsView['scripts']
  defaults: ReadCallSettingsView['default_scripts']
  fieldErrors: Readonly<Record<string, string>>
  onChange: (scripts: CallSettingsView['scripts']) => void
}

export function CallScripts({ scripts, defaults, fieldErrors, onChange }: CallScriptsProps) {
  const { t } = useTexts()
  return (
    <fieldset className="call-scripts">
      <legend>{t('confirmation-calls.scripts')}</legend>
      <p className="muted">
        {t('confirmation-calls.scripts-text')}{' '}
        <bdi dir="ltr">
          <code>{VARIABLES}</code>
        </bdi>
      </p>
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={languageName(language)}
          lang={language}
          dir={directionOf(language)}
          rows={4}
          maxLength={MAX_SCRIPT}
          placeholder={defaults[language]}
          value={scripts[language]}
          error={fieldErrors[`scripts.${language}`]}
          onChange={(event) => onChange({ ...scripts, [language]: event.target.value })}
        />
      ))}
    </fieldset>
  )
}

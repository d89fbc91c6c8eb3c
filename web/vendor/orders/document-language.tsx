import { languageName, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Select } from '#web/ui/field.tsx'
import type { DocumentLanguageChoice, useDocuments } from './use-documents.ts'

type DocumentLanguageSelectProps = Pick<ReturnType<typeof useDocuments>, 'language' | 'setLanguage'>

/** `own` opens an issued document in its original language. */
export function DocumentLanguageSelect({ language, setLanguage }: DocumentLanguageSelectProps) {
  const { t } = useTexts()
  const choices: readonly DocumentLanguageChoice[] = ['own', ...LANGUAGES]
  return (
    <Select
      className="paper-language"
      label={t('vendor-orders.paper-language')}
      value={language}
      onChange={({ target }) =>
        setLanguage(choices.find((choice) => choice === target.value) ?? 'own')
      }
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice === 'own' ? t('vendor-orders.paper-language.own') : languageName(choice)}
        </option>
      ))}
    </Select>
  )
}

import { useId } from 'react'
import { languageName, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check } from '#web/ui/field.tsx'
import type { BannerDraft, BannerFieldErrors } from './banner-draft.ts'

type Props = {
  draft: BannerDraft
  fieldErrors: BannerFieldErrors
  set: (changes: Partial<BannerDraft>) => void
}

/** At least one language must stay chosen. */
export function LanguageChoice({ draft: { languages }, fieldErrors, set }: Props) {
  const { t } = useTexts()
  const id = useId()
  const fieldError = fieldErrors['languages']
  return (
    <fieldset className="content-choice" aria-describedby={fieldError ? id : undefined}>
      <legend>{t('content.banners.languages')}</legend>
      {LANGUAGES.map((language) => (
        <Check
          key={language}
          name="languages"
          lang={language}
          label={languageName(language)}
          checked={languages.includes(language)}
          onChange={({ target }) =>
            set({
              languages: LANGUAGES.filter((value) =>
                value === language ? target.checked : languages.includes(value),
              ),
            })
          }
        />
      ))}
      {fieldError && (
        <p id={id} className="field-hint field-error" role="alert">
          {fieldError}
        </p>
      )}
    </fieldset>
  )
}

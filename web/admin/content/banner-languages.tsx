import { useId } from 'react'
import { LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check } from '#web/ui/field.tsx'
import type { BannerDraft } from './banner-draft.ts'

type Props = {
  draft: BannerDraft
  faults: Readonly<Record<string, string>>
  set: (changes: Partial<BannerDraft>) => void
}

/** At least one language must stay chosen. */
export function LanguageChoice({ draft: { languages }, faults, set }: Props) {
  const { t } = useTexts()
  const id = useId()
  const fault = faults['languages']
  return (
    <fieldset className="content-choice" aria-describedby={fault ? id : undefined}>
      <legend>{t('content.banners.languages')}</legend>
      {LANGUAGES.map((language) => (
        <Check
          key={language}
          name="languages"
          lang={language}
          label={t(`language.${language}`)}
          checked={languages.includes(language)}
          onChange={({ target }) =>
            set({
              languages: LANGUAGES.filter((one) =>
                one === language ? target.checked : languages.includes(one),
              ),
            })
          }
        />
      ))}
      {fault && (
        <p id={id} className="field-hint field-error" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

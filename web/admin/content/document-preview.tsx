import { type ComponentType, useState } from 'react'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { type DocumentFields, isEmptyForm } from './form-values.ts'
import type { DocumentEditorState } from './use-document.ts'

export type PreviewProps = { path: string; language: Language; fields: DocumentFields }
type DocumentPreviewProps = {
  editor: DocumentEditorState
  Preview: ComponentType<PreviewProps>
  previewPath: string
}

export function DocumentPreview({ editor, Preview, previewPath }: DocumentPreviewProps) {
  const { t, language: own } = useTexts()
  const [language, setLanguage] = useState<Language>(own)
  const fields = editor.typed?.[language]
  return (
    <section className="card content-preview" aria-label={t('content.preview')}>
      <header>
        <h2>{t('content.preview')}</h2>
        <label className="state-filter">
          <span>{t('content.preview-language')}</span>
          <select
            value={language}
            onChange={({ target }) =>
              setLanguage(LANGUAGES.find((language) => language === target.value) ?? 'fr')
            }
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {t(`language.${language}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      {!fields || isEmptyForm(fields) ? (
        <p className="muted">{t('content.preview-none')}</p>
      ) : fields.title.trim() === '' || fields.body.trim() === '' ? (
        <p className="muted">{t('content.preview-half')}</p>
      ) : (
        <Preview path={previewPath} {...{ language, fields }} />
      )}
    </section>
  )
}

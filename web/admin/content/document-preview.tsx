import { type ReactNode, useState } from 'react'
import { type Language, languageName, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { type DocumentFields, isEmptyForm } from './form-values.ts'
import type { DocumentEditorState } from './use-document.ts'

export type PreviewProps = { language: Language; fields: DocumentFields }
type DocumentPreviewProps = {
  editor: DocumentEditorState
  renderPreview: (props: PreviewProps) => ReactNode
}

export function DocumentPreview({ editor, renderPreview }: DocumentPreviewProps) {
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
                {languageName(language)}
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
        renderPreview({ language, fields })
      )}
    </section>
  )
}

import { ArrowLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { directionOf, type Language, languageName, LANGUAGES } from '#kernel/locale.ts'
import { EditConflictAlert } from '#web/backoffice/forms/edit-conflict.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input, TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { UnsavedChangesDialog } from '../settings/unsaved-changes-dialog.tsx'
import { type DocumentFields, isEmptyForm } from './form-values.ts'
import type { DocumentEditorState } from './use-document.ts'
import { Versions } from './versions.tsx'
import { DocumentActions } from './document-actions.tsx'
import { DocumentPreview, type PreviewProps } from './document-preview.tsx'

type Props = {
  editor: DocumentEditorState
  title: string
  subtitle?: ReactNode
  back: { to: string; label: string }
  /** An email has no description. */
  labels: { title: string; description?: string; body: string }
  /** Shown before unpublishing. */
  withdrawText: string
  renderPreview: (props: PreviewProps) => ReactNode
}

export function DocumentEditor(props: Props) {
  const { editor, title, subtitle, back, labels, withdrawText } = props
  const { t } = useTexts()
  const { view, typed } = editor
  if (view === null || typed === null)
    return editor.state === 'loading' ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <EmptyState
        title={t('content.load-failed')}
        action={
          <Button kind="outline" small onClick={editor.refresh}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        }
      />
    )
  return (
    <>
      <Link className="text-link content-back" to={back.to}>
        <Icon of={ArrowLeft} size="s" flip />
        {back.label}
      </Link>
      <section className="card content-desk" aria-label={title}>
        <header>
          <div>
            <h2>{title}</h2>
            {subtitle}
          </div>
          <VersionStatus editor={editor} />
        </header>
        <Variables editor={editor} />
        <div className="content-languages">
          {LANGUAGES.map((language) => (
            <LanguageFields key={language} {...{ editor, language, labels }} />
          ))}
        </div>
        {editor.conflict ? (
          <EditConflictAlert
            message={editor.conflict}
            onTheirs={editor.takeTheirs}
            onMine={editor.keepMine}
          />
        ) : (
          <DocumentActions editor={editor} withdrawText={withdrawText} />
        )}
      </section>
      <DocumentPreview {...props} />
      <Versions editor={editor} />
      <UnsavedChangesDialog hasChanges={editor.isChanged} ofAddress />
    </>
  )
}

function VersionStatus({
  editor: { published, draft, isChanged },
}: {
  editor: DocumentEditorState
}) {
  const { t } = useTexts()
  return (
    <p className="content-standing">
      {isChanged && <Badge tone="warn">{t('content.state.changed')}</Badge>}
      {draft && <Badge tone="info">{t('content.state.draft')}</Badge>}
      {published ? (
        <Badge tone="ok">{t('content.state.published', { version: published.version })}</Badge>
      ) : (
        <Badge tone="neutral">{t('content.state.built-in')}</Badge>
      )}
    </p>
  )
}

function Variables({ editor: { view } }: { editor: DocumentEditorState }) {
  const { t } = useTexts()
  const variables = view?.variables ?? []
  if (variables.length === 0) return null
  return (
    <details className="content-variables">
      <summary>{t('content.variables')}</summary>
      <p className="field-hint">{t('content.variables-hint')}</p>
      <dl>
        {variables.map((variable) => (
          <div key={variable.name}>
            <dt>
              <code dir="ltr">{`{${variable.name}}`}</code>
            </dt>
            <dd>
              {variable.is_part ? t('content.variable-part') : <bdi>{variable.example || '—'}</bdi>}
              {variable.is_kept && <b>{t('content.variable-kept')}</b>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type FieldsProps = { editor: DocumentEditorState; language: Language; labels: Props['labels'] }

function LanguageFields({ editor, language, labels }: FieldsProps) {
  const { t } = useTexts()
  const { typed, fieldErrors, set } = editor
  if (typed === null) return null
  const fields = typed[language]
  const subject = (field: keyof DocumentFields) => ({
    name: `texts.${language}.${field}`,
    lang: language,
    dir: directionOf(language),
    value: fields[field],
    error: fieldErrors[`texts.${language}.${field}`] || null,
    onChange: ({ target }: { target: { value: string } }) => set(language, field, target.value),
  })
  return (
    <fieldset className="content-fields">
      <legend>
        {languageName(language)}
        {isEmptyForm(fields) && (
          <small>{t(language === 'fr' ? 'content.french-needed' : 'content.falls-back')}</small>
        )}
      </legend>
      <Input label={labels.title} maxLength={200} autoComplete="off" {...subject('title')} />
      {labels.description !== undefined && (
        <Input
          label={labels.description}
          maxLength={400}
          autoComplete="off"
          {...subject('description')}
        />
      )}
      <TextArea label={labels.body} rows={16} maxLength={30_000} {...subject('body')} />
    </fieldset>
  )
}

import { Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type {
  EmailTemplateDocument,
  EmailTemplateItem,
  EmailPreview,
  TestEmailSent,
} from '#capabilities/content/contract.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DocumentEditor } from './document-editor.tsx'
import type { PreviewProps } from './document-preview.tsx'
import { DocumentList, VersionStatus } from './version-status.tsx'
import { documentText } from './form-values.ts'
import { useDocument } from './use-document.ts'
import { usePreview } from './use-preview.ts'
import { CONTENT_API, emailTemplatePath, contentSectionPath } from './sections.ts'

export function EmailTemplates() {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const requested = search.trim().toLowerCase()
  const meant = ({ when, subject }: EmailTemplateItem) =>
    `${when} ${subject}`.toLowerCase().includes(requested)
  return (
    <>
      <div className="content-head">
        <p className="muted">{t('content.mails.intro')}</p>
        <SearchField
          label={t('content.mails.search')}
          clearLabel={t('content.mails.search-clear')}
          value={search}
          onSearch={setSearch}
        />
      </div>
      <DocumentList<EmailTemplateItem>
        path={`${CONTENT_API}/email-templates`}
        label={t('content.view.mails')}
        empty={t('content.mails.none')}
        keyOf={({ key }) => key}
        onItems={(items) => items.filter(meant)}
      >
        {(mail) => (
          <>
            <p>
              <Link className="row-link" to={emailTemplatePath(mail.key)}>
                {mail.when}
              </Link>
              <small>
                {t(`content.mails.to.${mail.to}`)} · <bdi>{mail.subject}</bdi>
              </small>
            </p>
            <VersionStatus of={mail} isBuiltIn />
          </>
        )}
      </DocumentList>
    </>
  )
}

export function EmailTemplateEditor({ mail }: { mail: string }) {
  const { t } = useTexts()
  const path = `${CONTENT_API}/email-templates/${encodeURIComponent(mail)}`
  const editor = useDocument<EmailTemplateDocument>(path)
  return (
    <DocumentEditor
      editor={editor}
      title={editor.view?.when ?? mail}
      subtitle={editor.view && <p className="muted">{t(`content.mails.to.${editor.view.to}`)}</p>}
      back={{ to: contentSectionPath('mails'), label: t('content.mails.all') }}
      labels={{ title: t('content.field.subject'), body: t('content.field.words') }}
      withdrawText={t('content.withdraw-mail')}
      Preview={PreviewOfMail}
      previewPath={path}
    />
  )
}

function PreviewOfMail({ path, language, fields }: PreviewProps) {
  const { t } = useTexts()
  const mail = usePreview<EmailPreview>(`${path}/previews`, language, fields)
  const [isPlain, setPlain] = useState(false)
  const { isBusy, act } = useMutation<TestEmailSent>(() => {})
  if (mail === null) return <p className="muted">{t('site.loading')}</p>
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const trial = () =>
    act({
      path: `${path}/test-emails`,
      body: { language, text: documentText(fields) },
      done: t('content.mails.trial-sent'),
      failed: t('content.mails.trial-failed'),
      namesFailure: true,
    })
  return (
    <>
      <div className="content-mail-head">
        <p lang={language} dir={direction}>
          <b>{mail.subject}</b>
        </p>
        <Button kind="text" small aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          {t('content.mails.plain')}
        </Button>
        <Button kind="outline" small busy={isBusy} onClick={() => void trial()}>
          <Icon of={Send} size="s" flip />
          {t('content.mails.trial')}
        </Button>
      </div>
      {isPlain ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard can scroll it
        <pre className="content-plain" lang={language} dir={direction} tabIndex={0}>
          {mail.text}
        </pre>
      ) : (
        <iframe
          className="content-frame"
          title={t('content.preview')}
          sandbox=""
          srcDoc={withoutStyleSheet(mail.html)}
        />
      )}
    </>
  )
}

/** The page's policy refuses the sheet of the dark theme; the light one stands in the elements. */
const withoutStyleSheet = (html: string): string => html.replace(/<style>[^<]*<\/style>/, '')

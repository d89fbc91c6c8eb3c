import { directionOf } from '#kernel/locale.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { EmailTemplateItem, VersionTexts } from '#capabilities/content/contract.ts'
import { del, get, post, put } from '#web/shared/api/endpoint.ts'
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
import { emailTemplatePath, contentSectionPath } from './sections.ts'

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
      <DocumentList
        path={get('/admin/content/email-templates')}
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

const callsOf = (key: string) => ({
  path: get('/admin/content/email-templates/{key}', { key }),
  save: (revision: number, body: { texts: VersionTexts }) =>
    put('/admin/content/email-templates/{key}/draft', { key, revision }, body),
  discard: (revision: number) =>
    del('/admin/content/email-templates/{key}/draft', { key, revision }),
  publish: (revision: number) =>
    post('/admin/content/email-templates/{key}/publication', { key, revision }),
  withdraw: (revision: number) =>
    del('/admin/content/email-templates/{key}/publication', { key, revision }),
})

export function EmailTemplateEditor({ mail }: { mail: string }) {
  const { t } = useTexts()
  const editor = useDocument(callsOf(mail))
  return (
    <DocumentEditor
      editor={editor}
      title={editor.view?.when ?? mail}
      subtitle={editor.view && <p className="muted">{t(`content.mails.to.${editor.view.to}`)}</p>}
      back={{ to: contentSectionPath('mails'), label: t('content.mails.all') }}
      labels={{ title: t('content.field.subject'), body: t('content.field.words') }}
      withdrawText={t('content.withdraw-mail')}
      renderPreview={(props) => <PreviewOfMail {...props} template={mail} />}
    />
  )
}

type MailPreviewProps = PreviewProps & { template: string }

function PreviewOfMail({ template: key, language, fields }: MailPreviewProps) {
  const { t } = useTexts()
  const body = { language, text: documentText(fields) }
  const mail = usePreview(post('/admin/content/email-templates/{key}/previews', { key }, body))
  const [isPlain, setPlain] = useState(false)
  const { isBusy, act } = useMutation(() => {})
  if (mail === null) return <p className="muted">{t('site.loading')}</p>
  const direction = directionOf(language)
  const trial = () =>
    act({
      ...post('/admin/content/email-templates/{key}/test-emails', { key }, body),
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

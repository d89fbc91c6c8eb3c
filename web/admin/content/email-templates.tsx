import { Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type {
  MailDocument,
  MailItem,
  MailPreview,
  TrialSent,
} from '#capabilities/content/contract.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useAction } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DocumentDeskFrame, type PreviewProps } from './document-editor.tsx'
import { Listing, Standing } from './version-status.tsx'
import { textOf } from './form-values.ts'
import { useDocument } from './use-document.ts'
import { usePreview } from './use-preview.ts'
import { API, mailPath, viewPath } from './sections.ts'

/** Every mail that is sent, by who reads it. */
export function Mails() {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const asked = search.trim().toLowerCase()
  const meant = ({ when, subject }: MailItem) => `${when} ${subject}`.toLowerCase().includes(asked)
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
      <Listing<MailItem>
        path={`${API}/mails`}
        label={t('content.view.mails')}
        empty={t('content.mails.none')}
        keyOf={({ key }) => key}
        onItems={(items) => items.filter(meant)}
      >
        {(mail) => (
          <>
            <p>
              <Link className="row-link" to={mailPath(mail.key)}>
                {mail.when}
              </Link>
              <small>
                {t(`content.mails.to.${mail.to}`)} · <bdi>{mail.subject}</bdi>
              </small>
            </p>
            <Standing of={mail} isBuiltIn />
          </>
        )}
      </Listing>
    </>
  )
}

/** One mail, reworded. */
export function MailDesk({ mail }: { mail: string }) {
  const { t } = useTexts()
  const path = `${API}/mails/${encodeURIComponent(mail)}`
  const desk = useDocument<MailDocument>(path)
  return (
    <DocumentDeskFrame
      desk={desk}
      title={desk.view?.when ?? mail}
      subtitle={desk.view && <p className="muted">{t(`content.mails.to.${desk.view.to}`)}</p>}
      back={{ to: viewPath('mails'), label: t('content.mails.all') }}
      labels={{ title: t('content.field.subject'), body: t('content.field.words') }}
      withdrawText={t('content.withdraw-mail')}
      Preview={PreviewOfMail}
      previewPath={path}
    />
  )
}

function PreviewOfMail({ path, language, fields }: PreviewProps) {
  const { t } = useTexts()
  const mail = usePreview<MailPreview>(`${path}/previews`, language, fields)
  const [isPlain, setPlain] = useState(false)
  const { isBusy, act } = useAction<TrialSent>(() => {})
  if (mail === null) return <p className="muted">{t('site.loading')}</p>
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const trial = () =>
    act({
      path: `${path}/trials`,
      body: { language, text: textOf(fields) },
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it
        <pre className="content-plain" lang={language} dir={direction} tabIndex={0}>
          {mail.text}
        </pre>
      ) : (
        <iframe
          className="content-frame"
          title={t('content.preview')}
          sandbox=""
          srcDoc={mail.html}
        />
      )}
    </>
  )
}

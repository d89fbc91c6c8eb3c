import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import '#web/backoffice/list/list-page.css'
import './content.css'
import './preview.css'
import './banners.css'
import './versions.css'
import { type MetaFunction, useSearchParams } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Banners } from './banners.tsx'
import { EmailTemplateEditor, EmailTemplates } from './email-templates.tsx'
import { PageEditor, Pages } from './pages.tsx'
import { Redirects } from './redirects.tsx'
import {
  type ContentSection,
  contentSectionOf,
  contentSectionPath,
  CONTENT_SECTIONS,
} from './sections.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('content.title'), isPrivate: true }))

const SECTIONS: Record<ContentSection, () => React.ReactNode> = {
  pages: Pages,
  banners: Banners,
  mails: EmailTemplates,
  redirects: Redirects,
}

export default function AdminContentPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = contentSectionOf(params)
  const Section = SECTIONS[view]
  const page = view === 'pages' ? params.get('page') : null
  const mail = view === 'mails' ? params.get('mail') : null
  return (
    <div className="back-office-page content-page">
      <div className="page-head">
        <div>
          <h1>{t('content.title')}</h1>
          <p className="muted">{t('content.subtitle')}</p>
        </div>
      </div>
      <PageTabs
        label={t('content.views')}
        views={CONTENT_SECTIONS}
        current={view}
        addressOf={contentSectionPath}
        nameOf={(value) => t(`content.view.${value}`)}
      />
      {page !== null ? (
        <PageEditor key={page} slug={page} />
      ) : mail !== null ? (
        <EmailTemplateEditor key={mail} mail={mail} />
      ) : (
        <Section key={view} />
      )}
    </div>
  )
}

import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import '#web/backoffice/list/list-page.css'
import './privacy.css'
import { type MetaFunction, useSearchParams } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { AccessLog } from './access-log.tsx'
import {
  type PrivacySection,
  privacySectionOf,
  privacySectionPath,
  PRIVACY_SECTIONS,
} from './queries.ts'
import { Breaches } from './breaches.tsx'
import { PeopleSearch } from './data-subjects.tsx'
import { Register } from './register.tsx'
import { Requests } from './requests.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('privacy.title'), isPrivate: true }))

const SECTIONS: Record<PrivacySection, () => React.ReactNode> = {
  requests: Requests,
  people: PeopleSearch,
  register: Register,
  accesses: AccessLog,
  breaches: Breaches,
}
const PANELS = ['id', 'erasure', 'breach']

export default function AdminPrivacyPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = privacySectionOf(params)
  const Section = SECTIONS[view]
  const hasPanel = PANELS.some((name) => params.has(name))
  return (
    <div className={classes('back-office-page privacy-desk', hasPanel && 'has-panel')}>
      <div className="page-head">
        <div>
          <h1>{t('privacy.title')}</h1>
          <p className="muted">{t('privacy.subtitle')}</p>
        </div>
      </div>
      <PageTabs
        label={t('privacy.views')}
        views={PRIVACY_SECTIONS}
        current={view}
        addressOf={privacySectionPath}
        nameOf={(value) => t(`privacy.view.${value}`)}
      />
      <Section key={view} />
    </div>
  )
}

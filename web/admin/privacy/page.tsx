import { ViewTabs } from '#web/backoffice/layout/page-tabs.tsx'
import '#web/backoffice/list/list-page.css'
import './privacy.css'
import { type MetaFunction, useSearchParams } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Accesses } from './access-log.tsx'
import { type View, viewOf, viewPath, VIEWS } from './queries.ts'
import { Breaches } from './breaches.tsx'
import { People } from './data-subjects.tsx'
import { Register } from './register.tsx'
import { Requests } from './requests.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('privacy.title'), isPrivate: true }))

const SECTIONS: Record<View, () => React.ReactNode> = {
  requests: Requests,
  people: People,
  register: Register,
  accesses: Accesses,
  breaches: Breaches,
}
const PANELS = ['id', 'erasure', 'breach']

/** People's data: what they ask, what is done with it, who looked at it, and what leaked. */
export default function AdminPrivacyPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = viewOf(params)
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
      <ViewTabs
        label={t('privacy.views')}
        views={VIEWS}
        current={view}
        addressOf={viewPath}
        nameOf={(one) => t(`privacy.view.${one}`)}
      />
      <Section key={view} />
    </div>
  )
}

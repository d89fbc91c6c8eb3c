import './audit.css'
import type { MetaFunction } from 'react-router'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { DateFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { subjectText } from './action-text.ts'
import { auditLog } from './resource.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-audit.title'), isPrivate: true }))

export default function AdminAuditPage() {
  const { t } = useTexts()
  return (
    <ResourcePage
      resource={auditLog}
      title={t('admin-audit.title')}
      subtitle={t('admin-audit.subtitle')}
      above={<Narrowed />}
      tools={({ query, go }) =>
        (['from', 'until'] as const).map((side) => (
          <DateFilter
            key={side}
            label={t(`admin-audit.${side}`)}
            value={query[side] ?? ''}
            onChoose={(day) => go({ [side]: day })}
          />
        ))
      }
    />
  )
}

/** Shows that the log is filtered to one subject or actor, with a link to the whole log. */
function Narrowed() {
  const { t } = useTexts()
  const { query } = useListQuery(auditLog.urls)
  const about = query.about !== 'any' && query.of !== ''
  if (!about && query.actor === '') return null
  const name = about ? subjectText(query.about, t) : t('admin-audit.column.who')
  return (
    <p className="audit-narrowed">
      <span>{t('admin-audit.about', { name })}</span>
      <ButtonLink kind="text" small to={paths.adminAudit()}>
        {t('admin-audit.about-all')}
      </ButtonLink>
    </p>
  )
}

import { ACTIVITY_KINDS } from '#capabilities/admin-dashboard/activity-kinds.contract.ts'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { ChoiceFilter, DateFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import './audit.css'
import type { MetaFunction } from 'react-router'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { AuditCards, AuditTable } from './audit-list.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { subjectText } from './action-text.ts'
import { AUDIT, type AuditListQuery } from './query.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-audit.title'), isPrivate: true }))

export default function AdminAuditPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery(AUDIT)
  const list = useQuery(AUDIT.path(query), { isCached: true })
  const open = list.view?.items.find(({ id }) => id === query.open) ?? null
  useRestoreFocus(open === null ? null : query.open)
  return (
    <div className={classes('back-office-page', open && 'has-panel')}>
      <div className="page-head">
        <div>
          <h1>{t('admin-audit.title')}</h1>
          <p className="muted">{t('admin-audit.subtitle')}</p>
        </div>
        <ExportMenu
          path={withQuery(get('/admin/activity/file'), AUDIT.narrowed(query))}
          file="yova-journal"
        />
      </div>
      <section className="card table-card" aria-label={t('admin-audit.list')}>
        <ToolBar {...{ query, go }} isLoading={list.state === 'loading'} onRefresh={list.refresh} />
        <Narrowed query={query} />
        <ListBody
          texts="admin-audit"
          addresses={AUDIT}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton rows={8} height="1.25rem" />}
          onRetry={list.refresh}
        >
          {(rows, isTable) =>
            isTable ? (
              <AuditTable rows={rows} {...{ query, go }} />
            ) : (
              <AuditCards rows={rows} {...{ query, go }} />
            )
          }
        </ListBody>
      </section>
      {open && <EntryPanel entry={open} query={query} onClose={() => go({ open: null })} />}
    </div>
  )
}

type ToolBarProps = {
  query: AuditListQuery
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<AuditListQuery>) => void
}

function ToolBar({ query, isLoading, onRefresh, go }: ToolBarProps) {
  const { t } = useTexts()
  return (
    <div className="tool-bar audit-tools">
      <SearchField
        label={t('admin-audit.search')}
        clearLabel={t('admin-audit.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <ChoiceFilter
        label={t('admin-audit.kind')}
        values={ACTIVITY_KINDS}
        value={query.kind}
        nameOf={(kind) => t(`admin-audit.kind.${kind}`)}
        onChoose={(kind) => go({ kind })}
      />
      {(['from', 'until'] as const).map((side) => (
        <DateFilter
          key={side}
          label={t(`admin-audit.${side}`)}
          value={query[side]}
          onChoose={(day) => go({ [side]: day })}
        />
      ))}
      <Refresh isLoading={isLoading} onRefresh={onRefresh} />
    </div>
  )
}

/** Shows that the log is filtered to one subject or actor, with a link to the whole log. */
function Narrowed({ query }: { query: AuditListQuery }) {
  const { t } = useTexts()
  const about = query.about !== 'any' && query.of !== ''
  if (!about && query.actor === '') return null
  const name = about ? subjectText(query.about, t) : t('admin-audit.column.who')
  return (
    <p className="audit-narrowed">
      <span>{t('admin-audit.about', { name })}</span>
      <ButtonLink kind="text" small to={AUDIT.all}>
        {t('admin-audit.about-all')}
      </ButtonLink>
    </p>
  )
}

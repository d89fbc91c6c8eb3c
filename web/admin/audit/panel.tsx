import { Link } from 'react-router'
import { ACTIVITY_SUBJECTS } from '#capabilities/admin-dashboard/activity-kinds.contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { ResourcePanel } from '#web/backoffice/panel/resource-panel.tsx'
import { DetailList, PanelSection } from '#web/backoffice/panel/sections.tsx'
import type { PanelProps } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import {
  actionText,
  type AuditEntry,
  subjectPath,
  listChanges,
  fieldText,
  subjectText,
  valueText,
  actorText,
} from './action-text.ts'

export function EntryPanel({ row, query, onClose }: PanelProps<AuditEntry>) {
  const { t, language } = useTexts()
  return (
    <ResourcePanel<AuditEntry, AuditEntry>
      {...{ row, query, onClose }}
      title={(entry) => actionText(entry, t)}
      about={(entry) => <Subject entry={entry} />}
      missing="backoffice.panel.not-listed"
    >
      {(entry) => (
        <>
          <PanelSection>
            <DetailList
              details={{
                'admin-audit.column.when': formatAdminDate(
                  new Date(entry.at),
                  language,
                  'dateTime',
                ),
                'admin-audit.column.who': actorText(entry, t),
                'admin-audit.column.where': entry.address ?? '–',
                'admin-audit.request': entry.request_id ?? '–',
              }}
            />
          </PanelSection>
          <PanelSection>
            <Changes entry={entry} />
            <More entry={entry} />
          </PanelSection>
        </>
      )}
    </ResourcePanel>
  )
}

type EntryProps = { entry: AuditEntry }

function Subject({ entry }: EntryProps) {
  const { t } = useTexts()
  const { subject } = entry
  const to = subjectPath(entry)
  const name = <bdi>{subject.name ?? subjectText(subject.type, t)}</bdi>
  return (
    <p className="muted">
      {to === null ? (
        name
      ) : (
        <Link className="text-link" to={to}>
          {name}
        </Link>
      )}
    </p>
  )
}

function Changes({ entry }: EntryProps) {
  const { t, language } = useTexts()
  const changes = listChanges(entry)
  if (changes.length === 0) return <p className="muted">{t('admin-audit.no-values')}</p>
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('admin-audit.field')}</th>
          <th scope="col">{t('admin-audit.before')}</th>
          <th scope="col">{t('admin-audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">
              <bdi>{fieldText(field, t)}</bdi>
            </th>
            <td>
              <bdi>{valueText({ field, value: before }, t, language)}</bdi>
            </td>
            <td>
              <bdi>{valueText({ field, value: after }, t, language)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function More({ entry }: EntryProps) {
  const { t } = useTexts()
  const { actor, subject } = entry
  return (
    <p className="audit-more">
      {actor.id !== null && (
        <ButtonLink kind="outline" small to={`${paths.adminAudit()}?actor=${actor.id}`}>
          {t('admin-audit.all-of-actor', { name: actorText(entry, t) })}
        </ButtonLink>
      )}
      {subject.id !== null && ACTIVITY_SUBJECTS.some((type) => type === subject.type) && (
        <ButtonLink kind="outline" small to={paths.adminAuditOf(subject.type, subject.id)}>
          {t('admin-audit.all-of-subject')}
        </ButtonLink>
      )}
    </p>
  )
}

import { ACTIVITY_SUBJECTS } from '#capabilities/admin-dashboard/activity-kinds.contract.ts'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatAdminDate } from '#kernel/format.ts'
import { SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import {
  actionText,
  subjectPath,
  listChanges,
  fieldText,
  subjectText,
  valueText,
  actorText,
} from './action-text.ts'
import { type AuditEntry, AUDIT, type AuditListQuery } from './query.ts'

type EntryPanelProps = { entry: AuditEntry; query: AuditListQuery; onClose: () => void }

export function EntryPanel({ entry, onClose }: EntryPanelProps) {
  const { t, language } = useTexts()
  const title = useId()
  const { subject, actor, at: time, address, request_id: request } = entry
  const to = subjectPath(entry)
  const details: readonly (readonly [string, string | null])[] = [
    [t('admin-audit.column.when'), formatAdminDate(new Date(time), language, 'dateTime')],
    [t('admin-audit.column.who'), actorText(entry, t)],
    [t('admin-audit.column.where'), address],
    [t('admin-audit.request'), request],
  ]
  return (
    <SidePanel titleId={title} onClose={onClose}>
      <header className="side-panel-head">
        <div>
          <h2 id={title} tabIndex={-1} ref={focusHeading}>
            {actionText(entry, t)}
          </h2>
          <p className="muted">
            {to === null ? (
              <bdi>{subject.name ?? subjectText(subject.type, t)}</bdi>
            ) : (
              <Link className="text-link" to={to}>
                <bdi>{subject.name ?? subjectText(subject.type, t)}</bdi>
              </Link>
            )}
          </p>
        </div>
        <IconButton icon={X} label={t('admin-audit.close')} onClick={onClose} />
      </header>
      <div className="side-panel-body">
        <section>
          <dl className="audit-facts">
            {details.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value ?? '–'}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <Changes entry={entry} />
          <p className="audit-more">
            {actor.id !== null && (
              <ButtonLink kind="outline" small to={`${AUDIT.all}?actor=${actor.id}`}>
                {t('admin-audit.all-of-actor', { name: actorText(entry, t) })}
              </ButtonLink>
            )}
            {subject.id !== null &&
              ACTIVITY_SUBJECTS.some((activitySubject) => activitySubject === subject.type) && (
                <ButtonLink
                  kind="outline"
                  small
                  to={`${AUDIT.all}?about=${subject.type}&of=${encodeURIComponent(subject.id)}`}
                >
                  {t('admin-audit.all-of-subject')}
                </ButtonLink>
              )}
          </p>
        </section>
      </div>
    </SidePanel>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
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

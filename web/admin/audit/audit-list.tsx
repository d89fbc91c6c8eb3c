import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatAdminDate } from '#kernel/format.ts'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { actionText, subjectText, actorText } from './action-text.ts'
import { type AuditEntry, AUDIT, type AuditListQuery } from './query.ts'

const COLUMNS = ['when', 'what', 'about', 'who', 'where'] as const

type ListProps = {
  rows: readonly AuditEntry[]
  query: AuditListQuery
  go: (changes: Partial<AuditListQuery>) => void
}

export function AuditTable({ rows, query, go }: ListProps) {
  const { t } = useTexts()
  const openRow = (event: MouseEvent<HTMLElement>, id: string) => {
    if (!isOnControl(event)) go({ open: id })
  }
  return (
    <table className="data-table audit-table">
      <caption className="sr-only">{t('admin-audit.list')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`admin-audit.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr
            key={entry.id}
            data-open={query.open === entry.id ? '' : undefined}
            onClick={(event) => openRow(event, entry.id)}
          >
            <td className="muted">
              <When entry={entry} />
            </td>
            <td>
              <EntryLink entry={entry} query={query} />
            </td>
            <td>
              <About entry={entry} />
            </td>
            <td>
              <bdi>{actorText(entry, t)}</bdi>
            </td>
            <td className="muted">
              <bdi dir="ltr">{entry.address ?? '–'}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function AuditCards({ rows, query }: ListProps) {
  const { t } = useTexts()
  return (
    <RowCards label={t('admin-audit.list')} {...{ rows, query }} addresses={AUDIT}>
      {(entry) => (
        <>
          <span>
            <b>{actionText(entry, t)}</b>
            <small>
              <About entry={entry} />
            </small>
            <small>
              <bdi>{actorText(entry, t)}</bdi>
            </small>
          </span>
          <small>
            <When entry={entry} />
          </small>
        </>
      )}
    </RowCards>
  )
}

function EntryLink({ entry, query }: { entry: AuditEntry; query: AuditListQuery }) {
  const { t } = useTexts()
  return (
    <Link
      id={rowLinkId(entry.id)}
      className="audit-act"
      to={AUDIT.address(query, { open: entry.id })}
      preventScrollReset
    >
      {actionText(entry, t)}
    </Link>
  )
}

function About({ entry: { subject } }: { entry: AuditEntry }) {
  const { t } = useTexts()
  const type = subjectText(subject.type, t)
  return (
    <>
      {subject.name === null ? type : <bdi>{subject.name}</bdi>}
      {subject.name !== null && <small>{type}</small>}
    </>
  )
}

function When({ entry: { at: timestamp } }: { entry: AuditEntry }) {
  const { language } = useTexts()
  return (
    <time dateTime={timestamp}>
      {formatAdminDate(new Date(timestamp), language, 'shortDateTime')}
    </time>
  )
}

import {
  ACTIVITY_KINDS,
  ACTIVITY_SUBJECTS,
} from '#capabilities/admin-dashboard/activity-kinds.contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { defineResource, type RowTexts } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { actionText, actorText, type AuditEntry, subjectText } from './action-text.ts'
import { EntryPanel } from './panel.tsx'

const whenOf = ({ at: timestamp }: AuditEntry, { language }: RowTexts) => (
  <time dateTime={timestamp}>
    {formatAdminDate(new Date(timestamp), language, 'shortDateTime')}
  </time>
)

const subjectOf = ({ subject }: AuditEntry, { t }: RowTexts) => {
  const type = subjectText(subject.type, t)
  return (
    <>
      {subject.name === null ? type : <bdi>{subject.name}</bdi>}
      {subject.name !== null && <small>{type}</small>}
    </>
  )
}

export const auditLog = defineResource({
  page: paths.adminAudit(),
  open: 'entry',
  api: get('/admin/activity'),
  filters: {
    kind: ACTIVITY_KINDS,
    about: ACTIVITY_SUBJECTS,
    of: ['', '*'],
    actor: ['', '*'],
    from: ['', '*'],
    until: ['', '*'],
  },
  texts: 'admin-audit',
  label: 'admin-audit.list',
  search: { label: 'admin-audit.search', clear: 'admin-audit.search-clear' },
  nameOf: (entry, { t }) => actionText(entry, t),
  first: { label: 'admin-audit.column.what' },
  columns: [
    { id: 'when', label: 'admin-audit.column.when', className: 'audit-when', cell: whenOf },
    { id: 'about', label: 'admin-audit.column.about', cell: subjectOf },
    {
      id: 'who',
      label: 'admin-audit.column.who',
      cell: (entry, { t }) => <bdi>{actorText(entry, t)}</bdi>,
    },
    {
      id: 'where',
      label: 'admin-audit.column.where',
      yields: 1,
      cell: ({ address }) => (
        <bdi dir="ltr" className="muted">
          {address ?? '–'}
        </bdi>
      ),
    },
  ],
  card: (entry, texts) => (
    <>
      <small>{subjectOf(entry, texts)}</small>
      <small>
        <bdi>{actorText(entry, texts.t)}</bdi>
      </small>
    </>
  ),
  cardEnd: (entry, texts) => <small>{whenOf(entry, texts)}</small>,
  choices: [
    { filter: 'kind', label: 'admin-audit.kind', nameOf: (kind) => `admin-audit.kind.${kind}` },
  ],
  exported: { path: get('/admin/activity/file'), file: 'yova-journal' },
  panel: EntryPanel,
})

import type { LoggedEmailView } from '#capabilities/notifications/email-log.contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { OrderLink } from '../order-link.tsx'
import { EMAIL_LOG, EMAIL_STATE_FILTERS } from './queries.ts'

const TONES: Record<LoggedEmailView['state'], Tone> = { sent: 'ok', waiting: 'warn', failed: 'bad' }
const COLUMNS = ['when', 'to', 'what', 'about', 'state'] as const

export function EmailLog() {
  const { t } = useTexts()
  const { query, go } = useListQuery(EMAIL_LOG)
  const list = useQuery(EMAIL_LOG.path(query), { isCached: true })
  return (
    <>
      <p className="muted operations-note">{t('admin-system.emails.note')}</p>
      <section className="card table-card" aria-label={t('admin-system.emails')}>
        <div className="tool-bar">
          <SearchField
            label={t('admin-system.emails.search')}
            clearLabel={t('admin-system.emails.search-clear')}
            value={query.search}
            onSearch={(search) => go({ search })}
          />
          <ChoiceFilter
            label={t('admin-system.emails.state')}
            values={EMAIL_STATE_FILTERS}
            value={query.state}
            nameOf={(state) => t(`admin-system.emails.state.${state}`)}
            onChoose={(state) => go({ state })}
          />
          <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
        </div>
        <ListBody
          texts="admin-system.emails"
          addresses={EMAIL_LOG}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton rows={8} height="1.5rem" />}
          onRetry={list.refresh}
        >
          {(rows, isTable) => (isTable ? <Table rows={rows} /> : <Cards rows={rows} />)}
        </ListBody>
      </section>
    </>
  )
}

type RowsProps = { rows: readonly LoggedEmailView[] }

function Table({ rows }: RowsProps) {
  const { t } = useTexts()
  return (
    <table className="data-table operations-emails">
      <caption className="sr-only">{t('admin-system.emails')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`admin-system.emails.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((email) => (
          <tr key={email.id}>
            <td className="muted">
              <When email={email} />
            </td>
            <td>
              <Recipient email={email} />
            </td>
            <td>
              <What email={email} />
            </td>
            <td>
              <About email={email} />
            </td>
            <td>
              <State email={email} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ rows }: RowsProps) {
  const { t } = useTexts()
  return (
    <ul className="operations-email-cards" aria-label={t('admin-system.emails')}>
      {rows.map((email) => (
        <li key={email.id}>
          <span>
            <b>
              <Recipient email={email} />
            </b>
            <What email={email} />
            <small>
              <When email={email} /> <About email={email} />
            </small>
          </span>
          <State email={email} />
        </li>
      ))}
    </ul>
  )
}

type EmailProps = { email: LoggedEmailView }

function When({ email }: EmailProps) {
  const { language } = useTexts()
  const moment = email.sent_at ?? email.created_at
  return (
    <time dateTime={moment}>{formatAdminDate(new Date(moment), language, 'shortDateTime')}</time>
  )
}

function Recipient({ email: { recipient } }: EmailProps) {
  const { t } = useTexts()
  if (recipient === null) return <i className="muted">{t('admin-system.emails.erased')}</i>
  return <bdi dir="ltr">{recipient}</bdi>
}

function What({ email: { occasion, language } }: EmailProps) {
  const { t } = useTexts()
  return (
    <span>
      {occasion ?? t('admin-system.emails.unknown')}
      <small className="muted">{t(`admin-system.emails.language.${language}`)}</small>
    </span>
  )
}

/** Orders and purchases have numbers that begin with Y. */
function About({ email: { reference } }: EmailProps) {
  if (reference === null) return null
  if (reference.startsWith('Y-')) return <OrderLink number={reference} />
  return <bdi dir="ltr">{reference}</bdi>
}

function State({ email: { state, attempts, reason } }: EmailProps) {
  const { t } = useTexts()
  return (
    <span className="operations-email-state">
      <Badge tone={TONES[state]}>{t(`admin-system.emails.state.${state}`)}</Badge>
      {attempts > 1 && (
        <small className="muted">{t('admin-system.tries', { count: attempts })}</small>
      )}
      {reason !== null && (
        <small className="muted" {...(reason !== 'daily_limit' && { dir: 'ltr' })}>
          {reason === 'daily_limit' ? t('admin-system.emails.daily-limit') : reason.split('\n')[0]}
        </small>
      )}
    </span>
  )
}

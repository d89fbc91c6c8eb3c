import { get } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import './money.css'
import { Download } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { Link } from 'react-router'
import { dayOfMonth, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { hasPermission } from '#kernel/staff-roles.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useVendorContext } from '../layout.tsx'
import { PayoutAccountCard } from './payout-account-card.tsx'
import { RECENT_MONTHS } from '#web/backoffice/tax/months.ts'
import { VendorTax } from './vendor-tax.tsx'
import { Balances } from './balances.tsx'
import { Transactions } from './transactions.tsx'
import {
  TRANSACTIONS_URLS,
  type TransactionListQuery,
  TRANSACTION_VIEWS,
} from './transaction-query.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('vendor-dashboard.money'), isPrivate: true }))

export default function MoneyPage() {
  const { t } = useTexts()
  const { role } = useVendorContext()
  const { query, go } = useListQuery(TRANSACTIONS_URLS)
  const status = useQuery(get('/vendor/money'))
  const list = useQuery(TRANSACTIONS_URLS.path(query), { isCached: true })
  return (
    <div className="back-office-page money-page">
      <div className="page-head">
        <h1>{t('vendor-dashboard.money')}</h1>
      </div>
      <Balances money={status.view} hasFailed={status.state === 'failed'} />
      <PayoutAccountCard
        money={status.view}
        mayChange={hasPermission(role, 'owning')}
        onChanged={status.refresh}
      />
      <nav className="status-tabs" aria-label={t('vendor-dashboard.lines.filter')}>
        {TRANSACTION_VIEWS.map((show) => (
          <Link
            key={show}
            to={TRANSACTIONS_URLS.address(query, { show })}
            replace
            preventScrollReset
            aria-current={query.show === show ? 'true' : undefined}
          >
            {t(`vendor-dashboard.lines.show.${show}`)}
          </Link>
        ))}
      </nav>
      <section className="card table-card" aria-label={t('vendor-dashboard.lines')}>
        <ToolBar query={query} go={go} />
        <ListBody
          texts="vendor-dashboard.lines"
          addresses={TRANSACTIONS_URLS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3.5rem" />}
          onRetry={list.refresh}
        >
          {(rows) => <Transactions rows={rows} />}
        </ListBody>
      </section>
      <VendorTax />
    </div>
  )
}

type StatementButtonProps = { month: string; name: string; format: 'pdf' | 'csv' }

function StatementButton({ month, name, format }: StatementButtonProps) {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile(t('vendor-dashboard.statement-failed'))
  const path = get('/vendor/money/statement', { month, format })
  return (
    <Button
      kind="quiet"
      small
      busy={isBusy}
      onClick={() => void save(path, `yova-${month}.${format}`)}
    >
      {!isBusy && <Icon of={Download} size="s" />}
      <span>
        {t(
          format === 'pdf' ? 'vendor-dashboard.statement-pdf-of' : 'vendor-dashboard.statement-of',
          { month: name },
        )}
      </span>
    </Button>
  )
}

type ToolBarProps = {
  query: TransactionListQuery
  go: (changes: Partial<TransactionListQuery>) => void
}

function ToolBar({ query, go }: ToolBarProps) {
  const { t, language } = useTexts()
  const nameOf = (month: string) => formatDate(noonOfDay(dayOfMonth(month, 15)), language, 'month')
  const month = query.month || (RECENT_MONTHS[0] ?? '')
  return (
    <div className="tool-bar">
      <Select
        className="month-field"
        label={t('vendor-dashboard.lines.month')}
        value={query.month}
        onChange={(event) => go({ month: event.target.value })}
      >
        <option value="">{t('vendor-dashboard.lines.all-months')}</option>
        {RECENT_MONTHS.map((month) => (
          <option key={month} value={month}>
            {nameOf(month)}
          </option>
        ))}
      </Select>
      <span className="push money-files">
        {(['pdf', 'csv'] as const).map((format) => (
          <StatementButton key={format} {...{ format, month }} name={nameOf(month)} />
        ))}
      </span>
    </div>
  )
}

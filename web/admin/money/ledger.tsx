import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import type { JournalView } from '#capabilities/payouts/ledger.contract.ts'
import { localDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { LEDGER, type LedgerQuery } from './queries.ts'
import { ACCOUNT_KIND_OPTIONS, JOURNAL_KIND_OPTIONS } from './account-and-journal-kinds.ts'
import { OrderLink } from '../order-link.tsx'
import { MoneyAmount, MoneyCode } from './money-cells.tsx'

export function MoneyLedger() {
  const { t } = useTexts()
  const { query, go } = useListQuery(LEDGER)
  const list = useQuery(LEDGER.path(query), { isCached: true })
  return (
    <section className="card table-card" aria-label={t('admin-money.ledger')}>
      <Filters key={`${query.from} ${query.until}`} query={query} go={go} />
      <ListBody
        texts="admin-money.ledger"
        addresses={LEDGER}
        query={query}
        page={list.view}
        state={list.state}
        skeleton={<RowsSkeleton height="3rem" />}
        onRetry={list.refresh}
      >
        {(rows) => (
          <>
            <p className="finance-journal-columns" aria-hidden="true">
              <span>{t('admin-money.ledger.column.journal')}</span>
              <span>{t('admin-money.ledger.column.account')}</span>
              <span>{t('admin-money.ledger.column.amount')}</span>
            </p>
            <ul className="finance-journals" aria-label={t('admin-money.ledger')}>
              {rows.map((journal) => (
                <Journal key={journal.id} journal={journal} />
              ))}
            </ul>
          </>
        )}
      </ListBody>
    </section>
  )
}

function Journal({ journal }: { journal: JournalView }) {
  const { t, language } = useTexts()
  const shop = journal.business_name ?? ''
  return (
    <li>
      <div className="finance-journal-head">
        <b>{t(`admin-money.kind.${journal.kind}`)}</b>
        <small>
          {journal.number === null ? (
            t('admin-money.ledger.provisional')
          ) : (
            <MoneyCode>{journal.number}</MoneyCode>
          )}
          {' · '}
          <time dateTime={journal.at}>
            {formatAdminDate(new Date(journal.at), language, 'shortDateTime')}
          </time>
          {journal.accounted_on !== localDate(new Date(journal.at)) &&
            ` · ${t('admin-money.ledger.accounted-on', {
              date: formatAdminDate(noonOfDay(journal.accounted_on), language, 'date'),
            })}`}
          {journal.order_number && (
            <>
              {' · '}
              <OrderLink number={journal.order_number} />
            </>
          )}
          {!journal.order_number && journal.memo && (
            <>
              {' · '}
              <bdi>{journal.memo}</bdi>
            </>
          )}
          {shop !== '' && (
            <>
              {' · '}
              <bdi>{shop}</bdi>
            </>
          )}
        </small>
        <p>{t(`admin-money.say.${journal.kind}`, { shop })}</p>
      </div>
      <dl>
        {journal.entries.map(({ account, amount }, index) => (
          <div key={`${index} ${account}`} className={amount < 0 ? 'is-credit' : undefined}>
            <dt>{t(`admin-money.account.${account}`)}</dt>
            <dd>
              <MoneyAmount dinars={Math.abs(amount)} />
              <small>{t(amount > 0 ? 'admin-money.debit' : 'admin-money.credit')}</small>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

type FiltersProps = { query: LedgerQuery; go: (changes: Partial<LedgerQuery>) => void }

function Filters({ query, go }: FiltersProps) {
  const { t } = useTexts()
  // Only a complete date goes into the URL.
  const [days, setDays] = useState({ from: query.from, until: query.until })
  const change = (name: 'from' | 'until', value: string) => {
    setDays((before) => ({ ...before, [name]: value }))
    if (value === '' || /^20\d\d-\d\d-\d\d$/.test(value)) go({ [name]: value })
  }
  return (
    <div className="tool-bar">
      <SearchField
        label={t('admin-money.ledger.search')}
        clearLabel={t('admin-money.ledger.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <ChoiceFilter
        label={t('admin-money.ledger.kind')}
        values={['', ...JOURNAL_KIND_OPTIONS]}
        value={query.kind}
        nameOf={(kind) =>
          kind === '' ? t('admin-money.ledger.all-kinds') : t(`admin-money.kind.${kind}`)
        }
        onChoose={(kind) => go({ kind })}
      />
      <ChoiceFilter
        label={t('admin-money.ledger.account')}
        values={['', ...ACCOUNT_KIND_OPTIONS]}
        value={query.account}
        nameOf={(kind) =>
          kind === '' ? t('admin-money.ledger.all-accounts') : t(`admin-money.account.${kind}`)
        }
        onChoose={(account) => go({ account })}
      />
      {(['from', 'until'] as const).map((name) => (
        <label key={name} className="state-filter">
          <span>{t(`admin-money.ledger.${name}`)}</span>
          <input
            type="date"
            value={days[name]}
            onChange={({ target }) => change(name, target.value)}
          />
        </label>
      ))}
      <span className="push">
        <ExportMenu
          path={withQuery(get('/admin/money/journals-file'), LEDGER.narrowed(query))}
          file="yova-livre"
        />
      </span>
    </div>
  )
}

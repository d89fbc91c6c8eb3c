import '#web/backoffice/tax/tax-documents.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  AUXILIARY_BALANCES,
  type BalanceSums,
} from '#capabilities/payouts/trial-balance.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoneyAmount, MoneyCode, MoneyLoadFailed } from './money-cells.tsx'
import { today } from './status-tones.ts'

const KINDS = ['accounts', ...AUXILIARY_BALANCES] as const
type Kind = (typeof KINDS)[number]
const COLUMNS = [
  ...(['opening_debit', 'opening_credit', 'debit', 'credit'] as const),
  ...(['closing_debit', 'closing_credit'] as const),
] as const
const DAY = /^20\d\d-\d\d-\d\d$/

/** Of all accounts, of shops or of couriers, in a period; the year until today at first. */
export function TrialBalanceSection() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  const day = (name: 'from' | 'until', otherwise: string) =>
    DAY.test(params.get(name) ?? '') ? params.get(name)! : otherwise // tested
  const from = day('from', `${today().slice(0, 4)}-01-01`)
  const period = { from, until: day('until', today()) }
  const shown = KINDS.find((kind) => kind === params.get('of')) ?? 'accounts'
  const choose = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.set(name, value)
      return next
    })
  const file =
    shown === 'accounts'
      ? get('/admin/money/trial-balance-file', period)
      : get('/admin/money/auxiliary-balance-file', { ...period, of: shown })
  return (
    <section className="card tax-card" aria-labelledby="trial-balance">
      <h2 id="trial-balance">{t('admin-money.balance')}</h2>
      <p className="muted">{t('admin-money.balance.text')}</p>
      <div className="tool-bar">
        <ChoiceFilter
          label={t('admin-money.balance.of')}
          values={KINDS}
          value={shown}
          nameOf={(kind) => t(`admin-money.balance.of.${kind}`)}
          onChoose={(kind) => choose('of', kind)}
        />
        {(['from', 'until'] as const).map((name) => (
          <label key={name} className="state-filter">
            <span>{t(`admin-money.ledger.${name}`)}</span>
            <input
              type="date"
              value={period[name]}
              onChange={({ target }) => DAY.test(target.value) && choose(name, target.value)}
            />
          </label>
        ))}
        <span className="push">
          <ExportMenu path={file} file={`yova-balance-${period.from}-${period.until}`} />
        </span>
      </div>
      {period.until < period.from ? (
        <p role="alert">{t('admin-money.balance.reversed')}</p>
      ) : shown === 'accounts' ? (
        <Accounts period={period} />
      ) : (
        <Auxiliary key={`${shown} ${period.from} ${period.until}`} period={period} kind={shown} />
      )}
    </section>
  )
}

type PeriodProps = { period: { from: string; until: string } }

function Accounts({ period }: PeriodProps) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/money/trial-balance', period))
  if (view === null) return <NoView isLoading={state === 'loading'} onRetry={refresh} />
  const rows = view.accounts.map(({ kind, scf, ...sums }) => ({
    key: kind ?? 'carried',
    code: scf.number,
    name: kind === null ? scf.name : t(`admin-money.account.${kind}`),
    note: kind === null ? t('admin-money.balance.carried') : scf.name,
    sums,
  }))
  return <BalanceTable rows={rows} total={view.total} />
}

function Auxiliary({ period, kind }: PeriodProps & { kind: Exclude<Kind, 'accounts'> }) {
  const { t } = useTexts()
  const [cursor, setCursor] = useState('')
  const request = { ...period, of: kind, cursor }
  const { view, state, refresh } = useQuery(get('/admin/money/auxiliary-balance', request))
  if (view === null) return <NoView isLoading={state === 'loading'} onRetry={refresh} />
  const rows = view.items.map(({ code, name, ...sums }) => ({
    key: code,
    code,
    name: name ?? t('admin-money.balance.no-courier'),
    note: null,
    sums,
  }))
  const { next } = view
  return (
    <>
      <BalanceTable rows={rows} total={view.sums} />
      {next !== null && (
        <Button kind="outline" small onClick={() => setCursor(next)}>
          {t('tax-documents.more')}
        </Button>
      )}
    </>
  )
}

type NoViewProps = { isLoading: boolean; onRetry: () => void }

function NoView({ isLoading, onRetry }: NoViewProps) {
  const { t } = useTexts()
  if (isLoading) return <RowsSkeleton height="3rem" />
  return <MoneyLoadFailed title={t('admin-money.balance.failed')} onRetry={onRetry} />
}

type BalanceRow = {
  key: string
  code: string
  name: string
  note: string | null
  sums: BalanceSums
}

function BalanceTable({ rows, total }: { rows: readonly BalanceRow[]; total: BalanceSums }) {
  const { t } = useTexts()
  const label = t('admin-money.balance')
  if (rows.length === 0) return <EmptyState title={t('admin-money.balance.none')} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className="tax-table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="tax-table">
        <thead>
          <tr>
            <th scope="col">{t('admin-money.balance.account')}</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="is-figure">
                {t(`admin-money.balance.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, code, name, note, sums }) => (
            <tr key={key}>
              <th scope="row">
                <MoneyCode>{code}</MoneyCode> <bdi>{name}</bdi>
                {note !== null && <small>{note}</small>}
              </th>
              <Figures sums={sums} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('admin-money.balance.total')}</th>
            <Figures sums={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const Figures = ({ sums }: { sums: BalanceSums }) =>
  COLUMNS.map((name) => (
    <td key={name} className="is-figure num">
      {sums[name] === 0 ? '–' : <MoneyAmount dinars={sums[name]} />}
    </td>
  ))

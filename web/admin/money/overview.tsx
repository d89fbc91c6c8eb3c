import { get } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { Link } from 'react-router'
import type { MoneyOverviewView } from '#capabilities/payouts/ledger.contract.ts'
import { formatAdminDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { moneySectionPath } from './queries.ts'
import { ACCOUNT_KIND_OPTIONS, type AccountKindName } from './account-and-journal-kinds.ts'
import { MoneyAmount, MoneyLoadFailed } from './money-cells.tsx'

const CARDS = [
  'couriers',
  'owed',
  'owing',
  'bank',
  'till',
  'commission',
  'vat',
  'refunds',
  'clearing',
] as const
const ACCOUNT_OF: Partial<Record<(typeof CARDS)[number], AccountKindName>> = {
  couriers: 'cash_at_courier',
  bank: 'cash_received',
  till: 'till',
  commission: 'platform_commission',
  vat: 'vat_on_commission',
  clearing: 'courier_clearing',
}
/** Credit accounts, shown with their sign reversed. */
const CREDITS = new Set<AccountKindName>(['platform_commission', 'vat_on_commission'])

const balanceOf = ({ accounts }: MoneyOverviewView, kind: AccountKindName): number =>
  accounts.find((account) => account.kind === kind)?.amount ?? 0

export function Overview() {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/money/overview'))
  if (view === null)
    return state === 'failed' || state === 'missing' ? (
      <MoneyLoadFailed title={t('admin-money.load-failed')} onRetry={refresh} />
    ) : (
      <>
        <Cards money={null} />
        <section className="card">
          <RowsSkeleton height="3rem" />
        </section>
      </>
    )
  return (
    <>
      <Cards money={view} />
      <Waiting money={view} />
      <div className="finance-columns">
        <Couriers money={view} />
        <Accounts money={view} />
      </div>
    </>
  )
}

function Cards({ money }: { money: MoneyOverviewView | null }) {
  const { t } = useTexts()
  const amountOf = (card: (typeof CARDS)[number], read: MoneyOverviewView): number => {
    if (card === 'owed') return read.shops_owed
    if (card === 'owing') return read.shops_owing
    if (card === 'refunds') return read.refunds_open
    const kind = ACCOUNT_OF[card]
    if (kind === undefined) return 0
    const balance = balanceOf(read, kind)
    return CREDITS.has(kind) && balance !== 0 ? 0 - balance : balance
  }
  return (
    <dl className="stat-cards finance-cards">
      {CARDS.map((card) => (
        <StatCard
          key={card}
          label={t(`admin-money.card.${card}`)}
          value={money && <MoneyAmount dinars={amountOf(card, money)} />}
          hasFailed={false}
        />
      ))}
    </dl>
  )
}

const refundsIn = (state: 'due' | 'approved') => `${paths.adminRefunds()}&status=${state}`

function Waiting({ money }: { money: MoneyOverviewView }) {
  const { t } = useTexts()
  const { view: queues } = useQuery(get('/admin/queues'))
  const waiting = [
    { key: 'approve', count: money.batches_to_approve, to: moneySectionPath('payouts') },
    { key: 'refunds', count: money.refunds_to_approve, to: refundsIn('due') },
    { key: 'refunds-pay', count: money.refunds_to_pay, to: refundsIn('approved') },
    { key: 'remittances', count: money.remittances_waiting, to: moneySectionPath('remittances') },
    {
      key: 'differences',
      count: money.differences_open,
      to: moneySectionPath('remittances', { state: 'matched' }),
    },
    { key: 'suspense', count: queues?.suspense_items ?? 0, to: moneySectionPath('manual') },
    { key: 'journals', count: queues?.journals_to_post ?? 0, to: moneySectionPath('manual') },
    {
      key: 'transfers',
      count: queues?.gateway_settlements_to_post ?? 0,
      to: moneySectionPath('gateway'),
    },
    {
      key: 'settlements',
      count: queues?.vendor_settlements_to_post ?? 0,
      to: moneySectionPath('shops'),
    },
    { key: 'deposits', count: queues?.till_deposits_to_confirm ?? 0, to: moneySectionPath('till') },
    {
      key: 'payout-returns',
      count: queues?.payout_returns_to_confirm ?? 0,
      to: moneySectionPath('payouts'),
    },
    {
      key: 'couriers-late',
      count: money.couriers.filter(({ overdue }) => overdue > 0).length,
      to: moneySectionPath('remittances'),
    },
    { key: 'claims', count: queues?.late_claims ?? 0, to: moneySectionPath('losses') },
  ] as const
  const some = waiting.filter(({ count }) => count > 0)
  return (
    <section className="card finance-waiting" aria-labelledby="finance-waiting">
      <h2 id="finance-waiting">{t('admin-money.waiting')}</h2>
      {some.length === 0 ? (
        <p className="muted">{t('admin-money.waiting.none')}</p>
      ) : (
        <ul>
          {some.map(({ key, count, to }) => (
            <li key={key}>
              <Link className="text-link" to={to}>
                {t(`admin-money.waiting.${key}`, { count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Couriers({ money }: { money: MoneyOverviewView }) {
  const { t, language } = useTexts()
  return (
    <section className="card" aria-labelledby="finance-couriers">
      <h2 id="finance-couriers">{t('admin-money.couriers')}</h2>
      {money.couriers.length === 0 && <p className="muted">{t('admin-money.couriers-none')}</p>}
      <ul className="finance-rows">
        {money.couriers.map((courier) => (
          <li key={courier.code ?? ''}>
            <span>
              <bdi>{courier.name ?? t('admin-money.no-courier')}</bdi>
              <small>
                {courier.code === null ? (
                  <WithoutCourier orders={courier.orders} />
                ) : (
                  t('admin-money.parcels', { count: courier.parcels })
                )}{' '}
                ·{' '}
                {t('admin-money.since', {
                  date: formatAdminDate(new Date(courier.oldest), language, 'dayMonth'),
                })}
              </small>
              {courier.overdue > 0 && (
                <Badge tone="bad">
                  {t('admin-money.courier-overdue', {
                    amount: formatMoney(fromDinars(courier.overdue), language, 'admin'),
                  })}
                </Badge>
              )}
            </span>
            <b>
              <MoneyAmount dinars={courier.amount} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** No remittance takes it in, so its row says what does. */
function WithoutCourier({ orders }: Pick<MoneyOverviewView['couriers'][number], 'orders'>) {
  const { t } = useTexts()
  return (
    <>
      {orders.map((number) => (
        <span key={number}>
          <bdi>{number}</bdi>{' '}
        </span>
      ))}
      ·{' '}
      <Link className="text-link" to={moneySectionPath('manual')}>
        {t('admin-money.no-courier-how')}
      </Link>
    </>
  )
}

function Accounts({ money }: { money: MoneyOverviewView }) {
  const { t } = useTexts()
  return (
    <section className="card" aria-labelledby="finance-accounts">
      <h2 id="finance-accounts">{t('admin-money.accounts')}</h2>
      <ul className="finance-rows finance-accounts">
        {ACCOUNT_KIND_OPTIONS.filter((kind) =>
          money.accounts.some((account) => account.kind === kind),
        ).map((kind) => {
          const balance = balanceOf(money, kind)
          const name = t(`admin-money.account.${kind}`)
          const scf = money.accounts.find((account) => account.kind === kind)?.scf
          return (
            <li key={kind}>
              <span>
                <Link
                  className="text-link"
                  to={moneySectionPath('ledger', { account: kind })}
                  aria-label={t('admin-money.account-open', { name })}
                >
                  {name}
                </Link>
                {scf && (
                  <small>
                    <bdi className="num">{scf.number}</bdi> {scf.name}
                  </small>
                )}
              </span>
              <b>
                <MoneyAmount dinars={Math.abs(balance)} />
                <small>
                  {balance === 0 ? '' : t(balance > 0 ? 'admin-money.debit' : 'admin-money.credit')}
                </small>
              </b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

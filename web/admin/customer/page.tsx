import '#web/backoffice/list/list-page.css'
import '#web/backoffice/panel/details.css'
import '#web/backoffice/orders/order-details.css'
import '../order/order.css'
import '../orders/orders.css'
import '../users/users.css'
import { ArrowLeft, RotateCw } from 'lucide-react'
import { Link, type MetaFunction, useParams } from 'react-router'
import type { CustomerSummaryView } from '#capabilities/orders/customers.contract.ts'
import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { DetailsSkeleton } from '#web/backoffice/panel/side-panel.tsx'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { ActivityLink } from '../activity-link.tsx'
import { useDuties } from '../admin-session.tsx'
import { InternalNotesSection } from '../notes/internal-notes.tsx'
import { nameOf } from '../users/actions.ts'
import { ReturnsOf } from '../returns/returns-of.tsx'
import { CustomerAccount } from './customer-account.tsx'
import { CustomerContacts } from './customer-contacts.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerRequests } from './customer-requests.tsx'
import { CustomerSessions } from './customer-sessions.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.customer.title'), isPrivate: true }))

/** An account by its id, a guest by the phone with its `+`. */
export default function AdminCustomerPage() {
  const { key = '' } = useParams()
  const { t } = useTexts()
  const isGuest = key.startsWith('+')
  const summary = useQuery(get('/admin/customers/{id}', { id: key }))
  const user = useQuery(isGuest ? null : get('/admin/users/{id}', { id: key }))
  const isMissing = summary.state === 'missing' || user.state === 'missing'
  const hasFailed = summary.state === 'failed' || user.state === 'failed'
  const view = summary.view
  const account = isGuest ? null : user.view
  const retry = () => {
    summary.refresh()
    user.refresh()
  }
  return (
    <div className="back-office-page order-page">
      <Link className="text-link" to={isGuest ? paths.adminOrders() : paths.adminUsers()}>
        <Icon of={ArrowLeft} size="s" flip />
        {t(isGuest ? 'admin.order.back' : 'admin.customer.back')}
      </Link>
      {view && (isGuest || account) ? (
        <>
          <CustomerHead customerKey={key} account={account} summary={view} />
          <CustomerFigures summary={view} />
          <Columns key={key} customerKey={key} account={account} summary={view} />
        </>
      ) : isMissing || hasFailed ? (
        <EmptyState
          title={t(isMissing ? 'admin.customer.missing' : 'admin.customer.failed')}
          action={
            !isMissing && (
              <Button kind="outline" small onClick={retry}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            )
          }
        />
      ) : (
        <DetailsSkeleton label={t('site.loading')} />
      )}
    </div>
  )
}

type CustomerProps = {
  customerKey: string
  account: AdminUserView | null
  summary: CustomerSummaryView
}

function CustomerHead({ customerKey, account, summary }: CustomerProps) {
  const { t } = useTexts()
  const name = account ? nameOf(account) : (summary.contacts[0]?.name ?? '')
  return (
    <div className="page-head">
      <h1 className="order-page-title">
        {account || name !== '' ? (
          <bdi>{name}</bdi>
        ) : (
          <bdi dir="ltr">{formatPhoneDisplay(customerKey)}</bdi>
        )}
        {account ? (
          <Badge tone="neutral">{t(`admin-users.role.${account.role}`)}</Badge>
        ) : (
          <Badge tone="neutral">{t('admin.customer.guest')}</Badge>
        )}
        {account?.deactivated_at && <Badge tone="bad">{t('admin-users.deactivated-badge')}</Badge>}
      </h1>
      {account && <ActivityLink about="user" id={account.user_id} name={name} isWide />}
    </div>
  )
}

function CustomerFigures({ summary }: { summary: CustomerSummaryView }) {
  const { t, language } = useTexts()
  const figures = [
    ['orders', summary.orders],
    ['in-progress', summary.in_progress],
    ['delivered', summary.delivered],
    ['cancelled', summary.cancelled],
    ['refused', summary.refused_at_door],
  ] as const
  return (
    <dl className="stat-cards customer-figures">
      <StatCard
        label={t('admin.customer.spent')}
        value={<Money dinars={summary.spent} language={language} audience="admin" />}
        hasFailed={false}
      />
      {figures.map(([name, value]) => (
        <StatCard
          key={name}
          label={t(`admin.customer.${name}`)}
          value={value}
          hasFailed={false}
          isWaiting={name === 'refused' && value > 0}
        />
      ))}
    </dl>
  )
}

function Columns({ customerKey, account, summary }: CustomerProps) {
  const { t } = useTexts()
  const { opens } = useDuties()
  return (
    <div className="order-page-columns">
      <div className="order-page-column">
        <h2 className="sr-only">{t('admin.customer.activity')}</h2>
        <div className="card">
          <CustomerOrders customerKey={customerKey} />
          <ReturnsOf about={{ customer: customerKey }} />
        </div>
        {account && (
          <div className="card">
            <CustomerSessions userId={account.user_id} />
          </div>
        )}
        {account?.email && opens('system') && (
          <div className="card">
            <CustomerRequests email={account.email} />
          </div>
        )}
      </div>
      <div className="order-page-column">
        <h2 className="sr-only">{t('admin.customer.about')}</h2>
        {account && (
          <div className="card">
            <CustomerAccount account={account} />
          </div>
        )}
        <div className="card">
          <InternalNotesSection
            about={account ? { user: account.user_id } : { phone: customerKey }}
          />
        </div>
        <div className="card">
          <CustomerContacts account={account} summary={summary} />
        </div>
      </div>
    </div>
  )
}

import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { BackofficeFrame } from '#web/backoffice/layout/backoffice-frame.tsx'
import { useEventSource } from '#web/backoffice/realtime/live-updates.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import type { WorkQueuesView } from '#capabilities/admin-dashboard/contract.ts'
import type { QueueCountsView } from '#capabilities/moderation/contract.ts'
import { QueryProvider } from '#web/shared/data/query-provider.tsx'
import { useCount } from '#web/shared/data/use-count.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AdminSessionContext, useDuties } from './admin-session.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { CommandPalette } from './command-palette/command-palette.tsx'
import { areaOf, buildAdminNavigation, type NavigationCounts } from './navigation.ts'
import { useAdmin } from './use-admin.ts'

const decisionsIn = ({ all }: QueueCountsView): number => all
const moneyIn = (queues: WorkQueuesView): number =>
  queues.batches_to_approve +
  queues.refunds_to_approve +
  queues.refunds_to_pay +
  queues.card_refunds_by_hand +
  queues.remittances_to_post +
  queues.differences +
  queues.journals_to_post +
  queues.suspense_items +
  queues.gateway_settlements_to_post +
  queues.vendor_settlements_to_post +
  queues.till_deposits_to_confirm +
  queues.payout_returns_to_confirm +
  queues.late_claims

const nothing = () => undefined

export default function AdminLayout() {
  return (
    <QueryProvider>
      <ConfirmedAdmin />
    </QueryProvider>
  )
}

/** Renders nothing of the back office before the server has confirmed the admin role. */
function ConfirmedAdmin() {
  const { t } = useTexts()
  const admin = useAdmin()
  const { user } = useSession()
  const navigate = useNavigate()
  const isOn = admin === 'yes'
  const decisions = useCount(get('/admin/moderation/counts'), { isOn, countIn: decisionsIn })
  const money = useCount(get('/admin/queues'), { isOn, countIn: moneyIn })
  // Needs no handler: the next request of an admin who lost the role is refused.
  useEventSource(get('/admin/live-updates'), isOn ? (user?.id ?? null) : null, nothing)
  useEffect(() => {
    if (admin === 'no') void navigate(paths.home(), { replace: true })
  }, [admin, navigate])

  const session = useQuery(isOn ? get('/admin/session') : null)
  if (!isOn || (session.view === null && session.state === 'loading'))
    return (
      <main className="no-tab-bar">
        <Spinner label={t('site.loading')} />
      </main>
    )
  return (
    <AdminSessionContext value={session}>
      <OpenedPages counts={{ decisions, money }} />
    </AdminSessionContext>
  )
}

function OpenedPages({ counts }: { counts: NavigationCounts }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { opens } = useDuties()
  return (
    <BackofficeFrame
      look="dark"
      title={t('admin.title')}
      label={t('admin.navigation')}
      notificationsOf="admin"
      entries={buildAdminNavigation(counts, opens)}
      search={<CommandPalette />}
    >
      <ClosedNotice isOn={opens('system')} />
      {opens(areaOf(pathname)) ? (
        <Outlet />
      ) : (
        <div className="back-office-page">
          <EmptyState title={t('admin.not-opened')} text={t('admin.not-opened-text')} />
        </div>
      )}
    </BackofficeFrame>
  )
}

import './vendor-layout.css'
import { BadgeCheck, Store } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useOutletContext } from 'react-router'
import type { OwnVendorResponseView, OwnVendorView } from '#capabilities/vendors/contract.ts'
import { hasPermission, type StaffPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { QueryProvider } from '#web/shared/data/query-provider.tsx'
import { paths } from '#web/paths.ts'
import { BackofficeFrame } from '#web/backoffice/layout/backoffice-frame.tsx'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { useSession } from '#web/shared/session/session.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton, Spinner } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { RegistrationSummary } from './dashboard/registration-summary.tsx'
import { VendorStatusCard } from './dashboard/vendor-status.tsx'
import { homePageOf, canOpenPage } from './page-permissions.ts'
import { buildVendorNavigation } from './navigation.ts'
import { useLiveUpdates, useEventSource } from '#web/backoffice/realtime/live-updates.ts'
import { LoadFailed } from './load-failed.tsx'
import { LazyDocumentsCard } from './verification-documents/index.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import {
  type ReturnsDue,
  useCallsDue,
  useReturnsDue,
  useUnanswered,
  useUnread,
} from './unread-counts.ts'

export type VendorContext = {
  shop: OwnVendorView
  role: VendorRole
  reloadShop: () => void
  /** Null until it is loaded. */
  callsDue: number | null
  /** Null until they are loaded. */
  returns: ReturnsDue | null
}
export const useVendorContext = () => useOutletContext<VendorContext>()

export default function VendorLayout() {
  return (
    <QueryProvider>
      <VendorSpace />
    </QueryProvider>
  )
}

/** Shows the registration status while the vendor may not sell. */
function VendorSpace() {
  const { t } = useTexts()
  const { status, user } = useSession()
  const own = useQuery(status === 'in' ? get('/account/vendor') : null)
  const { view: answer, refresh: reload } = own
  const hasFailed = own.state === 'failed'
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (status === 'out') void navigate(paths.auth(pathname), { replace: true })
  }, [status, navigate, pathname])

  const shop = answer?.shop ?? null
  const sells = shop !== null && shop.is_active && shop.verification_status === 'verified'
  const role = answer?.role ?? 'owner'
  const does = (permission: StaffPermission) => sells && hasPermission(role, permission)
  const callsDue = useCallsDue(does('calls'))
  const unread = useUnread(does('orders'))
  const returns = useReturnsDue(does('orders'))
  const returnsDue = returns && returns.answer + returns.settle
  const questions = useUnanswered(does('catalogue'))
  // The server ends the stream when the user was removed from the staff.
  useEventSource(get('/vendor/live-updates'), sells ? (user?.id ?? null) : null, reload)
  useLiveUpdates(['orders'], ({ placed }) => {
    if (placed > 0 && pathname !== paths.vendorOrders()) sayPlaced(t, placed)
  })

  if (status !== 'in' || (answer === null && !hasFailed))
    return (
      <main className="no-tab-bar">
        <Spinner label={t('site.loading')} />
      </main>
    )
  return (
    <BackofficeFrame
      look="light"
      title={shop === null ? t('site.vendor-space') : <ShopName shop={shop} isOpen={sells} />}
      label={t('vendor-status.nav')}
      notificationsOf={sells ? 'vendor' : null}
      entries={
        sells ? buildVendorNavigation(role, { unread, questions, callsDue, returnsDue }) : []
      }
      foot={
        sells ? [{ to: paths.vendor(shop.id), icon: Store, label: 'vendor-status.nav.shop' }] : []
      }
    >
      {answer === null ? (
        <LoadFailed onRetry={reload} />
      ) : !sells ? (
        <BeforeSelling answer={answer} />
      ) : canOpenPage(role, pathname) ? (
        <Outlet
          context={{ shop, role, reloadShop: reload, callsDue, returns } satisfies VendorContext}
        />
      ) : (
        <NotTheirs role={role} isHome={pathname === paths.vendorDashboard()} />
      )}
    </BackofficeFrame>
  )
}

const sayPlaced = (t: Translate, count: number) =>
  showToast({
    title: t('vendor-dashboard.new-orders', { count }),
    action: { label: t('vendor-dashboard.new-orders-see'), to: paths.vendorOrders() },
    closeLabel: t('site.close'),
  })

/** A role without access to the dashboard is redirected to its first permitted page. */
function NotTheirs({ role, isHome }: { role: VendorRole; isHome: boolean }) {
  const { t } = useTexts()
  if (isHome) return <Navigate to={homePageOf(role)} replace />
  return (
    <div className="back-office-page">
      <h1 className="sr-only">{t('site.vendor-space')}</h1>
      <EmptyState
        title={t('vendor-dashboard.not-yours')}
        text={t('vendor-dashboard.not-yours-text')}
        action={
          <ButtonLink to={homePageOf(role)}>{t('vendor-dashboard.not-yours-action')}</ButtonLink>
        }
      />
    </div>
  )
}

function BeforeSelling({ answer: { shop, role, is_open } }: { answer: OwnVendorResponseView }) {
  const { t } = useTexts()
  const [toHandIn, setToHandIn] = useState<number | null>(null)
  return (
    <div className="back-office-page space">
      {shop === null ? (
        <>
          <h1 className="sr-only">{t('site.vendor-space')}</h1>
          <EmptyState
            title={t(is_open ? 'vendor-status.none' : 'vendor-registration.closed')}
            text={t(is_open ? 'vendor-status.none-text' : 'vendor-registration.closed-text')}
            action={
              is_open ? (
                <ButtonLink to={paths.newVendor()}>{t('vendor-status.none-action')}</ButtonLink>
              ) : (
                <ButtonLink to={paths.home()}>{t('not-found.home')}</ButtonLink>
              )
            }
          />
        </>
      ) : (
        <>
          <VendorStatusCard shop={shop} toHandIn={toHandIn} />
          {role === 'owner' && shop.is_active && (
            <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
              <LazyDocumentsCard onCounted={setToHandIn} />
            </Suspense>
          )}
          <RegistrationSummary shop={shop} />
        </>
      )}
    </div>
  )
}

function ShopName({ shop, isOpen }: { shop: OwnVendorView; isOpen: boolean }) {
  const { t, language } = useTexts()
  return (
    <span className="space-name">
      <bdi>{shopName(shop, language)}</bdi>
      {isOpen && (
        <span className="badge badge-ok only-desktop">
          <Icon of={BadgeCheck} size="s" />
          {t('vendor-status.badge.open')}
        </span>
      )}
    </span>
  )
}

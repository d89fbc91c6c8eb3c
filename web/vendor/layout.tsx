import './space.css'
import { BadgeCheck, Store } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate, useOutletContext } from 'react-router'
import type { OwnShopAnswerView, OwnShopView } from '#capabilities/vendors/contract.ts'
import { paths } from '#web/paths.ts'
import { DeskFrame } from '#web/desk/frame.tsx'
import { useSession } from '#web/shared/session.ts'
import { useTexts } from '#web/shared/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { ShopFacts } from './dashboard/facts.tsx'
import { ShopState } from './dashboard/state.tsx'
import { entriesWith } from './navigation.ts'
import { NotRead } from './not-read.tsx'
import { useOwnShop } from './own-shop.ts'
import { useRequestedReturns } from './use-requested-returns.ts'
import { useCallsDue, useUnread } from './use-unread.ts'

/** What every page of the space is given: the shop, which sells, and what waits for it. */
export type SpaceContext = {
  shop: OwnShopView
  reloadShop: () => void
  /** How many buyers are to be called now; null until it is known. */
  callsDue: number | null
  reloadCalls: () => void
}
export const useSpace = () => useOutletContext<SpaceContext>()

/** The space of a shop. Whoever has none, or one that does not sell, reads here what comes next. */
export default function VendorLayout() {
  const { t } = useTexts()
  const { status, user } = useSession()
  const { answer, hasFailed, reload } = useOwnShop(user?.id ?? null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (status === 'out') void navigate(paths.auth(pathname), { replace: true })
  }, [status, navigate, pathname])

  const shop = answer?.shop ?? null
  const sells = shop !== null && shop.is_active && shop.verification_status === 'verified'
  const unread = useUnread(sells)
  const [turn, setTurn] = useState(0)
  const callsDue = useCallsDue(sells, turn)
  const reloadCalls = useCallback(() => setTurn((before) => before + 1), [])
  const requested = useRequestedReturns(sells)

  if (status !== 'in' || (answer === null && !hasFailed))
    return (
      <main className="no-tab-bar">
        <Spinner label={t('site.loading')} />
      </main>
    )
  return (
    <DeskFrame
      look="light"
      title={shop === null ? t('site.vendor-space') : <ShopName shop={shop} isOpen={sells} />}
      label={t('selling.nav')}
      entries={sells ? entriesWith({ unread, callsDue, requested }) : []}
      foot={sells ? [{ to: paths.vendor(shop.id), icon: Store, label: 'selling.nav.shop' }] : []}
    >
      {answer === null ? (
        <NotRead onRetry={reload} />
      ) : sells ? (
        <Outlet
          context={{ shop, reloadShop: reload, callsDue, reloadCalls } satisfies SpaceContext}
        />
      ) : (
        <BeforeSelling answer={answer} />
      )}
    </DeskFrame>
  )
}

/** A shop that waits, was turned away or switched off; and who has none is shown the way to one. */
function BeforeSelling({ answer: { shop, is_open } }: { answer: OwnShopAnswerView }) {
  const { t } = useTexts()
  return (
    <div className="back-office-page space">
      {shop === null ? (
        <>
          <h1 className="sr-only">{t('site.vendor-space')}</h1>
          <EmptyState
            title={t(is_open ? 'selling.none' : 'selling.closed')}
            text={t(is_open ? 'selling.none-text' : 'selling.closed-text')}
            action={
              is_open ? (
                <ButtonLink to={paths.newVendor()}>{t('selling.none-action')}</ButtonLink>
              ) : (
                <ButtonLink to={paths.home()}>{t('not-found.home')}</ButtonLink>
              )
            }
          />
        </>
      ) : (
        <>
          <ShopState shop={shop} />
          <ShopFacts shop={shop} />
        </>
      )}
    </div>
  )
}

function ShopName({ shop, isOpen }: { shop: OwnShopView; isOpen: boolean }) {
  const { t } = useTexts()
  return (
    <span className="space-name">
      <bdi>{shop.business_name}</bdi>
      {isOpen && (
        <span className="badge badge-ok only-desktop">
          <Icon of={BadgeCheck} size="s" />
          {t('selling.badge.open')}
        </span>
      )}
    </span>
  )
}

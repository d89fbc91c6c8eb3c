import './account.css'
import {
  ChevronLeft,
  Download,
  Heart,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  MessagesSquare,
  Package,
  ShieldCheck,
  SlidersHorizontal,
  User,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation, useNavigate, useOutletContext } from 'react-router'
import type { AccountProfileView } from '#capabilities/identity/contract.ts'
import { formatTypedPhone } from '#kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { QueryProvider } from '#web/shared/data/query-provider.tsx'
import { useCount, useFreshCounts } from '#web/shared/data/use-count.ts'
import { type QueryState, useQuery } from '#web/shared/data/use-query.ts'
import { initials } from '#web/shared/format/initials.ts'
import { ReauthenticationHost } from '#web/shared/session/reauthentication-host.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { useSignOut } from '#web/shared/session/use-sign-out.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'

export type AccountContext = {
  profile: QueryState<AccountProfileView>
  /** Call it before signing out, so that the layout does not redirect to the sign-in. */
  leave: () => void
}
export const useAccount = (): AccountContext => useOutletContext<AccountContext>()

export default function AccountLayout() {
  const { t } = useTexts()
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (status === 'out' && !isLeaving.current)
      void navigate(paths.auth(pathname + search), { replace: true })
  }, [status, pathname, search, navigate])
  if (status !== 'in') return <Spinner label={t('site.loading')} />
  const leave = () => {
    isLeaving.current = true
  }
  return (
    <QueryProvider>
      <Frame key={user.id} email={user.email} leave={leave} />
    </QueryProvider>
  )
}

function Frame({ email, leave }: { email: string; leave: () => void }) {
  const profile = useQuery(get('/account/profile'))
  const unread = useUnreadMessages()
  useFreshCounts()
  return (
    <div className="wrap account">
      <Menu profile={profile.view} email={email} unread={unread} />
      <div className="account-page">
        <Outlet context={{ profile, leave } satisfies AccountContext} />
      </div>
      <ReauthenticationHost />
    </div>
  )
}

const ENTRIES: readonly { to: string; icon: LucideIcon; label: TextKey }[] = [
  { to: paths.accountOrders(), icon: Package, label: 'account.nav.orders' },
  { to: paths.account(), icon: User, label: 'account.nav.profile' },
  { to: paths.accountAddresses(), icon: MapPin, label: 'account.nav.addresses' },
  { to: paths.accountReviews(), icon: MessageSquareText, label: 'account.nav.reviews' },
  { to: paths.accountMessages(), icon: MessagesSquare, label: 'messages.title' },
  { to: paths.accountSecurity(), icon: ShieldCheck, label: 'account.nav.security' },
  { to: paths.accountPreferences(), icon: SlidersHorizontal, label: 'account.nav.preferences' },
  { to: paths.accountData(), icon: Download, label: 'account.nav.data' },
]

/** Zero until known, and on failure. */
const useOrdersUnderWay = (isOn: boolean): number =>
  useCount(get('/account/purchases', { state: 'under_way', limit: 1 }), {
    isOn,
    countIn: ({ total }) => total,
  }) ?? 0

/** Zero until known, and on failure. */
const useUnreadMessages = (): number =>
  useCount(get('/account/messages/unread'), { isOn: true, countIn: ({ count }) => count }) ?? 0

type MenuProps = { profile: AccountProfileView | null; email: string; unread: number }

function Menu({ profile, email, unread }: MenuProps) {
  const { t } = useTexts()
  const { settings } = useSite()
  const signOut = useSignOut()
  const { user } = useSession()
  const text = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const name = text || user?.name || email
  const phone = profile?.phone ? formatTypedPhone(profile.phone) : null
  const entries = ENTRIES.filter(
    ({ to }) => to !== paths.accountReviews() || settings?.enableReviews !== false,
  )
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${pathname}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  // On a phone the first page is the list of all, and each other page leads back to it.
  const isFirst = pathname === paths.account()
  const underWay = useOrdersUnderWay(isFirst)
  return (
    <nav
      ref={nav}
      className={classes('account-menu', isFirst && 'account-menu-first')}
      aria-label={t('nav.my-account')}
    >
      {!isFirst && (
        <Link className="text-link account-up only-mobile" to={paths.account()}>
          <Icon of={ChevronLeft} size="s" flip />
          {t('nav.my-account')}
        </Link>
      )}
      <div className={classes('account-who', !isFirst && 'only-desktop')}>
        <span className="account-avatar" aria-hidden="true">
          {/\p{L}/u.test(name) ? initials(name) : <Icon of={User} />}
        </span>
        <span>
          <bdi dir={/\p{L}/u.test(name) ? undefined : 'ltr'}>{name}</bdi>
          {phone !== null && phone !== name && (
            <small>
              <bdi dir="ltr" className="num">
                {phone}
              </bdi>
            </small>
          )}
        </span>
      </div>
      <ul>
        {entries.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.account()}>
              <Icon of={icon} />
              {t(label)}
              {to === paths.accountMessages() && unread > 0 && (
                <span className="count-badge">
                  <span aria-hidden="true">{unread}</span>
                  <span className="sr-only">{t('messages.unread', { count: unread })}</span>
                </span>
              )}
              {to === paths.accountOrders() && underWay > 0 && (
                <span className="account-count num">
                  {t('account.nav.under-way', { count: underWay })}
                </span>
              )}
            </NavLink>
          </li>
        ))}
        {settings?.enableWishlist !== false && (
          <li>
            <Link to={paths.wishlist()}>
              <Icon of={Heart} />
              {t('nav.wishlist')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signOut()}>
            <Icon of={LogOut} flip />
            {t('nav.logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

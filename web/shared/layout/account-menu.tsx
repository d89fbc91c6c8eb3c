import { LogOut, User } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { auth, isAdminSession, useSession } from '../session/session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useSite } from './site-data.ts'
import { useTexts } from '../i18n/texts.ts'

/** Both states are in the HTML; `data-session` on the root chooses before the first paint. */
export function AccountMenu() {
  const { t } = useTexts()
  const session = useSession()
  const signOut = useSignOut()
  useEffect(() => {
    if (session.status === 'in') void auth() // keeps the session refreshed while the page is open
  }, [session.status])
  // A user of a wallet may have neither name nor address.
  const name = session.user?.handle
  return (
    <div className="account-zone only-desktop">
      <Link className="button button-quiet button-small if-signed-out" to={paths.auth()}>
        <Icon of={User} size="s" />
        {t('nav.login')}
      </Link>
      <span className="account-zone-in if-signed-in">
        <Link
          className="button button-quiet button-small"
          to={paths.account()}
          aria-label={
            name
              ? `${t('site.label', { label: t('nav.my-account') })} ${name}`
              : t('nav.my-account')
          }
        >
          <Icon of={User} size="s" />
          <bdi className="account-name">{session.user && (name || t('nav.my-account'))}</bdi>
        </Link>
        <IconButton icon={LogOut} flip label={t('nav.logout')} onClick={() => void signOut()} />
      </span>
    </div>
  )
}

/** For display only: the server authorizes every call. */
export function useIsAdmin(): boolean {
  const { user } = useSession()
  const [adminId, setAdminId] = useState<string | null>(null)
  const id = user?.id
  useEffect(() => {
    if (id === undefined) return undefined
    let isCurrent = true
    void isAdminSession(id).then((isAdmin) => {
      if (isCurrent && isAdmin) setAdminId(id)
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  return id !== undefined && adminId === id
}

export function RoleLinks() {
  const { t } = useTexts()
  const { settings } = useSite()
  const isAdmin = useIsAdmin()
  return (
    <>
      {settings?.enableVendorRegistration !== false && (
        <Link className="if-signed-out" to={paths.vendorRegister()}>
          {t('site.sell')}
        </Link>
      )}
      <Link className="if-signed-in" to={paths.vendorDashboard()}>
        {t('site.vendor-space')}
      </Link>
      {isAdmin && <Link to={paths.admin()}>{t('site.admin')}</Link>}
    </>
  )
}

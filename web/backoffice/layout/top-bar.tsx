import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { initials } from '#web/shared/format/initials.ts'
import { LogOut, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '#web/shared/i18n/language-switch.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { useSignOut } from '#web/shared/session/use-sign-out.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NotificationMenu } from '../notifications/notification-menu.tsx'

type TopBarProps = {
  title: ReactNode
  search?: ReactNode
  /** Null without in-app notifications. */
  notificationsOf: BackofficeAudience | null
  isMenuOpen: boolean
  onMenu: () => void
}

export function TopBar({ title, search, notificationsOf, isMenuOpen, onMenu }: TopBarProps) {
  const { t, language } = useTexts()
  const { user } = useSession()
  const signOut = useSignOut()
  const name = user?.name ?? ''
  return (
    <header className="top-bar">
      <IconButton
        icon={Menu}
        label={t('backoffice.menu')}
        className="only-mobile"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      />
      <p className="top-bar-title">{title}</p>
      {search}
      <div className="top-bar-person only-desktop">
        <LanguageSwitch />
        <span className="avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <bdi>{name}</bdi>
      </div>
      {/* Keyed by language, because the notifications are localized. */}
      {notificationsOf !== null && <NotificationMenu key={language} audience={notificationsOf} />}
      <Button kind="quiet" small className="top-bar-leave" onClick={() => void signOut()}>
        <Icon of={LogOut} size="s" flip />
        <span>{t('backoffice.sign-out')}</span>
      </Button>
    </header>
  )
}

import '#web/desk/desk.css'
import { ArrowLeft, LogOut, Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { paths } from '#web/paths.ts'
import { useChooseLanguage } from '#web/shared/language.ts'
import { LanguageSwitch } from '#web/shared/language-switch.tsx'
import { useSession } from '#web/shared/session.ts'
import { useSignOut } from '#web/shared/sign-out.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { ENTRIES } from './navigation.ts'
import { useAdministrator } from './use-administrator.ts'

/** The frame of the back office. Nothing of it shows before the server has said who is asking. */
export default function AdminLayout() {
  const { t } = useTexts()
  const administrator = useAdministrator()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string | null>(null) // going anywhere closes it
  const isMenuOpen = menuAt === key
  useEffect(() => {
    if (administrator === 'no') void navigate(paths.home(), { replace: true })
  }, [administrator, navigate])

  if (administrator !== 'yes')
    return (
      <main className="no-tab-bar">
        <Spinner label={t('site.loading')} />
      </main>
    )
  return (
    <div className="back-office no-tab-bar">
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      <aside className="side-bar only-desktop">
        <Link className="logo" to={paths.home()}>
          <Logo name={t('site.name')} />
        </Link>
        <Navigation />
      </aside>
      <div className="back-office-column">
        <TopBar onMenu={() => setMenuAt(key)} isMenuOpen={isMenuOpen} />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Drawer open={isMenuOpen} onClose={() => setMenuAt(null)} />
    </div>
  )
}

function Navigation() {
  const { t } = useTexts()
  return (
    <nav className="back-office-nav" aria-label={t('admin.navigation')}>
      {ENTRIES.map(({ to, icon, label, isUnder }) => (
        <NavLink key={to} to={to} className={classes(isUnder && 'is-under')}>
          <Icon of={icon} />
          {t(label)}
        </NavLink>
      ))}
      <Link className="back-to-site" to={paths.home()}>
        <Icon of={ArrowLeft} flip />
        {t('admin.back-to-site')}
      </Link>
    </nav>
  )
}

function TopBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  const { t } = useTexts()
  const { user } = useSession()
  const signOut = useSignOut()
  const name = user?.name ?? ''
  return (
    <header className="top-bar">
      <IconButton
        icon={Menu}
        label={t('admin.menu')}
        className="only-mobile"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      />
      <p className="top-bar-title">{t('admin.title')}</p>
      <div className="top-bar-person only-desktop">
        <LanguageSwitch />
        <span className="avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <bdi>{name}</bdi>
      </div>
      <Button kind="quiet" small className="top-bar-leave" onClick={() => void signOut()}>
        <Icon of={LogOut} size="s" flip />
        <span>{t('admin.sign-out')}</span>
      </Button>
    </header>
  )
}

function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, language } = useTexts()
  const choose = useChooseLanguage()
  const pick = (other: Language) => {
    onClose()
    void choose(other)
  }
  return (
    <Dialog
      kind="drawer"
      open={open}
      onClose={onClose}
      title={t('admin.menu')}
      closeLabel={t('site.close')}
    >
      <Navigation />
      <div className="chips mt-4" role="group" aria-label={t('nav.language')}>
        {LANGUAGES.map((other) => (
          <Chip key={other} lang={other} selected={other === language} onClick={() => pick(other)}>
            {t(`language.${other}`)}
          </Chip>
        ))}
      </div>
    </Dialog>
  )
}

/** The first letters of the first two parts of a name: "nadia.s" is NS. */
const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

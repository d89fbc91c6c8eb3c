import '#web/shared/layout/tab-bar.css'
import './backoffice.css'
import { ArrowLeft, type LucideIcon, Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { languageName, type PageLanguage } from '#kernel/locale.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { paths } from '#web/paths.ts'
import { useFreshCounts } from '#web/shared/data/use-count.ts'
import { useChooseLanguage } from '#web/shared/i18n/language.ts'
import { type TextKey, usePageLanguages, useTexts } from '#web/shared/i18n/texts.ts'
import { ReauthenticationHost } from '#web/shared/session/reauthentication-host.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { EditConflictDialog } from '../data/edit-conflict-dialog.tsx'
import { PanelDialogs } from '../panel/side-panel.tsx'
import { useLiveQueries } from '../realtime/use-live-queries.ts'
import { TopBar } from './top-bar.tsx'

export type NavigationEntry = {
  to: string
  icon: LucideIcon
  label: TextKey
  /** Label in the phone tab bar; entries without one are not in it. */
  short?: TextKey
  /** Indented below the previous entry. */
  isUnder?: boolean
  /** Not active on subpages. */
  isExact?: boolean
  /** A zero is hidden. */
  count?: number
  /** Says what the count is of, where the label alone does not. */
  countText?:
    | 'vendor-dashboard.questions-waiting'
    | 'vendor-dashboard.calls-due'
    | 'vendor-dashboard.returns-due'
}

type BackofficeFrameProps = {
  /** The back office is dark, the vendor space light. */
  look: 'dark' | 'light'
  title: ReactNode
  /** Accessible name of the navigation. */
  label: string
  entries: readonly NavigationEntry[]
  /** Null without in-app notifications. */
  notificationsOf: BackofficeAudience | null
  foot?: readonly NavigationEntry[]
  /** In the top bar. */
  search?: ReactNode
  children: ReactNode
}

export function BackofficeFrame(props: BackofficeFrameProps) {
  const { look, title, entries, notificationsOf, search, children } = props
  const { t } = useTexts()
  useLiveQueries()
  useFreshCounts()
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string | null>(null) // a navigation closes it
  const isMenuOpen = menuAt === key
  const hasTabs = entries.some(({ short }) => short)
  return (
    <div className={classes('back-office', `is-${look}`, !hasTabs && 'no-tab-bar')}>
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      <aside className="side-bar only-desktop">
        <Link className="logo" to={paths.home()}>
          <Logo name={t('site.name')} />
        </Link>
        <Navigation {...props} />
      </aside>
      <div className="back-office-column">
        <TopBar
          title={title}
          search={search}
          notificationsOf={notificationsOf}
          onMenu={() => setMenuAt(key)}
          isMenuOpen={isMenuOpen}
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      {hasTabs && <Tabs entries={entries} onMore={() => setMenuAt(key)} />}
      <Drawer {...props} open={isMenuOpen} onClose={() => setMenuAt(null)} />
      <EditConflictDialog />
      <PanelDialogs>
        <ReauthenticationHost />
      </PanelDialogs>
    </div>
  )
}

type NavigationProps = Pick<BackofficeFrameProps, 'label' | 'entries' | 'foot'>

function Navigation({ label, entries, foot = [] }: NavigationProps) {
  const { t } = useTexts()
  return (
    <nav className="back-office-nav" aria-label={label}>
      {entries.map((entry) => (
        <NavigationLink key={entry.to} {...entry} />
      ))}
      <div className="back-office-nav-foot">
        {foot.map((entry) => (
          <NavigationLink key={entry.to} {...entry} />
        ))}
        <Link to={paths.home()}>
          <Icon of={ArrowLeft} flip />
          {t('backoffice.back-to-site')}
        </Link>
      </div>
    </nav>
  )
}

function NavigationLink({ to, icon, label, isUnder, isExact, ...waiting }: NavigationEntry) {
  const { t } = useTexts()
  const { count = 0, countText } = waiting
  return (
    <NavLink to={to} end={isExact ?? false} className={classes(isUnder && 'is-under')}>
      <Icon of={icon} />
      {t(label)}
      {count > 0 &&
        (countText ? (
          <span className="badge badge-warn num" title={t(countText, { count })}>
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t(countText, { count })}</span>
          </span>
        ) : (
          <span className="badge badge-warn num">{count}</span>
        ))}
    </NavLink>
  )
}

type TabsProps = Pick<BackofficeFrameProps, 'entries'> & { onMore: () => void }

function Tabs({ entries, onMore }: TabsProps) {
  const { t } = useTexts()
  return (
    <nav className="tab-bar only-mobile" aria-label={t('nav.tabs')}>
      {entries.map(
        ({ to, icon, short }) =>
          short && (
            <NavLink key={to} to={to}>
              <Icon of={icon} />
              <span>{t(short)}</span>
            </NavLink>
          ),
      )}
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <Icon of={Menu} />
        <span>{t('backoffice.more')}</span>
      </button>
    </nav>
  )
}

type DrawerProps = NavigationProps & { open: boolean; onClose: () => void }

function Drawer({ open, onClose, ...navigation }: DrawerProps) {
  const { t } = useTexts()
  const { language, languages } = usePageLanguages()
  const choose = useChooseLanguage()
  const pick = (other: PageLanguage) => {
    onClose()
    void choose(other)
  }
  return (
    <Dialog
      kind="drawer"
      open={open}
      onClose={onClose}
      title={t('backoffice.menu')}
      closeLabel={t('site.close')}
    >
      <Navigation {...navigation} />
      <div className="chips mt-4" role="group" aria-label={t('nav.language')}>
        {languages.map((other) => (
          <Chip key={other} lang={other} selected={other === language} onClick={() => pick(other)}>
            {languageName(other)}
          </Chip>
        ))}
      </div>
    </Dialog>
  )
}

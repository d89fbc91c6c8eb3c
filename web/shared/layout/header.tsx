import { Heart, Menu, ShoppingBag, Truck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AccountMenu, RoleLinks } from './account-menu.tsx'
import { useCartCount } from '../cart/cart.ts'
import { categoryText, MAIN_CATEGORIES } from '../catalog/main-categories.ts'
import { WilayaButton } from '../preferences/wilaya-button.tsx'
import { LanguageSwitch } from '../i18n/language-switch.tsx'
import { lazyComponent } from '../utils/lazy-component.ts'
import { SearchBox } from '../search/search-box.tsx'
import { useSite } from './site-data.ts'
import { useTexts } from '../i18n/texts.ts'

const MobileMenu = lazyComponent(() => import('./mobile-menu.tsx'))

/** Everything in it works without scripts. */
export function SiteHeader() {
  const { t } = useTexts()
  const { key } = useLocation()
  // Tied to the location, so that navigation closes the menu.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isMenuOpen = openedOn === key
  const [wasMenuOpened, setMenuOpened] = useState(false)
  return (
    <>
      <UtilityLine />
      <header className="site-header">
        <div className="wrap">
          <div className="site-header-bar">
            <Link className="logo" to={paths.home()}>
              <Logo name={t('site.name')} />
            </Link>
            <SearchBox place="header" />
            <div className="site-header-actions">
              <LanguageSwitch />
              <WishlistLink />
              <AccountMenu />
              <CartLink />
              <IconButton
                icon={Menu}
                label={t('nav.menu')}
                className="only-mobile"
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                onClick={() => {
                  setMenuOpened(true)
                  setOpenedOn(key)
                }}
              />
            </div>
          </div>
          <MainNav />
        </div>
      </header>
      {wasMenuOpened && (
        <Suspense>
          <MobileMenu open={isMenuOpen} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </>
  )
}

function UtilityLine() {
  const { t } = useTexts()
  return (
    <aside className="utility only-desktop" aria-label={t('footer.information')}>
      <div className="wrap">
        <p>
          <Icon of={Truck} size="s" flip />
          {t('site.utility')}
        </p>
        <nav aria-label={t('site.help')}>
          <Link className="if-signed-out" to={paths.track()}>
            {t('nav.track')}
          </Link>
          <RoleLinks />
          <Link to={paths.contact()}>{t('site.help')}</Link>
        </nav>
      </div>
    </aside>
  )
}

function MainNav() {
  const { t } = useTexts()
  return (
    <nav className="main-nav only-desktop" aria-label={t('nav.main')}>
      <NavLink to={paths.products()}>{t('nav.products')}</NavLink>
      <NavLink to={paths.categories()} end>
        {t('nav.categories')}
      </NavLink>
      <NavLink to={paths.vendors()}>{t('nav.vendors')}</NavLink>
      {MAIN_CATEGORIES.map((slug) => (
        <Link key={slug} className="muted" to={paths.category(slug)}>
          {t(categoryText(slug))}
        </Link>
      ))}
      <WilayaButton />
    </nav>
  )
}

function WishlistLink() {
  const { t } = useTexts()
  const { settings } = useSite()
  if (settings?.enableWishlist === false) return null
  return (
    <Link className="icon-button only-desktop" to={paths.wishlist()} aria-label={t('nav.wishlist')}>
      <Icon of={Heart} />
    </Link>
  )
}

/** The accessible name is text with the count; the badge is decoration. */
function CartLink() {
  const { t } = useTexts()
  const count = useCartCount()
  return (
    <Link className="icon-button" to={paths.cart()}>
      <span className="sr-only">{t('nav.cart-count', { count })}</span>
      <Icon of={ShoppingBag} />
      {count > 0 && (
        <span className="count-badge num" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}

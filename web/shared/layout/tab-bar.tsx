import './tab-bar.css'
import { Heart, House, LayoutGrid, type LucideIcon, ShoppingBag, User } from 'lucide-react'
import { NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCartCount } from '../cart/cart.ts'
import { useSite } from './site-data.ts'
import { type TextKey, useTexts } from '../i18n/texts.ts'

export function TabBar() {
  const { t } = useTexts()
  const count = useCartCount()
  const { settings } = useSite()
  const tabs: { to: string; icon: LucideIcon; key: TextKey; hidden?: boolean }[] = [
    { to: paths.home(), icon: House, key: 'nav.home' },
    { to: paths.categories(), icon: LayoutGrid, key: 'nav.categories' },
    {
      to: paths.wishlist(),
      icon: Heart,
      key: 'nav.wishlist',
      hidden: settings?.enableWishlist === false,
    },
    { to: paths.cart(), icon: ShoppingBag, key: 'nav.cart' },
    { to: paths.account(), icon: User, key: 'nav.account' },
  ]
  return (
    <nav className="tab-bar only-mobile" aria-label={t('nav.tabs')}>
      {tabs
        .filter((tab) => !tab.hidden)
        .map(({ to, icon, key }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            <Icon of={icon} />
            <span>{t(key)}</span>
            {key === 'nav.cart' && count > 0 && (
              <span className="count-badge num" aria-hidden="true">
                {count}
              </span>
            )}
          </NavLink>
        ))}
    </nav>
  )
}

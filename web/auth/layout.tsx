import './auth.css'
import './auth-form.css'
import { BadgeCheck, Banknote, ChevronLeft, Truck, X } from 'lucide-react'
import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { paths } from '#web/paths.ts'
import { LanguageSwitch } from '#web/shared/i18n/language-switch.tsx'
import { illustrationUrl, illustrationSrcSet } from '#web/shared/catalog/illustrations.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { loadAuthSettings } from './enabled-methods.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadAuthSettings(context)

/** The auth settings do not change while navigating within these pages. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href

export default function AuthLayout() {
  const { t } = useTexts()
  return (
    <div className="auth-page no-tab-bar">
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      <AuthHeader />
      <main id="content" tabIndex={-1} className="wrap auth">
        <Outlet />
        <Illustration />
      </main>
    </div>
  )
}

function AuthHeader() {
  const { t } = useTexts()
  return (
    <header className="auth-header">
      <div className="wrap">
        <Link className="logo" to={paths.home()}>
          <Logo name={t('site.name')} />
        </Link>
        <LanguageSwitch />
        <Link className="text-link only-desktop" to={paths.home()}>
          <Icon of={ChevronLeft} size="s" flip />
          {t('auth.back')}
        </Link>
        <Link className="icon-button only-mobile" to={paths.home()} aria-label={t('auth.back')}>
          <Icon of={X} />
        </Link>
      </div>
    </header>
  )
}

/** Wide screens only: phones never load the image. */
function Illustration() {
  const { t, language } = useTexts()
  const illustration = language === 'ar' ? 'hero-rtl' : 'hero-ltr'
  const sizes = '120vw' // it is cropped to the height of the page
  return (
    <aside className="auth-scene only-desktop">
      <picture>
        <source
          type="image/avif"
          srcSet={illustrationSrcSet(illustration, [840, 1680], 'avif')}
          sizes={sizes}
        />
        <img
          src={illustrationUrl(illustration, 840)}
          srcSet={illustrationSrcSet(illustration, [840, 1680], 'webp')}
          sizes={sizes}
          width="1680"
          height="680"
          alt=""
          loading="lazy"
        />
      </picture>
      <ul>
        <li>
          <Icon of={Banknote} />
          {t('auth.promise.cash')}
        </li>
        <li>
          <Icon of={Truck} flip />
          {t('auth.promise.tracking')}
        </li>
        <li>
          <Icon of={BadgeCheck} />
          {t('auth.promise.verified')}
        </li>
      </ul>
    </aside>
  )
}

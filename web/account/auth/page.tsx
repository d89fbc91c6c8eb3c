import './auth.css'
import { BadgeCheck, Banknote, ChevronLeft, Truck, X } from 'lucide-react'
import { useEffect } from 'react'
import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { LanguageSwitch } from '#web/shared/language-switch.tsx'
import { pageMeta } from '#web/shared/meta.ts'
import { ownPath } from '#web/shared/own-path.ts'
import { sceneAddress, sceneSet } from '#web/shared/scenes.ts'
import { auth, useSession } from '#web/shared/session.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoginForm } from './login-form.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta'), isPrivate: true }))

/** Signing in. Whoever already is goes on: to where they were sent from, or home. */
export default function AuthPage() {
  const { t } = useTexts()
  const { status } = useSession()
  const [query] = useSearchParams()
  const next = ownPath(query.get('next'))
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'in') void navigate(next, { replace: true })
  }, [status, next, navigate])

  return (
    <div className="auth-page no-tab-bar">
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      <AuthHeader />
      <main id="content" tabIndex={-1} className="wrap auth">
        <div className="auth-column">
          <h1>{t('auth.title')}</h1>
          {/* The client's code is there before the form is sent. */}
          <div className="card auth-card" onFocus={() => void auth()}>
            {status === 'out' ? <Forms /> : <Spinner label={t('site.loading')} />}
          </div>
        </div>
        <Scene />
      </main>
    </div>
  )
}

function Forms() {
  const { t } = useTexts()
  const tabs = [{ id: 'login', label: t('auth.tab.login'), panel: <LoginForm /> }]
  return <Tabs label={t('auth.tabs')} tabs={tabs} selected="login" onSelect={() => undefined} />
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

/** The scene of the home page, on wide screens only: a phone never asks for it. */
function Scene() {
  const { t, language } = useTexts()
  const scene = language === 'ar' ? 'hero-rtl' : 'hero-ltr'
  const sizes = '120vw' // it is cut to the height of the page
  return (
    <aside className="auth-scene only-desktop">
      <picture>
        <source type="image/avif" srcSet={sceneSet(scene, [840, 1680], 'avif')} sizes={sizes} />
        <img
          src={sceneAddress(scene, 840)}
          srcSet={sceneSet(scene, [840, 1680], 'webp')}
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

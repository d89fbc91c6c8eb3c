import { Info } from 'lucide-react'
import { useState } from 'react'
import { Link, type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useGuest } from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { LoginForm } from './login-form.tsx'
import { OtherMethods } from './other-methods.tsx'
import { type KnownContact, SignUpForm } from './sign-up-form.tsx'

const LOGIN = 'login'
const SIGN_UP = 'signup'
/** Messages are written with an account only, so the sign-in says why it is asked for. */
const isToWrite = (next: string): boolean => next.startsWith(`${paths.accountMessages()}?`)
/** Given by the page that offered the sign-up. */
function knownIn(state: unknown): KnownContact {
  const textOf = (name: keyof KnownContact): string => {
    const value = isRecord(state) ? state[name] : ''
    return typeof value === 'string' ? value : ''
  }
  return { email: textOf('email'), firstName: textOf('firstName'), phone: textOf('phone') }
}
const isSignUp = (tab: string | null): boolean => tab === SIGN_UP

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: isSignUp(new URLSearchParams(args.location.search).get('tab'))
      ? t('auth.meta.sign-up')
      : t('auth.meta'),
    isPrivate: true,
  }))

/** Sign-in and sign-up; a signed-in user is redirected to `next` or home. */
export default function AuthPage() {
  const { t } = useTexts()
  const [query, setQuery] = useSearchParams()
  const [known] = useState(knownIn(useLocation().state))
  const next = safeNextPath(query.get('next'))
  const isGuest = useGuest(next)
  const isNew = isSignUp(query.get('tab'))
  const current = isNew ? SIGN_UP : LOGIN
  // A form is mounted when first shown and then keeps its input.
  const [seen, setSeen] = useState([current])
  if (!seen.includes(current)) setSeen([...seen, current])
  const select = (tab: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (tab === SIGN_UP) after.set('tab', tab)
        else after.delete('tab')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const tabs = [
    {
      id: LOGIN,
      label: t('auth.tab.login'),
      panel: seen.includes(LOGIN) && (
        <>
          <LoginForm onSignUp={() => select(SIGN_UP)} />
          <OtherMethods next={next} />
          <p className="auth-foot">
            {t('auth.guest-order')}{' '}
            <Link className="text-link" to={paths.track()}>
              {t('nav.track')}
            </Link>
          </p>
        </>
      ),
    },
    {
      id: SIGN_UP,
      label: t('auth.tab.sign-up'),
      panel: seen.includes(SIGN_UP) && <SignUpForm next={next} known={known} />,
    },
  ]
  return (
    <AuthCard
      title={isNew ? t('auth.title.sign-up') : t('auth.title')}
      ready={isGuest}
      wide={isNew}
      className={isNew ? 'for-sign-up' : 'for-login'}
    >
      {isToWrite(next) && (
        <p className="auth-note">
          <Icon of={Info} size="s" />
          {t('auth.reason.messages')}
        </p>
      )}
      <Tabs label={t('auth.tabs')} tabs={tabs} selected={current} onSelect={select} />
    </AuthCard>
  )
}

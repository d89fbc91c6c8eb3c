import { useEffect } from 'react'
import { useNavigate, type MetaFunction, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useSignOut } from '#web/shared/session/use-sign-out.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AuthCard } from './auth-card.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.new-account.title'), isPrivate: true }))

/**
 * A code by SMS opens an account where none signs in with the phone. Its owner may have another one
 * whose profile names that phone: nothing proves so, and it is not looked up.
 */
export default function NewAccountPage() {
  const { t } = useTexts()
  const { status, user } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [query] = useSearchParams()
  const next = safeNextPath(query.get('next'))
  useEffect(() => {
    if (status === 'out') void navigate(paths.auth(next), { replace: true })
  }, [status, next, navigate])
  return (
    <AuthCard title={t('auth.new-account.title')} ready={status === 'in'}>
      <div className="auth-form">
        <p>
          <FilledMessage text={t('auth.new-account.text', { phone: PLACEHOLDER })}>
            <bdi dir="ltr" className="auth-address num">
              {user?.handle ?? ''}
            </bdi>
          </FilledMessage>
        </p>
        <p>{t('auth.new-account.other')}</p>
        <Button kind="outline" wide onClick={() => void signOut()}>
          {t('auth.new-account.use-other')}
        </Button>
        <ButtonLink wide to={next} replace>
          {t('auth.new-account.continue')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}

import { CircleCheck, Mail } from 'lucide-react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AuthCard } from './auth-card.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.changed.title'), isPrivate: true }))

/** The email has changed, or the second of two confirmations is missing. */
export default function ChangedPage() {
  const { t } = useTexts()
  const { user } = useSession()
  const isReady = useHydrated()
  const [query] = useSearchParams()
  const isHalf = isReady && query.get('step') === 'half'
  return (
    <AuthCard title={t(isHalf ? 'auth.changed.half-title' : 'auth.changed.title')} ready={isReady}>
      <div className="auth-form">
        <p className="auth-done">
          <Icon of={isHalf ? Mail : CircleCheck} size="l" />
          <span>
            {isHalf || !user ? (
              t(isHalf ? 'auth.changed.half' : 'auth.changed.signed-out')
            ) : (
              <FilledMessage text={t('auth.changed.explained', { address: PLACEHOLDER })}>
                <bdi dir="ltr" className="auth-address">
                  {user.email}
                </bdi>
              </FilledMessage>
            )}
          </span>
        </p>
        <ButtonLink wide to={user ? paths.account() : paths.auth()}>
          {t(user ? 'auth.changed.account' : 'auth.submit')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}

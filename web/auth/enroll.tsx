import '#web/account/account.css'
import type { User } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { FactorsBlock } from '#web/account/factors-block.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ReauthenticationHost } from '#web/shared/session/reauthentication-host.tsx'
import { auth, signOut, useSession } from '#web/shared/session/session.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'
import { AuthCard } from './auth-card.tsx'
import { type AuthError, authErrorMessage } from './auth-errors.ts'
import { ErrorNote } from './fields.tsx'
import { usePostSignInRedirect } from './post-sign-in-redirect.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.enroll'), isPrivate: true }))

/** For roles that the operator obliges to have a second factor. */
export default function EnrollPage() {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const arrive = usePostSignInRedirect(safeNextPath(query.get('next')))
  const { person, failure } = usePerson(arrive)
  return (
    <AuthCard title={t('auth.enroll.title')} wide ready={person !== null || failure !== null}>
      <ErrorNote failure={failure} />
      {person && (
        <div className="auth-form">
          <p>{t('auth.enroll.text')}</p>
          <FactorsBlock
            factors={person.factors ?? []}
            phone={person.phone || null}
            onChanged={() => void arrive()}
          />
        </div>
      )}
      <p className="auth-foot">
        <button type="button" className="text-link" onClick={() => void signOut()}>
          {t('auth.second.leave')}
        </button>
      </p>
      <ReauthenticationHost />
    </AuthCard>
  )
}

function usePerson(arrive: () => Promise<void>) {
  const { status } = useSession()
  const navigate = useNavigate()
  const [person, setPerson] = useState<User | null>(null)
  const [failure, setFailure] = useState<AuthError | null>(null)
  useEffect(() => {
    if (status === 'out') void navigate(paths.auth(), { replace: true })
    if (status !== 'in') return
    const ask = async () => {
      const { data, error } = await (await auth()).getUser()
      if (error) return setFailure(authErrorMessage(error))
      if (data.user.factors?.some((factor) => factor.status === 'verified')) return arrive()
      return setPerson(data.user)
    }
    ask().catch(() => setFailure({ key: 'auth-errors.unreachable' }))
    // Only when the session status changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return { person, failure }
}

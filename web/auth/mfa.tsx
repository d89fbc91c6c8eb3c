import type { Factor } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'
import { auth, signOut, useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check } from '#web/ui/field.tsx'
import { usePostSignInRedirect } from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { type AuthError, authErrorMessage } from './auth-errors.ts'
import { ErrorNote } from './fields.tsx'
import { TotpFactor, WebauthnFactor, PhoneFactor } from './mfa-factors.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.second-step'), isPrivate: true }))

/** Auth pages that may be returned to after the second factor. */
const WAITING: readonly (string | null)[] = [paths.authReset(), paths.authInvite()]

export default function SecondStepPage() {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const wanted = query.get('next')
  const arrive = usePostSignInRedirect(
    WAITING.includes(wanted) && wanted ? wanted : safeNextPath(wanted),
  )
  const { factors, failure } = useFactors(arrive)
  const [chosen, setChosen] = useState<string | null>(null)
  const factor = factors?.find(({ id }) => id === chosen) ?? factors?.[0]
  return (
    <AuthCard title={t('auth.second.title')} ready={factor !== undefined || failure !== null}>
      <ErrorNote failure={failure} />
      {factors && factors.length > 1 && (
        <fieldset className="auth-choice">
          <legend className="field-label">{t('auth.second.methods')}</legend>
          {factors.map((item) => (
            <Check
              key={item.id}
              type="radio"
              name="factor"
              checked={item === factor}
              onChange={() => setChosen(item.id)}
              label={item.friendly_name || t(`auth.second.method.${kindOf(item)}`)}
            />
          ))}
        </fieldset>
      )}
      {factor && <FactorForm key={factor.id} factor={factor} onDone={() => void arrive()} />}
      <p className="auth-foot">
        <button type="button" className="text-link" onClick={() => void signOut()}>
          {t('auth.second.leave')}
        </button>
      </p>
    </AuthCard>
  )
}

type Kind = 'totp' | 'phone' | 'webauthn'
/** The client's types leave the kinds open. */
const kindOf = ({ factor_type: kind }: Factor): Kind =>
  kind === 'phone' || kind === 'webauthn' ? kind : 'totp'

function FactorForm({ factor, onDone }: { factor: Factor; onDone: () => void }) {
  const kind = kindOf(factor)
  if (kind === 'phone') return <PhoneFactor factor={factor} onDone={onDone} />
  if (kind === 'webauthn') return <WebauthnFactor factor={factor} onDone={onDone} />
  return <TotpFactor factor={factor} onDone={onDone} />
}

function useFactors(arrive: () => Promise<void>) {
  const { status } = useSession()
  const navigate = useNavigate()
  const [factors, setFactors] = useState<Factor[] | null>(null)
  const [failure, setFailure] = useState<AuthError | null>(null)
  useEffect(() => {
    if (status === 'out') void navigate(paths.auth(), { replace: true })
    if (status !== 'in') return
    const ask = async () => {
      const client = await auth()
      const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel()
      if (level && level.nextLevel !== 'aal2') return arrive()
      if (level?.currentLevel === 'aal2') return arrive()
      const { data, error } = await client.mfa.listFactors()
      if (error) return setFailure(authErrorMessage(error))
      return setFactors(data.all.filter((factor) => factor.status === 'verified'))
    }
    ask().catch(() => setFailure({ key: 'auth-errors.unreachable' }))
    // Only when the session status changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return { factors, failure }
}

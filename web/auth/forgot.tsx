import { useEffect, useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { SignInCaptcha } from './captcha-box.tsx'
import { AuthCard } from './auth-card.tsx'
import { CodeStep } from './code-step.tsx'
import { isRateLimited, secondsToWait } from './auth-errors.ts'
import { EmailField, ErrorNote } from './fields.tsx'
import { rememberedEmail, rememberEmail } from './pending-sign-up.ts'
import { callbackUrl } from './providers.ts'
import { useAuthAttempt } from './use-auth-attempt.ts'
import { focusField, useFields } from './use-form-fields.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.forgot'), isPrivate: true }))

export default function ForgotPage() {
  const { t } = useTexts()
  const isReady = useHydrated()
  const navigate = useNavigate()
  const [email, setEmail] = useState<string | null>(null)
  const [wait, setWait] = useState<number | null>(null)
  const [isAgain, setAgain] = useState(false)
  const change = () => {
    setAgain(true)
    setEmail(null)
  }
  const back = { to: paths.auth(), label: t('auth.back.login') }
  return (
    <AuthCard
      title={email === null ? t('auth.forgot.title') : t('auth.verify.title')}
      ready={isReady}
      back={back}
    >
      {email === null ? (
        <AskForm
          isAgain={isAgain}
          onSent={(address, seconds) => {
            setEmail(address)
            setWait(seconds)
          }}
        />
      ) : (
        <CodeStep
          sentence="auth.verify.sent"
          address={email}
          isFresh
          wait={wait}
          onChangeAddress={change}
          send={(client, proof) =>
            client.resetPasswordForEmail(email, { ...proof, redirectTo: callbackUrl('/') })
          }
          verify={(client, token) => client.verifyOtp({ email, token, type: 'recovery' })}
          onVerified={() => void navigate(paths.authReset(), { replace: true })}
        />
      )}
    </AuthCard>
  )
}

type AskProps = { onSent: (email: string, wait: number | null) => void; isAgain: boolean }

function AskForm({ onSent, isAgain }: AskProps) {
  const { t } = useTexts()
  const fields = useFields(['email'])
  const { run, failure, isBusy, captcha } = useAuthAttempt()
  const [known] = useState(rememberedEmail)
  useEffect(() => {
    if (isAgain) focusField(fields.id, 'email')
  }, [isAgain, fields.id])
  const submit = async () => {
    if (isBusy || !fields.check()) return
    const email = fields.typed('email').trim()
    rememberEmail(email)
    const refused = await run((client, proof) =>
      client.resetPasswordForEmail(email, { ...proof, redirectTo: callbackUrl('/') }),
    )
    const wait = refused && isRateLimited(refused) ? secondsToWait(refused) : null
    if (!refused || wait !== null) onSent(email, wait)
  }
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <p>{t('auth.forgot.explained')}</p>
      <EmailField fields={fields} autoComplete="username" value={known} />
      <SignInCaptcha captcha={captcha} />
      <ErrorNote failure={failure} />
      <Button type="submit" wide busy={isBusy}>
        {t('auth.forgot.submit')}
      </Button>
    </form>
  )
}

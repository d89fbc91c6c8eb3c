import { useEffect, useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { formatTypedPhone, parsePhone } from '#kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'
import type { auth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/field.tsx'
import { setPostSignInRedirect, useGuest } from './post-sign-in-redirect.ts'
import { SignInCaptcha } from './captcha-box.tsx'
import { AuthCard } from './auth-card.tsx'
import { CodeStep } from './code-step.tsx'
import { useEnabledMethods } from './enabled-methods.ts'
import { isRateLimited, secondsToWait } from './auth-errors.ts'
import { EmailField, ErrorNote, PhoneField } from './fields.tsx'
import { rememberedEmail, rememberEmail } from './pending-sign-up.ts'
import { callbackUrl } from './providers.ts'
import { type CaptchaOptions, useAuthAttempt } from './use-auth-attempt.ts'
import { focusField, useFields } from './use-form-fields.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.code'), isPrivate: true }))

type OneTimeCodeMethod = 'email' | 'phone'
/** `wait`: no code left, as one was sent before. */
type Target = { way: OneTimeCodeMethod; address: string; wait?: number | null }
type Client = Awaited<ReturnType<typeof auth>>

export default function CodePage() {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const next = safeNextPath(query.get('next'))
  const isGuest = useGuest(next)
  const [target, setTarget] = useState<Target | null>(null)
  const [before, setBefore] = useState<Target | null>(null)
  const isSms = target?.way === 'phone'
  const title =
    target === null ? 'auth.code.title' : isSms ? 'auth.verify.title-sms' : 'auth.verify.title'
  return (
    <AuthCard
      title={t(title)}
      ready={isGuest}
      back={{ to: paths.auth(), label: t('auth.back.login') }}
    >
      {target === null ? (
        <AskForm
          before={before}
          onSent={setTarget}
          send={(to) => (client, proof) => ask(client, to, proof, next)}
        />
      ) : (
        <CodeStep
          sentence={isSms ? 'auth.verify.sent-sms' : 'auth.verify.sent-sign-up'}
          address={target.address}
          isFresh
          wait={target.wait ?? null}
          onChangeAddress={() => {
            setBefore(target)
            setTarget(null)
          }}
          send={(client, proof) => ask(client, target, proof, next)}
          verify={(client, token) => {
            setPostSignInRedirect({ greeting: 'login' })
            return isSms
              ? client.verifyOtp({ phone: target.address, token, type: 'sms' })
              : client.verifyOtp({ email: target.address, token, type: 'email' })
          }}
          onRefused={() => setPostSignInRedirect(null)}
        />
      )}
    </AuthCard>
  )
}

const ask = (client: Client, { way, address }: Target, proof: CaptchaOptions, next: string) =>
  way === 'phone'
    ? client.signInWithOtp({ phone: address, options: proof })
    : client.signInWithOtp({
        email: address,
        options: { ...proof, emailRedirectTo: callbackUrl(next) },
      })

type AskProps = {
  /** The previous target, to correct it. */
  before: Target | null
  onSent: (target: Target) => void
  send: (target: Target) => Parameters<ReturnType<typeof useAuthAttempt>['run']>[0]
}

function AskForm({ before, onSent, send }: AskProps) {
  const { t } = useTexts()
  const enabledMethods = useEnabledMethods()
  const [way, setWay] = useState<OneTimeCodeMethod>(
    before?.way ?? (enabledMethods.email ? 'email' : 'phone'),
  )
  const fields = useFields([way])
  const { run, failure, setFailure, isBusy, captcha } = useAuthAttempt()
  const [known] = useState(rememberedEmail)
  useEffect(() => {
    if (before) focusField(fields.id, before.way)
  }, [before, fields.id])
  const choose = (chosen: OneTimeCodeMethod) => () => {
    setWay(chosen)
    setFailure(null)
  }
  const submit = async () => {
    if (isBusy || !fields.check()) return
    const typed = fields.typed(way).trim()
    if (way === 'email') rememberEmail(typed)
    const address = way === 'email' ? typed : international(typed)
    const refused = await run(send({ way, address }))
    const wait = refused && isRateLimited(refused) ? secondsToWait(refused) : null
    if (!refused || wait !== null) onSent({ way, address, wait })
  }
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      {enabledMethods.email && enabledMethods.phone && (
        <fieldset className="auth-choice">
          <legend className="field-label">{t('auth.code.ways')}</legend>
          <Check
            type="radio"
            name="way"
            label={t('auth.code.by-mail')}
            checked={way === 'email'}
            onChange={choose('email')}
          />
          <Check
            type="radio"
            name="way"
            label={t('auth.code.by-sms')}
            checked={way === 'phone'}
            onChange={choose('phone')}
          />
        </fieldset>
      )}
      <p>{t(way === 'email' ? 'auth.code.explained' : 'auth.code.explained-sms')}</p>
      {/* Both fields stay mounted, so that switching loses no input. */}
      <div hidden={way !== 'email'}>
        <EmailField fields={fields} autoComplete="username" value={known} />
      </div>
      <div hidden={way !== 'phone'}>
        <PhoneField
          fields={fields}
          value={before?.way === 'phone' ? formatTypedPhone(before.address) : ''}
        />
      </div>
      <SignInCaptcha captcha={captcha} />
      <ErrorNote failure={failure} />
      <Button type="submit" wide busy={isBusy}>
        {t('auth.code.send')}
      </Button>
    </form>
  )
}

/** E.164; anything but an Algerian number is sent as typed. */
const international = (typed: string): string =>
  parsePhone(typed)?.e164 ?? typed.replace(/[^\d+]/g, '')

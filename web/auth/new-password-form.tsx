import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { ReauthenticationHost } from '#web/shared/session/reauthentication-host.tsx'
import { auth, useSession } from '#web/shared/session/session.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  type PostSignInRedirect,
  setPostSignInRedirect,
  usePostSignInRedirect,
} from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { ErrorNote } from './fields.tsx'
import { passwordMismatch, NewPasswordFields } from './new-password-fields.tsx'
import { isTooShort, proveOwnership } from './own-password.ts'
import { useAuthAttempt } from './use-auth-attempt.ts'
import { useFields } from './use-form-fields.ts'

type NewPasswordFormTexts = { title: TextKey; explained: TextKey; submit: TextKey; lost: TextKey }
type Props = {
  words: NewPasswordFormTexts
  greeting: PostSignInRedirect['greeting']
  /** Where a new link can be requested, if anywhere. */
  again?: string
}

/** For users whom an email link or code has signed in. */
export function NewPasswordForm({ words, greeting, again }: Props) {
  const { t } = useTexts()
  const { status, user } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (status !== 'in') return
    // With an enrolled factor the server requires AAL2 first.
    void auth().then(async (client) => {
      const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
      if (data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2')
        await navigate(paths.authSecondStep(location.pathname), { replace: true })
    })
  }, [status, navigate])
  return (
    <AuthCard title={t(words.title)} ready={status !== 'unknown'}>
      {status === 'in' ? (
        <Form words={words} greeting={greeting} address={user.email} />
      ) : (
        <div className="auth-form">
          <p className="auth-note">
            <Icon of={Info} size="s" />
            {t(words.lost)}
          </p>
          <ButtonLink wide to={again ?? paths.auth()}>
            {t(again === undefined ? 'auth.back.login' : 'auth.new.again')}
          </ButtonLink>
        </div>
      )}
    </AuthCard>
  )
}

type FormProps = Pick<Props, 'words' | 'greeting'> & { address: string }

function Form({ words, greeting, address }: FormProps) {
  const { t } = useTexts()
  const fields = useFields(['password', 'confirm'])
  const { run, failure, isBusy } = useAuthAttempt()
  const arrive = usePostSignInRedirect(paths.home())
  const submit = async () => {
    const password = fields.typed('password')
    const problems = () => ({
      ...passwordMismatch(fields),
      ...(isTooShort(password) && { password: 'auth.password.too-short' as const }),
    })
    if (isBusy || !fields.check(problems)) return
    let isDeclined = false
    const refused = await run(async (client) => {
      if (await proveOwnership(client)) return client.updateUser({ password })
      isDeclined = true
      return { error: null }
    })
    if (refused || isDeclined) return
    setPostSignInRedirect({ greeting })
    await arrive()
  }
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <p>
        <FilledMessage text={t(words.explained, { address: PLACEHOLDER })}>
          <bdi dir="ltr" className="auth-address">
            {address}
          </bdi>
        </FilledMessage>
      </p>
      {/* Password managers need the user name. */}
      <input type="text" autoComplete="username" value={address} readOnly hidden />
      <NewPasswordFields fields={fields} label={t('auth.new.password')} hint={t('auth.new.hint')} />
      <ErrorNote failure={failure} />
      <Button type="submit" wide busy={isBusy}>
        {t(words.submit)}
      </Button>
      <ReauthenticationHost />
    </form>
  )
}

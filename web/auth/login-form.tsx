import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { setPostSignInRedirect } from './post-sign-in-redirect.ts'
import { SignInCaptcha } from './captcha-box.tsx'
import { authErrorMessage } from './auth-errors.ts'
import { EmailField, ErrorNote, PasswordField } from './fields.tsx'
import {
  pendingSignUp,
  rememberedEmail,
  rememberEmail,
  savePendingSignUp,
} from './pending-sign-up.ts'
import { useAuthAttempt } from './use-auth-attempt.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useFields } from './use-form-fields.ts'

/** Fields keep their values after an error; the page redirects on success. */
export function LoginForm({ onSignUp }: { onSignUp: () => void }) {
  const { t } = useTexts()
  const fields = useFields(['email', 'password'])
  const { run, failure, isBusy, captcha } = useAuthAttempt('login')
  const showFailure = useFailureToast()
  const [known] = useState(rememberedEmail)

  const submit = async () => {
    if (isBusy || !fields.check()) return
    const email = fields.typed('email').trim()
    const password = fields.typed('password')
    rememberEmail(email)
    setPostSignInRedirect({ greeting: 'login' })
    const refused = await run((client, options) =>
      client.signInWithPassword({ email, password, options }),
    )
    if (!refused) return
    setPostSignInRedirect(null)
    if (refused.code === 'email_not_confirmed') savePendingSignUp({ email, to: paths.home() })
    const { key, values } = authErrorMessage(refused, 'login')
    // The heading already begins this sentence.
    const message = key === 'auth-errors.credentials' ? t('auth.check') : t(key, values)
    showFailure(t('auth.failed'), message)
  }

  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <EmailField fields={fields} autoComplete="username" value={known} />
      <div className="auth-password">
        <PasswordField
          fields={fields}
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
        />
        <Link
          className="text-link"
          to={paths.authForgot()}
          onClick={() => rememberEmail(fields.typed('email').trim())}
        >
          {t('auth.password.forgotten')}
        </Link>
      </div>
      <SignInCaptcha captcha={captcha} />
      <ErrorNote failure={failure}>
        {failure?.key === 'auth-errors.unconfirmed' && (
          <Link to={paths.authVerify()}>{t('auth.enter-code')}</Link>
        )}
      </ErrorNote>
      <Button type="submit" wide busy={isBusy}>
        {t('auth.submit')}
      </Button>
      <Waiting />
      <p className="auth-foot">
        {t('auth.no-account')}{' '}
        <button type="button" className="text-link" onClick={onSignUp}>
          {t('auth.no-account.link')}
        </button>
      </p>
    </form>
  )
}

function Waiting() {
  const { t } = useTexts()
  const [pending] = useState(pendingSignUp)
  if (!pending) return null
  return (
    <p className="auth-foot">
      <FilledMessage text={t('auth.verify.waiting', { address: PLACEHOLDER })}>
        <bdi dir="ltr" className="auth-address">
          {pending.email}
        </bdi>
      </FilledMessage>{' '}
      <Link className="text-link" to={paths.authVerify()}>
        {t('auth.enter-code')}
      </Link>
    </p>
  )
}

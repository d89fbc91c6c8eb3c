import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { Filled, HOLE } from '#web/shared/i18n/filled-message.tsx'
import { auth, useSession } from '#web/shared/session/session.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Arrival, expectArrival, useArrival } from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { FailureNote } from './fields.tsx'
import { mismatchIn, NewSecret } from './new-password-fields.tsx'
import { useAttempt } from './use-auth-attempt.ts'
import { useFields } from './use-form-fields.ts'

type Words = { title: TextKey; explained: TextKey; submit: TextKey; lost: TextKey }
type Props = {
  words: Words
  greeting: Arrival['greeting']
  /** Where a new link can be asked for, if anywhere. */
  again?: string
}

/** A new password for whoever came by a mailed link or code, and so is signed in already. */
export function NewPassword({ words, greeting, again }: Props) {
  const { t } = useTexts()
  const { status, user } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (status !== 'in') return
    // With a second step, the service changes nothing before it was taken.
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
  const { run, failure, isBusy } = useAttempt()
  const arrive = useArrival(paths.home())
  const submit = async () => {
    if (isBusy || !fields.check(() => mismatchIn(fields))) return
    const password = fields.typed('password')
    if (await run((client) => client.updateUser({ password }))) return
    expectArrival({ greeting })
    await arrive()
  }
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <p>
        <Filled text={t(words.explained, { address: HOLE })}>
          <bdi dir="ltr" className="auth-address">
            {address}
          </bdi>
        </Filled>
      </p>
      {/* Password managers keep the new password under the right name. */}
      <input type="text" autoComplete="username" value={address} readOnly hidden />
      <NewSecret fields={fields} label={t('auth.new.password')} />
      <FailureNote failure={failure} />
      <Button type="submit" wide busy={isBusy}>
        {t(words.submit)}
      </Button>
    </form>
  )
}

import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { SignInCaptcha } from '#web/auth/captcha-box.tsx'
import { useEnabledMethods } from '#web/auth/enabled-methods.ts'
import { ErrorNote } from '#web/auth/fields.tsx'
import type { AuthAttempt } from '#web/auth/use-auth-attempt.ts'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import {
  controlOf,
  RegistrationSection,
  type RegistrationSectionProps,
} from './numbered-section.tsx'
import type { Secrets } from './use-registration.ts'

type AccountProps = RegistrationSectionProps & {
  secrets: Secrets
  onSecrets: (secrets: Secrets) => void
  attempt: AuthAttempt
}

export function AccountSection({ secrets, onSecrets, attempt, ...props }: AccountProps) {
  const { t } = useTexts()
  const { signUp } = useEnabledMethods()
  const control = controlOf(props)
  const login = paths.auth(paths.vendorRegister())
  if (!signUp)
    return (
      <RegistrationSection
        step={4}
        title={t('vendor-registration.step.account')}
        text={t('vendor-registration.account.closed')}
      >
        <ButtonLink kind="outline" to={login}>
          {t('vendor-registration.account.login')}
        </ButtonLink>
      </RegistrationSection>
    )
  const secret = (name: keyof Secrets) => ({
    name,
    value: secrets[name],
    error: props.errors[name] ?? null,
    showLabel: t('auth.password.show'),
    hideLabel: t('auth.password.hide'),
    autoComplete: 'new-password',
    onChange: (event: { target: { value: string } }) =>
      onSecrets({ ...secrets, [name]: event.target.value }),
    onBlur: () => {
      if (secrets.confirm !== '') props.onLeave('confirm')
    },
  })
  return (
    <RegistrationSection step={4} title={t('vendor-registration.step.account')}>
      <p className="register-note">
        <FilledMessage text={t('vendor-registration.account.has', { login: PLACEHOLDER })}>
          <Link className="text-link" to={login}>
            {t('vendor-registration.account.login')}
          </Link>
        </FilledMessage>
      </p>
      <div className="register-fields">
        <Input
          label={t('vendor-registration.field.first-name')}
          optional={t('vendor-registration.optional')}
          autoComplete="given-name"
          maxLength={80}
          {...control('first_name')}
        />
        <Input
          label={t('vendor-registration.field.last-name')}
          optional={t('vendor-registration.optional')}
          autoComplete="family-name"
          maxLength={80}
          {...control('last_name')}
        />
        <Input
          className="full"
          label={t('vendor-registration.field.account-email')}
          hint={t('vendor-registration.field.account-email-hint')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...control('account_email')}
        />
        <PasswordInput
          label={t('auth.password')}
          hint={t('auth.password.hint')}
          {...secret('password')}
        />
        <PasswordInput label={t('auth.confirm')} {...secret('confirm')} />
      </div>
      <SignInCaptcha captcha={attempt.captcha} />
      <ErrorNote failure={attempt.failure} />
    </RegistrationSection>
  )
}

/** After signup the code is asked for when the request is sent. */
export function AwaitedAccount({ email, onChange }: { email: string; onChange: () => void }) {
  const { t } = useTexts()
  return (
    <RegistrationSection step={4} title={t('vendor-registration.step.account')}>
      <p className="register-awaited">
        <Icon of={Mail} />
        <span>
          <FilledMessage text={t('vendor-registration.account.awaited', { address: PLACEHOLDER })}>
            <bdi dir="ltr">{email}</bdi>
          </FilledMessage>{' '}
          <button type="button" className="text-link" onClick={onChange}>
            {t('auth.change-address')}
          </button>
        </span>
      </p>
    </RegistrationSection>
  )
}

import { Info } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatTypedPhone, parsePhone } from '#kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AccountType, type SignUpAccountType } from './account-type.tsx'
import { setPostSignInRedirect } from './post-sign-in-redirect.ts'
import { SignInCaptcha } from './captcha-box.tsx'
import { useEnabledMethods } from './enabled-methods.ts'
import { authErrorMessage } from './auth-errors.ts'
import { EmailField, PhoneField } from './fields.tsx'
import { savePendingSignUp } from './pending-sign-up.ts'
import { passwordMismatch, NewPasswordFields } from './new-password-fields.tsx'
import { useAuthAttempt } from './use-auth-attempt.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { focusField, type FormFields, useFields } from './use-form-fields.ts'

const NEEDED = ['email', 'phone', 'password', 'confirm'] as const

export type KnownContact = { email: string; firstName: string; phone: string }

export function SignUpForm({ next, known }: { next: string; known: KnownContact }) {
  const { t } = useTexts()
  const enabledMethods = useEnabledMethods()
  const navigate = useNavigate()
  const fields = useFields(NEEDED)
  const { run, isBusy, captcha } = useAuthAttempt('sign-up')
  const showFailure = useFailureToast()
  const [kind, setKind] = useState<SignUpAccountType>('customer')

  const submit = async () => {
    if (isBusy || !fields.check(() => wrongIn(fields))) return
    const email = fields.typed('email').trim()
    const to = kind === 'vendor' ? paths.newVendor() : next
    setPostSignInRedirect({ greeting: kind, to })
    let isOpen = false
    const refused = await run(async (client, proof) => {
      const { data, error } = await client.signUp({
        email,
        password: fields.typed('password'),
        options: { ...proof, emailRedirectTo: `${location.origin}/`, data: metadata(fields, kind) },
      })
      isOpen = data.session !== null
      return { error }
    })
    if (!refused && isOpen) return // the page redirects when the session appears
    setPostSignInRedirect(null)
    if (refused) {
      const error = authErrorMessage(refused, 'sign-up')
      if (refused.code === 'weak_password') {
        fields.mark('password', error)
        focusField(fields.id, 'password')
      } else showFailure(t('auth.sign-up.failed'), t(error.key, error.values))
      return
    }
    savePendingSignUp({ email, to, phone: fields.typed('phone').trim() })
    sayWhatComes(t, kind)
    // A page that offered the sign-up is come back to with the code.
    await navigate(kind === 'customer' && to !== paths.home() ? paths.authVerify() : to)
  }

  if (!enabledMethods.signUp)
    return (
      <p className="auth-note">
        <Icon of={Info} size="s" />
        {t('auth.sign-up.closed')}
      </p>
    )
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <div className="auth-pair is-always">
        <NameField
          label={t('auth.first-name')}
          name="firstName"
          autoComplete="given-name"
          value={known.firstName}
        />
        <NameField label={t('auth.last-name')} name="lastName" autoComplete="family-name" />
      </div>
      <div className="auth-pair">
        <EmailField fields={fields} autoComplete="username" value={known.email} />
        <PhoneField fields={fields} value={formatTypedPhone(known.phone)} />
      </div>
      {enabledMethods.vendors && <AccountType kind={kind} onKind={setKind} />}
      <div className="auth-pair">
        <NewPasswordFields
          fields={fields}
          label={t('auth.password')}
          hint={t('auth.password.hint')}
        />
      </div>
      <SignInCaptcha captcha={captcha} />
      <Button type="submit" wide busy={isBusy}>
        {t('auth.sign-up.submit')}
      </Button>
      <p className="auth-terms muted">
        <FilledMessage text={t('auth.sign-up.terms', { terms: PLACEHOLDER })}>
          <Link className="text-link" to={paths.terms()}>
            {t('auth.sign-up.terms-link')}
          </Link>
        </FilledMessage>
      </p>
    </form>
  )
}

type NameProps = { label: string; name: string; autoComplete: string; value?: string }

function NameField({ label, name, autoComplete, value = '' }: NameProps) {
  const { t } = useTexts()
  return (
    <Input
      label={label}
      optional={t('auth.optional')}
      name={name}
      autoComplete={autoComplete}
      maxLength={100}
      defaultValue={value}
    />
  )
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The server validates again. */
const wrongIn = (fields: FormFields) => ({
  ...(!EMAIL.test(fields.typed('email').trim()) && {
    email: 'auth-errors.email-invalid' as const,
  }),
  ...(parsePhone(fields.typed('phone')) === null && {
    phone: 'auth-errors.phone-invalid' as const,
  }),
  ...passwordMismatch(fields),
})

/** User metadata that the server copies to the profile. */
const metadata = (fields: FormFields, kind: SignUpAccountType) => ({
  first_name: fields.typed('firstName').trim(),
  last_name: fields.typed('lastName').trim(),
  phone: fields.typed('phone').trim(),
  account_type: kind,
})

function sayWhatComes(t: Translate, kind: SignUpAccountType): void {
  const isVendor = kind === 'vendor'
  showToast({
    title: t(isVendor ? 'auth.sign-up.vendor-done' : 'auth.sign-up.done'),
    message: t(isVendor ? 'auth.sign-up.vendor-next' : 'auth.sign-up.check'),
    closeLabel: t('site.close'),
    action: { label: t('auth.enter-code'), to: paths.authVerify() },
  })
}

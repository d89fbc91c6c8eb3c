import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import type { AuthError } from './auth-errors.ts'
import type { FormFields } from './use-form-fields.ts'

type FieldProps = {
  fields: FormFields
  label?: string
  autoComplete?: string
  value?: string
}

export function EmailField({ fields, label, autoComplete = 'email', value = '' }: FieldProps) {
  const { t } = useTexts()
  return (
    <Input
      label={label ?? t('auth.email')}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={255}
      defaultValue={value}
      {...fields.of('email')}
    />
  )
}

export function PhoneField({ fields, autoComplete = 'tel', value = '' }: FieldProps) {
  const { t } = useTexts()
  return (
    <Input
      label={t('auth.phone')}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete={autoComplete}
      required
      maxLength={32}
      defaultValue={value}
      {...fields.of('phone')}
    />
  )
}

type SecretProps = FieldProps & {
  name: 'password' | 'confirm'
  label: string
  hint?: string
  onLeave?: () => void
}

export function PasswordField({ fields, name, label, hint, autoComplete, onLeave }: SecretProps) {
  const { t } = useTexts()
  return (
    <PasswordInput
      label={label}
      hint={hint}
      showLabel={t('auth.password.show')}
      hideLabel={t('auth.password.hide')}
      autoComplete={autoComplete}
      required
      {...fields.of(name)}
      {...(onLeave && { onBlur: onLeave })}
    />
  )
}

/** The keyboard offers codes from SMS where the device supports it. */
export function CodeField({ fields, hint }: { fields: FormFields; hint?: string }) {
  const { t } = useTexts()
  return (
    <Input
      className="auth-code"
      label={t('auth.code')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={16}
      {...(hint !== undefined && { hint })}
      {...fields.of('code')}
    />
  )
}

/** Always in the page: screen readers announce only changes of an existing live region. */
export function ErrorNote({
  failure,
  children,
}: {
  failure: AuthError | null
  children?: ReactNode
}) {
  const { t } = useTexts()
  return (
    <div role="alert">
      {failure && (
        <p className="alert">
          <Icon of={CircleAlert} />
          <span>
            {t(failure.key, failure.values)}
            {children && <> {children}</>}
          </span>
        </p>
      )}
    </div>
  )
}

import { useTexts } from '#web/shared/i18n/texts.ts'
import { PasswordField } from './fields.tsx'
import type { FormFields } from './use-form-fields.ts'

type NewPasswordProps = { fields: FormFields; label: string; hint: string }

/** Typed twice, as a typing error would lock the user out. */
export function NewPasswordFields({ fields, label, hint }: NewPasswordProps) {
  const { t } = useTexts()
  const leave = () => {
    const { confirm } = passwordMismatch(fields)
    if (confirm) fields.mark('confirm', confirm)
  }
  return (
    <>
      <PasswordField
        fields={fields}
        name="password"
        label={label}
        hint={hint}
        autoComplete="new-password"
      />
      <PasswordField
        fields={fields}
        name="confirm"
        label={t('auth.confirm')}
        autoComplete="new-password"
        onLeave={leave}
      />
    </>
  )
}

export const passwordMismatch = ({ typed }: FormFields): { confirm?: 'auth.mismatch' } =>
  typed('confirm') !== '' && typed('confirm') !== typed('password')
    ? { confirm: 'auth.mismatch' }
    : {}

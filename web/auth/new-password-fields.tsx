import { useTexts } from '#web/shared/i18n/texts.ts'
import { PasswordField } from './fields.tsx'
import type { FormFields } from './use-form-fields.ts'

/** A password that is chosen, typed twice: a slip of the finger would lock its owner out. */
export function NewPasswordFields({ fields, label }: { fields: FormFields; label: string }) {
  const { t } = useTexts()
  const leave = () => {
    const { confirm } = passwordMismatch(fields)
    if (confirm) fields.mark('confirm', confirm)
  }
  return (
    <>
      <PasswordField fields={fields} name="password" label={label} autoComplete="new-password" />
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

/** What the form is refused for: the second one is there, and is not the first. */
export const passwordMismatch = ({ typed }: FormFields): { confirm?: 'auth.mismatch' } =>
  typed('confirm') !== '' && typed('confirm') !== typed('password')
    ? { confirm: 'auth.mismatch' }
    : {}

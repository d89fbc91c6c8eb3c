import { useTexts } from '#web/shared/i18n/texts.ts'
import { SecretField } from './fields.tsx'
import type { Fields } from './use-form-fields.ts'

/** A password that is chosen, typed twice: a slip of the finger would lock its owner out. */
export function NewSecret({ fields, label }: { fields: Fields; label: string }) {
  const { t } = useTexts()
  const leave = () => {
    const { confirm } = mismatchIn(fields)
    if (confirm) fields.mark('confirm', confirm)
  }
  return (
    <>
      <SecretField fields={fields} name="password" label={label} autoComplete="new-password" />
      <SecretField
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
export const mismatchIn = ({ typed }: Fields): { confirm?: 'auth.mismatch' } =>
  typed('confirm') !== '' && typed('confirm') !== typed('password')
    ? { confirm: 'auth.mismatch' }
    : {}

import { ownValue } from '#kernel/own-value.ts'
import { useRef, useState } from 'react'
import type { AccountProfileView } from '#capabilities/identity/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { isTooShort, proveOwnership } from '#web/auth/own-password.ts'
import { Input } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { ChangeBlock, ChangeForm, type CloseForm } from './change-block.tsx'
import { textFields } from './text-field.ts'
import { useSuccessToast } from './account-ui.tsx'
import { useAuthRequest } from './use-auth-request.ts'

type Props = { profile: AccountProfileView; onChanged: () => void }

export function PasswordBlock({ profile, onChanged }: Props) {
  const { t, language } = useTexts()
  const { has_password: has, password_changed_at: time } = profile
  const since =
    time === null
      ? ''
      : t('account.password.changed', { date: formatDate(new Date(time), language, 'date') })
  return (
    <ChangeBlock
      title={t('auth.password')}
      change={t(has ? 'account.change' : 'account.password.choose')}
      onChanged={onChanged}
      renderForm={(closing) => <PasswordForm email={profile.email ?? ''} {...closing} />}
    >
      <p className="account-note">
        {has ? `${since} ${t('account.password.effect')}`.trim() : t('account.password.none')}
      </p>
    </ChangeBlock>
  )
}

type PasswordErrors = Partial<Record<'password' | 'confirm', TextKey>>

function passwordErrors(password: string, confirm: string): PasswordErrors {
  if (password === '') return { password: 'auth.password.missing' }
  if (isTooShort(password)) return { password: 'auth.password.too-short' }
  return confirm === password ? {} : { confirm: 'auth.mismatch' }
}

const NEEDS = { reauthentication_needed: 'nonce', current_password_required: 'current' } as const

function PasswordForm({ email, onCancel, onDone }: CloseForm & { email: string }) {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const form = useRef<HTMLFormElement>(null)
  const request = useAuthRequest()
  const [wrong, setWrong] = useState<PasswordErrors>({})
  /** What the server requires beside the new password. */
  const [requested, setRequested] = useState<'nonce' | 'current' | null>(null)

  const submit = async () => {
    const names = ['password', 'confirm', 'nonce', 'current'] as const
    const { password, confirm, nonce, current } = textFields(form.current, names)
    const found = passwordErrors(password, confirm)
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    const answered: { need?: 'nonce' | 'current' | undefined } = {}
    let isDeclined = false
    const isDone = await request.act(async (client) => {
      isDeclined = !(await proveOwnership(client))
      if (isDeclined) return { error: null }
      const { error } = await client.updateUser({
        password,
        ...(nonce !== '' && { nonce }),
        ...(current !== '' && { current_password: current }),
      })
      answered.need = ownValue(NEEDS, error?.code ?? '')
      if (error?.code === 'reauthentication_needed') await client.reauthenticate()
      return { error }
    })
    if (answered.need) setRequested(answered.need)
    if (!isDone || isDeclined) return undefined
    showSuccess(t('auth.new.done'), t('account.password.effect'))
    return onDone()
  }
  const shown = { showLabel: t('auth.password.show'), hideLabel: t('auth.password.hide') }
  return (
    <ChangeForm
      request={request}
      form={form}
      onSubmit={submit}
      submit={t('auth.new.submit')}
      onCancel={onCancel}
    >
      {/* Password managers need the user name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {requested === 'current' && (
        <PasswordInput
          {...shown}
          label={t('account.password.current')}
          name="current"
          autoComplete="current-password"
        />
      )}
      <PasswordInput
        {...shown}
        label={t('auth.new.password')}
        hint={t('auth.new.hint')}
        name="password"
        autoComplete="new-password"
        error={wrong.password ? t(wrong.password) : null}
      />
      <PasswordInput
        {...shown}
        label={t('auth.confirm')}
        name="confirm"
        autoComplete="new-password"
        error={wrong.confirm ? t(wrong.confirm) : null}
      />
      {requested === 'nonce' && (
        <Input
          label={t('auth.code')}
          hint={t('auth.code.hint')}
          name="nonce"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
        />
      )}
    </ChangeForm>
  )
}

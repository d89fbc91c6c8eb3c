import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AccountProfileView } from '#capabilities/identity/contract.ts'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'
import { ChangeBlock, ChangeForm, type CloseForm } from './change-block.tsx'
import { textFields } from './text-field.ts'
import { useSuccessToast } from './account-ui.tsx'
import { useAuthRequest } from './use-auth-request.ts'

type Props = { profile: AccountProfileView; onChanged: () => void }

/** A new email must be confirmed from both mailboxes. */
export function EmailBlock({ profile, onChanged }: Props) {
  const { t } = useTexts()
  const { hash } = useLocation()
  const { email, new_email: next } = profile
  return (
    <ChangeBlock
      title={t('account.field.email')}
      change={t('account.change')}
      isOpenAtFirst={hash === '#email'}
      onChanged={onChanged}
      renderForm={(closing) => <EmailForm {...closing} />}
    >
      <p className="account-note">
        <bdi dir="ltr">{email}</bdi>
      </p>
      {next && (
        <p className="account-pending">
          <FilledMessage text={t('account.email.pending', { address: PLACEHOLDER })}>
            <bdi dir="ltr">{next}</bdi>
          </FilledMessage>
        </p>
      )}
    </ChangeBlock>
  )
}

function EmailForm({ onCancel, onDone }: CloseForm) {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const form = useRef<HTMLFormElement>(null)
  const request = useAuthRequest()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = async () => {
    const { email } = textFields(form.current, ['email'])
    setMissing(email === '')
    if (email === '') return form.current?.querySelector('input')?.focus()
    const emailRedirectTo = location.origin + paths.authChanged()
    const isSent = await request.act((client) => client.updateUser({ email }, { emailRedirectTo }))
    if (!isSent) return undefined
    showSuccess(t('account.email.sent'), t('account.email.both'))
    return onDone()
  }
  return (
    <ChangeForm
      request={request}
      form={form}
      onSubmit={submit}
      submit={t('account.email.send')}
      onCancel={onCancel}
    >
      <Input
        label={t('account.email.new')}
        hint={t('account.email.both')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={255}
        error={isMissing ? t('auth.email.missing') : null}
      />
    </ChangeForm>
  )
}

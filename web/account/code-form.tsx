import { useRef, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'
import { ChangeForm } from './change-block.tsx'
import { textFields } from './text-field.ts'
import { type Client, useAuthRequest } from './use-auth-request.ts'

type Props = {
  send: (client: Client, code: string) => Promise<{ error: object | null }>
  onDone: () => void
  onCancel: () => void
}

export function CodeForm({ send, onDone, onCancel }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const request = useAuthRequest()
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    const code = textFields(form.current, ['code']).code.replace(/\s/g, '')
    setMissing(code === '')
    if (code === '') return form.current?.querySelector('input')?.focus()
    if (await request.act((client) => send(client, code))) onDone()
    else form.current?.querySelector('input')?.select()
    return undefined
  }
  return (
    <ChangeForm
      request={request}
      form={form}
      onSubmit={submit}
      submit={t('auth.verify.submit')}
      onCancel={onCancel}
      small
    >
      <Input
        className="account-code"
        label={t('auth.code')}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        error={isMissing ? t('auth.code.missing') : null}
      />
    </ChangeForm>
  )
}

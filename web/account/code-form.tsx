import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { textsIn } from './form-text.ts'
import { Failed } from './parts.tsx'
import { type Client, useAct } from './use-act.ts'

type Props = {
  send: (client: Client, code: string) => Promise<{ error: object | null }>
  onDone: () => void
  onCancel: () => void
}

/** The code of an app or of a message, given back to prove that it came. */
export function CodeForm({ send, onDone, onCancel }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { act, failure, isBusy } = useAct()
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = textsIn(form.current, ['code']).code.replace(/\s/g, '')
    setMissing(code === '')
    if (code === '') return form.current?.querySelector('input')?.focus()
    if (await act((client) => send(client, code))) onDone()
    else form.current?.querySelector('input')?.select()
    return undefined
  }
  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
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
      <Failed text={failure} />
      <div className="account-actions">
        <Button type="submit" small busy={isBusy}>
          {t('auth.verify.submit')}
        </Button>
        <Button kind="text" small onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}

import './reauthentication.css'
import { type FormEvent, use, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { accountRequest } from '../api/account-client.ts'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'
import type { OpenProof } from './reauthentication.ts'
import { auth, useSession } from './session.ts'

/** The call that demanded the proof goes on after it, with what was typed. */
export default function ReauthenticationDialog({ answer }: OpenProof) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'reauthentication'))
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isCodeSent, setCodeSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const way = isCodeSent ? 'code' : 'password'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    if (typed.trim() === '') return setError(t(`reauthentication.${way}-missing`))
    setBusy(true)
    const body = { [way]: typed.trim() }
    const proven = await accountRequest('/reauthentication', { method: 'POST', body })
    setBusy(false)
    if (proven.ok) return answer(true)
    const { status, detail } = proven.problem
    if (status === 403 || status === 409 || status === 422) setError(detail)
    else setFailure(detail ?? t('reauthentication.failed'))
    return undefined
  }
  const sendCode = async () => {
    setBusy(true)
    const sent = await (await auth()).reauthenticate().catch(() => ({ error: true }))
    setBusy(false)
    setError(null)
    setTyped('')
    setFailure(sent.error ? t('reauthentication.code-failed') : null)
    if (!sent.error) setCodeSent(true)
  }
  const control = {
    name: way,
    value: typed,
    error,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      setError(null)
    },
  }
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={t('reauthentication.title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={() => answer(false)}>
            {t('reauthentication.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t('reauthentication.submit')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="reauthentication-form"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation() // React bubbles it to a form around this dialog
          void submit(event)
        }}
      >
        <p className="dialog-text">{t('reauthentication.text')}</p>
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {isCodeSent ? (
          <Input
            label={t('reauthentication.code')}
            hint={t('reauthentication.code-sent')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            {...control}
          />
        ) : (
          <>
            <PasswordInput
              label={t('reauthentication.password')}
              showLabel={t('reauthentication.show')}
              hideLabel={t('reauthentication.hide')}
              autoComplete="current-password"
              {...control}
            />
            <Button kind="text" small busy={isBusy} onClick={() => void sendCode()}>
              {t('reauthentication.by-code')}
            </Button>
          </>
        )}
        {failure && <FormFailure>{failure}</FormFailure>}
      </form>
    </Dialog>
  )
}

import './reauthentication.css'
import { use, useId, useState } from 'react'
import { formatPhone } from '#kernel/phone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { accountRequest } from '../api/account-client.ts'
import { post } from '../api/endpoint.ts'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'
import type { OpenProof } from './reauthentication.ts'
import { auth, useSession } from './session.ts'

type ProofWay = 'password' | 'code'

function useProof(user: Contact | null, answer: OpenProof['answer']) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // An account that began with a phone may have no password.
  const [way, setWay] = useState<ProofWay>(user?.email ? 'password' : 'code')
  const [isCodeSent, setCodeSent] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const choose = (chosen: ProofWay) => {
    setWay(chosen)
    setTyped('')
    setError(null)
    setFailure(null)
  }
  const submit = async () => {
    setFailure(null)
    if (typed.trim() === '') return setError(t(`reauthentication.${way}-missing`))
    setBusy(true)
    const body = { [way]: typed.trim() }
    const proven = await accountRequest(post('/account/reauthentication', null, body))
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
    choose('code')
    // A code that left less than a minute ago is still good.
    if (!sent.error || isTooSoon(sent.error)) setCodeSent(true)
    else setFailure(t('reauthentication.code-failed'))
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
  return { way, isCodeSent, isBusy, failure, control, choose, submit, sendCode }
}

/** The call that demanded the proof goes on after it, with what was typed. */
export default function ReauthenticationDialog({ answer }: OpenProof) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'reauthentication'))
  const { user } = useSession()
  const proof = useProof(user, answer)
  const id = useId()
  const canSubmit = proof.way === 'password' || proof.isCodeSent
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
          {canSubmit && (
            <Button type="submit" form={id} busy={proof.isBusy}>
              {t('reauthentication.submit')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        className="reauthentication-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation() // React bubbles it to a form around this dialog
          void proof.submit()
        }}
      >
        <p className="dialog-text">{t('reauthentication.text')}</p>
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {proof.way === 'code' ? <ByCode proof={proof} user={user} /> : <ByPassword proof={proof} />}
        {proof.failure && <FormFailure>{proof.failure}</FormFailure>}
      </form>
    </Dialog>
  )
}

type ProofProps = { proof: ReturnType<typeof useProof> }

function ByCode({ proof, user }: ProofProps & { user: Contact | null }) {
  const { t } = useTexts()
  const { isCodeSent, isBusy, control, choose, sendCode } = proof
  return (
    <>
      {isCodeSent && (
        <Input
          label={t('reauthentication.code')}
          hint={t('reauthentication.code-sent', { to: codeGoesTo(user) })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          {...control}
        />
      )}
      <Button
        kind={isCodeSent ? 'text' : 'outline'}
        small
        busy={isBusy}
        onClick={() => void sendCode()}
      >
        {t(isCodeSent ? 'reauthentication.code-again' : 'reauthentication.code-send')}
      </Button>
      <Button kind="text" small onClick={() => choose('password')}>
        {t('reauthentication.by-password')}
      </Button>
    </>
  )
}

function ByPassword({ proof: { isCodeSent, isBusy, control, choose, sendCode } }: ProofProps) {
  const { t } = useTexts()
  return (
    <>
      <PasswordInput
        label={t('reauthentication.password')}
        showLabel={t('reauthentication.show')}
        hideLabel={t('reauthentication.hide')}
        autoComplete="current-password"
        {...control}
      />
      <Button
        kind="text"
        small
        busy={isBusy}
        onClick={() => (isCodeSent ? choose('code') : void sendCode())}
      >
        {t('reauthentication.by-code')}
      </Button>
    </>
  )
}

type Contact = { email?: string; phone?: string }

/** The service sends it to the e-mail, or to the phone of an account without one. Isolated from the sentence around it. */
const codeGoesTo = (user: Contact | null): string =>
  `\u2066${user?.email || formatPhone(`+${user?.phone ?? ''}`)}\u2069`

const isTooSoon = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 429

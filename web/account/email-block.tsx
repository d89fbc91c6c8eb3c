import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AccountProfileView } from '#capabilities/identity/contract.ts'
import { paths } from '#web/paths.ts'
import { Filled, HOLE } from '#web/shared/filled.tsx'
import { useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { textsIn } from './form-text.ts'
import { Block, Failed, useSaid } from './parts.tsx'
import { SecondStepLink } from './second-step-link.tsx'
import { useAct } from './use-act.ts'

type Props = { profile: AccountProfileView; onChanged: () => void }

/** The address of the account, and moving to another: confirmed in both mailboxes. */
export function EmailBlock({ profile, onChanged }: Props) {
  const { t } = useTexts()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === '#email')
  const { email, new_email: next } = profile
  return (
    <Block
      title={t('account.field.email')}
      action={
        !isOpen && (
          <Button kind="quiet" small onClick={() => setOpen(true)}>
            {t('account.change')}
          </Button>
        )
      }
    >
      <p className="account-note">
        <bdi dir="ltr">{email}</bdi>
      </p>
      {next && (
        <p className="account-pending">
          <Filled text={t('account.email.pending', { address: HOLE })}>
            <bdi dir="ltr">{next}</bdi>
          </Filled>
        </p>
      )}
      {isOpen && (
        <EmailForm
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </Block>
  )
}

function EmailForm({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const { t } = useTexts()
  const said = useSaid()
  const form = useRef<HTMLFormElement>(null)
  const { act, failure, code, isBusy } = useAct()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { email } = textsIn(form.current, ['email'])
    setMissing(email === '')
    if (email === '') return form.current?.querySelector('input')?.focus()
    const emailRedirectTo = location.origin + paths.authChanged()
    const isSent = await act((client) => client.updateUser({ email }, { emailRedirectTo }))
    if (!isSent) return undefined
    said(t('account.email.sent'), t('account.email.both'))
    return onDone()
  }
  return (
    <form
      ref={form}
      className="account-form account-narrow"
      noValidate
      onSubmit={(event) => void submit(event)}
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
      <Failed text={failure}>
        <SecondStepLink code={code} />
      </Failed>
      <div className="account-actions">
        <Button type="submit" busy={isBusy}>
          {t('account.email.send')}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}

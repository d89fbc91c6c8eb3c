import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { AccountBlock, AccountLoadFailed } from './account-ui.tsx'
import { MfaLink } from './mfa-link.tsx'
import type { useAuthRequest } from './use-auth-request.ts'

export type CloseForm = { onCancel: () => void; onDone: () => void }

type BlockProps = {
  title: string
  change: string
  isOpenAtFirst?: boolean
  onChanged: () => void
  renderForm: (closing: CloseForm) => ReactNode
  children: ReactNode
}

export function ChangeBlock({ title, change, isOpenAtFirst = false, ...block }: BlockProps) {
  const { onChanged, renderForm, children } = block
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const onDone = () => {
    setOpen(false)
    onChanged()
  }
  return (
    <AccountBlock
      title={title}
      action={
        !isOpen && (
          <Button kind="quiet" small onClick={() => setOpen(true)}>
            {change}
          </Button>
        )
      }
    >
      {children}
      {isOpen && renderForm({ onCancel: () => setOpen(false), onDone })}
    </AccountBlock>
  )
}

type FormProps = {
  request: Pick<ReturnType<typeof useAuthRequest>, 'failure' | 'code' | 'isBusy'>
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => Promise<unknown>
  submit: string
  onCancel: () => void
  small?: boolean
  children: ReactNode
}

export function ChangeForm({ request, form, onSubmit, submit, onCancel, ...props }: FormProps) {
  const { t } = useTexts()
  const { small = false, children } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form
      ref={form}
      className={classes('account-form', !small && 'account-narrow')}
      noValidate
      onSubmit={send}
    >
      {children}
      <AccountLoadFailed text={request.failure}>
        <MfaLink code={request.code} />
      </AccountLoadFailed>
      <div className="account-actions">
        <Button type="submit" small={small} busy={request.isBusy}>
          {submit}
        </Button>
        <Button kind="text" small={small} onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}

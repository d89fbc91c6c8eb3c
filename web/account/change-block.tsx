import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Block, Failed } from './account-ui.tsx'
import { SecondStepLink } from './mfa-link.tsx'
import type { useAct } from './use-auth-request.ts'

/** What a form that was opened to change something calls when it closes. */
export type Closing = { onCancel: () => void; onDone: () => void }

type BlockProps = {
  title: string
  /** What the button says that opens the form. */
  change: string
  isOpenAtFirst?: boolean
  onChanged: () => void
  renderForm: (closing: Closing) => ReactNode
  children: ReactNode
}

/** One matter of the account as it is, and behind a button the form that changes it. */
export function ChangeBlock({ title, change, isOpenAtFirst = false, ...block }: BlockProps) {
  const { onChanged, renderForm, children } = block
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const onDone = () => {
    setOpen(false)
    onChanged()
  }
  return (
    <Block
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
    </Block>
  )
}

type FormProps = {
  /** The request that the form sends. */
  request: Pick<ReturnType<typeof useAct>, 'failure' | 'code' | 'isBusy'>
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => Promise<unknown>
  submit: string
  onCancel: () => void
  small?: boolean
  children: ReactNode
}

/** Fields, why the last request was refused, and the two ways out. */
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
      <Failed text={request.failure}>
        <SecondStepLink code={request.code} />
      </Failed>
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

import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'

type ReasonDialogProps = {
  title: string
  text: string
  label: string
  hint?: string | null
  /** Error message when nothing is typed. */
  required: string
  confirm: string
  maxLength: number
  onConfirm: (reason: string) => Promise<{ isDone: boolean }>
  onClose: () => void
}

/** A refusal with its reason; stays open, with what was typed, when the server refuses. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, hint, required, confirm, maxLength, onConfirm, onClose } = props
  const { t } = useTexts()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = reason.trim()
    setMissing(typed === '')
    if (typed === '') return event.currentTarget.querySelector<HTMLElement>('textarea')?.focus()
    setBusy(true)
    const { isDone } = await onConfirm(typed)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button kind="danger" type="submit" form={form} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p className="dialog-text">{text}</p>
        <TextArea
          label={label}
          hint={hint}
          required
          rows={4}
          maxLength={maxLength}
          value={reason}
          error={isMissing ? required : null}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

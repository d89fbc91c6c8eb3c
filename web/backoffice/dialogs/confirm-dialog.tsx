import { type ReactNode, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: ReactNode
  /** Of the button that does it. */
  confirm: string
  isDanger?: boolean
  onConfirm: () => Promise<{ isDone: boolean }>
  onClose: () => void
}

/** A question before an action; stays open when it is refused. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isDanger = false, onConfirm, onClose } = props
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const { isDone } = await onConfirm()
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
          <Button kind={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void run()}>
            {confirm}
          </Button>
        </>
      }
    >
      {typeof text === 'string' ? <p className="dialog-text">{text}</p> : text}
    </Dialog>
  )
}

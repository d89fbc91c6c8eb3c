import { type ReactNode, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'

type NoteProps = {
  open: boolean
  title: string
  text: ReactNode
  action: string
  isDanger?: boolean
  isBusy: boolean
  onClose: () => void
  /** Null when done, otherwise the error of the note. */
  onSend: (note: string) => Promise<string | null>
}

export function NoteDialog(props: NoteProps) {
  const { open, title, text, action, isDanger, isBusy, onClose, onSend } = props
  const { t } = useTexts()
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const close = () => {
    setNote('')
    setError(null)
    onClose()
  }
  const send = async () => {
    const wrong = await onSend(note.trim())
    if (wrong === null) close()
    else setError(wrong)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            {t('admin-money.cancel')}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{text}</p>
      <TextArea
        label={t('admin-money.note')}
        hint={t('admin-money.note-hint')}
        rows={3}
        maxLength={300}
        error={error}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  )
}

import { type ReactNode, useState } from 'react'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'

type Done = { isDone: boolean; message?: string; fields?: Readonly<Record<string, string>> }
type StepProps = {
  open: boolean
  title: string
  text?: string
  action: string
  isDanger?: boolean
  isBusy: boolean
  onClose: () => void
  onSend: () => Promise<Done>
  /** This field's error takes precedence over the refusal's message. */
  field?: string
  children: (error: string | null) => ReactNode
}

/** What was typed stays after a refusal. */
export function PromptDialogOf(props: StepProps) {
  const { open, title, text, action, isBusy, onClose, onSend, children } = props
  const { t } = useTexts()
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    const done = await onSend()
    setError(done.isDone ? null : (done.fields?.[props.field ?? ''] ?? done.message ?? null))
    if (done.isDone) onClose()
  }
  return (
    <PanelDialogs>
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        closeLabel={t('site.close')}
        footer={
          <>
            <Button kind="quiet" onClick={onClose}>
              {t('privacy.cancel')}
            </Button>
            <Button
              kind={props.isDanger ? 'danger' : 'primary'}
              busy={isBusy}
              onClick={() => void send()}
            >
              {action}
            </Button>
          </>
        }
      >
        {text && <p className="dialog-text">{text}</p>}
        <div className="privacy-form">{children(error)}</div>
      </Dialog>
    </PanelDialogs>
  )
}

type AskProps = Omit<StepProps, 'children' | 'onSend'> & {
  label: string
  field: string
  rows?: number
  maxLength?: number
  children?: ReactNode
  onSend: (words: string) => Promise<Done>
}

export function PromptDialog({ label, rows = 3, maxLength = 300, children, ...step }: AskProps) {
  const [words, setWords] = useState('')
  const send = async () => {
    const done = await step.onSend(words.trim())
    if (done.isDone) setWords('')
    return done
  }
  return (
    <PromptDialogOf {...step} onSend={send}>
      {(error) => (
        <>
          {children}
          <TextArea
            {...{ label, rows, maxLength, error }}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </>
      )}
    </PromptDialogOf>
  )
}

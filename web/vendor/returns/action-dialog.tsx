import type { ReactNode } from 'react'
import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ReturnDetail } from './query.ts'

/** Its body has the version that was shown (optimistic lock). */
export type SubmitReturnAction = (change: ApiMutation<ReturnDetail>) => void
export type ReturnActionDialogProps = {
  one: ReturnDetail
  isBusy: boolean
  /** Of the last answer, by field. */
  errors: Readonly<Record<string, string>>
  onClose: () => void
  send: SubmitReturnAction
}

type QuestionProps = Pick<ReturnActionDialogProps, 'isBusy' | 'onClose'> & {
  title: string
  action?: string
  onConfirm: () => void
  children: ReactNode
}

export function ReturnActionDialog({
  title,
  action,
  isBusy,
  onClose,
  onConfirm,
  children,
}: QuestionProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('vendor-returns.cancel')}
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            {action ?? t('vendor-returns.save')}
          </Button>
        </>
      }
    >
      <div className="dialog-fields">{children}</div>
    </Dialog>
  )
}

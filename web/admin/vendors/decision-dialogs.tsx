import { type SubmitEvent, useId, useState } from 'react'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { VendorRow } from './vendor-status.ts'

type DecisionDialogsSummary = Pick<VendorRow, 'id' | 'business_name'>
type DialogProps = { vendor: DecisionDialogsSummary | null; isBusy: boolean; onClose: () => void }

const MAX_REASON = 1000

const REJECTIONS = {
  request: {
    title: 'admin.vendors.reject.title',
    text: 'admin.vendors.reject.text',
    confirm: 'admin.vendors.reject',
  },
  numbers: {
    title: 'admin.vendors.refuse.title',
    text: 'admin.vendors.refuse.text',
    confirm: 'admin.vendors.refuse',
  },
} as const satisfies Record<string, Record<string, TextKey>>

type RejectDialogProps = DialogProps & {
  what: keyof typeof REJECTIONS
  onConfirm: (reason: string) => void
}

/** The vendor reads the reason and may correct the request. */
export function RejectDialog(props: RejectDialogProps) {
  const { vendor, what, isBusy, onClose, onConfirm } = props
  const input = REJECTIONS[what]
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open={vendor !== null}
      onClose={onClose}
      title={t(input.title, { name: vendor?.business_name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin.vendors.cancel')}
          </Button>
          <Button kind="danger" type="submit" form={form} busy={isBusy}>
            {t(input.confirm)}
          </Button>
        </>
      }
    >
      <ReasonForm
        id={form}
        text={t(input.text)}
        onSubmit={(reason) => {
          if (!isBusy) onConfirm(reason)
        }}
      />
    </Dialog>
  )
}

type ReasonFormProps = { id: string; text: string; onSubmit: (reason: string) => void }

/** Mounted with the dialog, so it starts empty. */
function ReasonForm({ id, text, onSubmit }: ReasonFormProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') event.currentTarget.querySelector<HTMLElement>('textarea')?.focus()
    else onSubmit(reason.trim())
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <p className="dialog-text">{text}</p>
      <TextArea
        label={t('admin.vendors.reject.reason')}
        required
        rows={4}
        maxLength={MAX_REASON}
        value={reason}
        error={isMissing ? t('admin.vendors.reject.required') : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </form>
  )
}

/** Deactivation is reversible and erases nothing. */
export function DeactivateDialog(props: DialogProps & { onConfirm: () => void }) {
  const { vendor, isBusy, onClose, onConfirm } = props
  const { t } = useTexts()
  return (
    <Dialog
      open={vendor !== null}
      onClose={onClose}
      title={t('admin.vendors.deactivate.title', { name: vendor?.business_name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin.vendors.cancel')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={onConfirm}>
            {t('admin.vendors.deactivate')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin.vendors.deactivate.text')}</p>
    </Dialog>
  )
}

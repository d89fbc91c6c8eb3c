import { useState } from 'react'
import { type BatchView, FAIL_REASONS } from '#capabilities/payouts/contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'

export type PayoutInBatch = BatchView['payouts'][number]

type PayoutFailureDialogProps = {
  payout: PayoutInBatch | null
  /** The batch version that was shown (optimistic lock). */
  version: number
  onClose: () => void
  onDone: () => void
}

export function PayoutFailureDialog({
  payout,
  version,
  onClose,
  onDone,
}: PayoutFailureDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<(typeof FAIL_REASONS)[number]>('account_closed')
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (payout === null) return
    const done = await act({
      ...post('/admin/money/payouts/{id}/failure', { id: payout.id }, { reason, version }),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
  }
  return (
    <Dialog
      open={payout !== null}
      onClose={onClose}
      title={t('admin-money.batch.fail-of', { name: payout?.business_name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void send()}>
            {t('admin-money.batch.fail')}
          </Button>
        </>
      }
    >
      <Select
        label={t('admin-money.note')}
        value={reason}
        onChange={({ target }) => setReason(target.value as typeof reason)}
      >
        {FAIL_REASONS.map((fail) => (
          <option key={fail} value={fail}>
            {t(`admin-money.fail.${fail}`)}
          </option>
        ))}
      </Select>
    </Dialog>
  )
}

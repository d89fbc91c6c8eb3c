import { useState } from 'react'
import { type BatchView, FAIL_REASONS } from '#capabilities/payouts/contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceSelect, Input } from '#web/ui/field.tsx'
import { today } from './status-tones.ts'

export type PayoutInBatch = BatchView['payouts'][number]

type PayoutReturnDialogProps = {
  payout: PayoutInBatch | null
  onClose: () => void
  onDone: () => void
}

/** Records that the bank did not pay a sent payout, or sent it back. */
export function PayoutReturnDialog({ payout, onClose, onDone }: PayoutReturnDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<(typeof FAIL_REASONS)[number]>('wrong_number')
  const [reference, setReference] = useState('')
  const [on, setOn] = useState(today)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (!payout) return
    const done = await act({
      ...post(
        '/admin/money/payouts/{id}/returns',
        { id: payout.id },
        { reason, bank_reference: reference, returned_on: on },
      ),
      done: t('admin-money.payout-return.recorded'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={payout !== null}
      onClose={onClose}
      title={t('admin-money.payout-return.of', {
        name: `\u2068${payout?.business_name ?? ''}\u2069`,
      })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.payout-return.record')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.payout-return.text')}</p>
      <div className="finance-form">
        <ChoiceSelect
          label={t('admin-money.note')}
          value={reason}
          choices={FAIL_REASONS}
          nameOf={(fail) => t(`admin-money.fail.${fail}`)}
          onChoose={setReason}
        />
        <Input
          label={t('admin-money.payout-return.reference')}
          dir="ltr"
          maxLength={80}
          error={errors['bank_reference']}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.payout-return.on')}
          error={errors['returned_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
      </div>
    </Dialog>
  )
}

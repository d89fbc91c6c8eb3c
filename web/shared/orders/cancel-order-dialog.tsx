import './purchase-actions.css'
import { useState } from 'react'
import type { CancelReason } from '#capabilities/orders/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'
import type { AccountResponse } from '../api/account-client.ts'
import { useTexts } from '../i18n/texts.ts'

const REASONS: readonly CancelReason[] = [
  'changed_mind',
  'ordered_twice',
  'wrong_details',
  'too_slow',
  'found_elsewhere',
]
type CancelOrderDialogProps<View> = {
  orderNumber: string
  cancel: (reason: CancelReason) => Promise<AccountResponse<View>>
  onClose: () => void
  onCancelled: (view: View) => void
}

export function CancelOrderDialog<View>({
  orderNumber,
  cancel,
  onClose,
  onCancelled,
}: CancelOrderDialogProps<View>) {
  const { t } = useTexts()
  const [reason, setReason] = useState<CancelReason>('changed_mind')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const answer = await cancel(reason)
    setBusy(false)
    if (answer.ok) onCancelled(answer.view)
    else setFailure(answer.problem.detail ?? t('order-tracking.unreachable'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order-tracking.cancel-title', { number: `\u2066${orderNumber}\u2069` })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('order-tracking.cancel-keep')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void submit()}>
            {t('order-tracking.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('order-tracking.cancel-text')}</p>
      <fieldset className="order-reasons">
        <legend>{t('order-tracking.cancel-why')}</legend>
        {REASONS.map((value) => (
          <Check
            key={value}
            type="radio"
            name="reason"
            label={t(`order.cancel.${value}`)}
            checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </fieldset>
      <div role="alert">{failure !== null && <p className="field-error">{failure}</p>}</div>
    </Dialog>
  )
}

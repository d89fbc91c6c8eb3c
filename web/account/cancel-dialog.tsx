import { useState } from 'react'
import type { AccountOrderView, CancelReason } from '#capabilities/orders/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check } from '#web/ui/field.tsx'
import { AccountLoadFailed } from './account-ui.tsx'
import { useAccountForm } from './use-account-form.ts'

const REASONS: readonly CancelReason[] = [
  'changed_mind',
  'ordered_twice',
  'wrong_details',
  'too_slow',
  'found_elsewhere',
]
type Props = {
  order: AccountOrderView
  onClose: () => void
  onCancelled: (order: AccountOrderView) => void
}

export function AccountCancelOrderDialog({ order, onClose, onCancelled }: Props) {
  const { t } = useTexts()
  const { save, failure, isBusy } = useAccountForm()
  const [reason, setReason] = useState<CancelReason>('changed_mind')
  const cancel = async () => {
    const answer = await save<AccountOrderView>('POST', `/orders/${order.id}/cancellation`, {
      reason,
    })
    if (answer?.ok) onCancelled(answer.view)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.order.cancel-title', { number: order.order_number })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('account.order.keep')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void cancel()}>
            {t('account.order.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('account.order.cancel-text')}</p>
      <fieldset className="account-reasons">
        <legend>{t('account.order.why')}</legend>
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
      <AccountLoadFailed text={failure} />
    </Dialog>
  )
}

import { useState } from 'react'
import { type ManualRefundView, SETTLEMENT_SOURCES } from '#capabilities/payments/contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { today } from '../money/status-tones.ts'

type RecordPaymentDialogProps = {
  refund: ManualRefundView | null
  onClose: () => void
  onDone: () => void
}

/** Records that a card refund was paid, and from where. */
export function RecordPaymentDialog({ refund, onClose, onDone }: RecordPaymentDialogProps) {
  const { t, language } = useTexts()
  const [reference, setReference] = useState('')
  const [on, setOn] = useState(today)
  const [source, setSource] = useState<(typeof SETTLEMENT_SOURCES)[number]>(SETTLEMENT_SOURCES[0])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (!refund) return
    const done = await act({
      ...post(
        '/admin/payment-refunds/{id}/settlement',
        { id: refund.id },
        { reference, paid_on: on, paid_from: source },
      ),
      done: t('refunds.card.record-done'),
      failed: t('refunds.not-done'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={refund !== null}
      onClose={onClose}
      title={t('refunds.card.record-title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('site.close')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('refunds.card.record')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        {t('refunds.card.record-text', {
          number: `\u2068${refund?.purchase_number ?? ''}\u2069`,
          amount: formatMoney(fromDinars(refund?.amount ?? 0), language),
        })}
      </p>
      <div className="finance-form">
        <Select
          label={t('refunds.paid-from')}
          error={errors['paid_from']}
          value={source}
          onChange={({ target }) =>
            setSource(SETTLEMENT_SOURCES.find((place) => place === target.value) ?? 'gateway')
          }
        >
          {SETTLEMENT_SOURCES.map((place) => (
            <option key={place} value={place}>
              {t(`refunds.paid-from.${place}`)}
            </option>
          ))}
        </Select>
        <Input
          label={t('refunds.card.reference')}
          dir="ltr"
          maxLength={120}
          error={errors['reference']}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('refunds.card.paid-on')}
          error={errors['paid_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import type { GatewaySettlementView } from '#capabilities/treasury/gateway-settlements.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, TextArea } from '#web/ui/field.tsx'
import { today } from './status-tones.ts'

type PostGatewayDialogProps = {
  settlement: GatewaySettlementView
  onClose: () => void
  onDone: () => void
}

export function PostGatewayDialog({ settlement, onClose, onDone }: PostGatewayDialogProps) {
  const { t, language } = useTexts()
  const [on, setOn] = useState(today)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const money = (amount: number) => formatMoney(fromDinars(amount), language)
  const send = async () => {
    const done = await act({
      ...post(
        '/admin/money/gateway-settlements/{id}/posting',
        { id: settlement.id },
        { received_on: on, note },
      ),
      done: t('admin-money.gateway.posted'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.gateway.post-of', { reference: `\u2068${settlement.reference}\u2069` })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.gateway.post')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        {t('admin-money.gateway.post-text', {
          net: money(settlement.net),
          fee: money(settlement.fee),
        })}
      </p>
      <div className="finance-form">
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.remittance.received-on')}
          error={errors['received_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
        {settlement.difference_count > 0 && (
          <TextArea
            label={t('admin-money.gateway.note')}
            rows={2}
            maxLength={300}
            error={errors['note']}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}

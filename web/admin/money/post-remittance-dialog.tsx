import { useState } from 'react'
import type { RemittanceView } from '#capabilities/payouts/remittances.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, TextArea } from '#web/ui/field.tsx'
import { countedGap } from './counted-gap.ts'
import { MoneyAmount } from './money-cells.tsx'
import { today } from './status-tones.ts'

type PostRemittanceDialogProps = {
  one: RemittanceView
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function PostRemittanceDialog({
  one: item,
  open,
  onClose,
  onDone,
}: PostRemittanceDialogProps) {
  const { t } = useTexts()
  const [received, setReceived] = useState(String(item.announced))
  const [on, setOn] = useState(today)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const sum = Number(received.replace(/\s/g, '').replace(',', '.'))
  const gap = Number.isFinite(sum) ? countedGap(item, sum) : 0
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    const done = await act({
      ...post(
        '/admin/money/remittances/{id}/posting',
        { id: item.id },
        { received: sum, received_on: on, note },
      ),
      done: t('admin-money.remittance.posted', { reference: item.reference }),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin-money.remittance.post-title', { reference: item.reference })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.remittance.post')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.remittance.post-text')}</p>
      <div className="finance-form">
        <Input
          label={t('admin-money.remittance.received-amount')}
          dir="ltr"
          inputMode="decimal"
          error={errors['received']}
          value={received}
          onChange={({ target }) => setReceived(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.remittance.received-on')}
          error={errors['received_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
        {gap !== 0 && (
          <p className="field-error">
            {t('admin-money.remittance.gap')} <MoneyAmount dinars={gap} />
          </p>
        )}
        {(sum !== item.announced || gap !== 0 || errors['note'] !== undefined) && (
          <TextArea
            label={t('admin-money.remittance.received-note')}
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

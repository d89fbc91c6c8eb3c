import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { today } from './status-tones.ts'

type TillDepositDialogProps = { amount: number; onClose: () => void; onDone: () => void }

/** Records what was taken from the till to the bank. */
export function TillDepositDialog({ amount: all, onClose, onDone }: TillDepositDialogProps) {
  const { t } = useTexts()
  const [amount, setAmount] = useState(all > 0 ? String(all) : '')
  const [slip, setSlip] = useState('')
  const [on, setOn] = useState(today)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    const done = await act({
      ...post('/admin/money/till/deposits', null, {
        amount: Number(amount.replace(/\s/g, '').replace(',', '.')),
        ...{ deposited_on: on, slip_number: slip },
      }),
      done: t('admin-money.till.deposit-done'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.till.deposit')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.till.record')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.till.deposit-text')}</p>
      <div className="finance-form">
        <Input
          label={t('admin-money.till.amount')}
          dir="ltr"
          inputMode="decimal"
          error={errors['amount']}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Input
          label={t('admin-money.till.slip-number')}
          dir="ltr"
          maxLength={80}
          error={errors['slip_number']}
          value={slip}
          onChange={({ target }) => setSlip(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.till.deposited-on')}
          error={errors['deposited_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import type { VendorBalanceRowView } from '#capabilities/payouts/ledger.contract.ts'
import { SETTLEMENT_METHODS } from '#capabilities/payouts/settlements.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { today } from './status-tones.ts'

type SettlementDialogProps = {
  shop: VendorBalanceRowView | null
  onClose: () => void
  onDone: () => void
}

/** Records what a shop paid of its debt. */
export function SettlementDialog({ shop, onClose, onDone }: SettlementDialogProps) {
  const { t, language } = useTexts()
  const [amount, setAmount] = useState(String(shop?.debt ?? 0))
  const [reference, setReference] = useState('')
  const [method, setMethod] = useState<(typeof SETTLEMENT_METHODS)[number]>('bank_transfer')
  const [on, setOn] = useState(today)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const name = `\u2068${shop?.business_name ?? ''}\u2069`
  const owed = formatMoney(fromDinars(shop?.debt ?? 0), language)
  const send = async () => {
    if (!shop) return
    const done = await act({
      ...post(
        '/admin/money/vendors/{id}/settlements',
        { id: shop.id },
        {
          amount: Number(amount.replace(/\s/g, '').replace(',', '.')),
          ...{ reference, method },
          received_on: on,
        },
      ),
      done: t('admin-money.shops.settle-done'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={shop !== null}
      onClose={onClose}
      title={t('admin-money.shops.settle-of', { name })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.shops.settle-record')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.shops.settle-text', { name, amount: owed })}</p>
      <div className="finance-form">
        <Input
          label={t('admin-money.remittance.received-amount')}
          dir="ltr"
          inputMode="decimal"
          error={errors['amount']}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Select
          label={t('admin-money.shops.settle-method')}
          value={method}
          onChange={({ target }) => setMethod(target.value === 'cash' ? 'cash' : 'bank_transfer')}
        >
          {SETTLEMENT_METHODS.map((way) => (
            <option key={way} value={way}>
              {t(`admin-money.shops.settle-method.${way}`)}
            </option>
          ))}
        </Select>
        <Input
          label={t('admin-money.remittances.column.reference')}
          dir="ltr"
          maxLength={80}
          error={errors['reference']}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.remittance.received-on')}
          error={errors['received_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import type { VendorBalanceRowView } from '#capabilities/payouts/ledger.contract.ts'
import { CHARGE_REASONS } from '#capabilities/treasury/manual-journals.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceSelect, Input, TextArea } from '#web/ui/field.tsx'
import { today } from './status-tones.ts'

type VendorChargeDialogProps = { shop: VendorBalanceRowView | null; onClose: () => void }

/** Another person posts what is recorded here. */
export function VendorChargeDialog({ shop, onClose }: VendorChargeDialogProps) {
  const { t } = useTexts()
  const [charge, setCharge] = useState<(typeof CHARGE_REASONS)[number]>(CHARGE_REASONS[0])
  const [draft, setDraft] = useState({
    ...{ amount: '', order_number: '', reason: '' },
    dated_on: today(),
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(() => undefined)
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value })
  const name = `\u2068${shop?.business_name ?? ''}\u2069`
  const send = async () => {
    if (!shop) return
    const done = await act({
      ...post(
        '/admin/money/vendors/{id}/charges',
        { id: shop.id },
        {
          ...{ charge, ...draft, amount: parseNumber(draft.amount) },
          order_number: draft.order_number.trim() || null,
        },
      ),
      done: t('admin-money.manual.recorded'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={shop !== null}
      onClose={onClose}
      title={t('admin-money.charge.of', { name })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.manual.record')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.charge.text', { name })}</p>
      <div className="finance-form">
        <ChoiceSelect
          label={t('admin-money.charge.why')}
          error={errors['charge']}
          value={charge}
          choices={CHARGE_REASONS}
          nameOf={(value) => t(`admin-money.charge.${value}`)}
          onChoose={setCharge}
        />
        <Input
          label={t('admin-money.charge.amount')}
          dir="ltr"
          inputMode="decimal"
          error={errors['amount']}
          value={draft.amount}
          onChange={set('amount')}
        />
        <Input
          label={t('admin-money.charge.order')}
          optional={t('admin-money.shops.optional')}
          dir="ltr"
          maxLength={40}
          error={errors['order_number']}
          value={draft.order_number}
          onChange={set('order_number')}
        />
        <TextArea
          label={t('admin-money.charge.reason')}
          rows={2}
          maxLength={300}
          error={errors['reason']}
          value={draft.reason}
          onChange={set('reason')}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.manual.dated-on')}
          error={errors['dated_on']}
          value={draft.dated_on}
          onChange={set('dated_on')}
        />
      </div>
    </Dialog>
  )
}

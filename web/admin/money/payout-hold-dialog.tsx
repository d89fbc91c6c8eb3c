import { useState } from 'react'
import type { VendorBalanceRowView } from '#capabilities/payouts/ledger.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceSelect, Input, TextArea } from '#web/ui/field.tsx'

const HOLD_REASONS = ['dispute', 'documents_missing', 'fraud_check', 'other'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

type PayoutHoldDialogProps = {
  shop: VendorBalanceRowView | null
  onClose: () => void
  onDone: () => void
}

export function PayoutHoldDialog({ shop, onClose, onDone }: PayoutHoldDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<HoldReason>('dispute')
  const [note, setNote] = useState('')
  const [until, setUntil] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (!shop) return
    const done = await act({
      ...post(
        '/admin/money/vendors/{id}/hold',
        { id: shop.id },
        { reason, note, until_on: until === '' ? null : until },
      ),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={shop !== null}
      onClose={onClose}
      title={t('admin-money.shops.hold-of', { name: shop?.business_name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.shops.hold')}
          </Button>
        </>
      }
    >
      <div className="finance-form">
        <ChoiceSelect
          label={t('admin-money.shops.hold-why')}
          value={reason}
          choices={HOLD_REASONS}
          nameOf={(reason) => t(`admin-money.hold.${reason}`)}
          onChoose={setReason}
        />
        <TextArea
          label={t('admin-money.note')}
          hint={t('admin-money.note-hint')}
          rows={3}
          maxLength={300}
          error={errors['note']}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.shops.hold-until')}
          optional={t('admin-money.shops.optional')}
          error={errors['until_on']}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
    </Dialog>
  )
}

import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'

type Props = {
  code: ManagedPromoCodeView | null
  audience: BackofficeAudience
  isBusy: boolean
  onClose: () => void
  onConfirm: (code: ManagedPromoCodeView, reason: string) => void
}

/** Final. The operator gives a reason, which the vendor can read. */
export function DeactivatePromoCodeDialog({ code, audience, isBusy, onClose, onConfirm }: Props) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open={code !== null}
      onClose={onClose}
      title={t('promo-codes.stop-title', { name: code?.code ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('promo-codes.cancel')}
          </Button>
          <Button kind="danger" type="submit" form={form} busy={isBusy}>
            {t('promo-codes.stop')}
          </Button>
        </>
      }
    >
      {code && (
        <StopForm
          id={form}
          asksWhy={audience === 'admin'}
          isOfShop={audience === 'admin' && code.shop !== null}
          onSubmit={(reason) => {
            if (!isBusy) onConfirm(code, reason)
          }}
        />
      )}
    </Dialog>
  )
}

type FormProps = {
  id: string
  asksWhy: boolean
  isOfShop: boolean
  onSubmit: (reason: string) => void
}

function StopForm({ id, asksWhy, isOfShop, onSubmit }: FormProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lacks = asksWhy && reason.trim() === ''
    setMissing(lacks)
    if (lacks) event.currentTarget.querySelector<HTMLElement>('textarea')?.focus()
    else onSubmit(reason.trim())
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <p className="dialog-text">{t('promo-codes.stop-text')}</p>
      {asksWhy && (
        <TextArea
          label={t('promo-codes.reason')}
          hint={isOfShop ? t('promo-codes.reason-hint') : null}
          required
          rows={3}
          maxLength={500}
          value={reason}
          error={isMissing ? t('promo-codes.reason-required') : null}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </form>
  )
}

import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { useId } from 'react'
import type {
  PromoCodeFieldsInput,
  ManagedPromoCodeView,
} from '#capabilities/promotions/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { copyOf, toPromoCodeDraft, type PromoCodeErrors } from './promo-code-draft.ts'
import { PromoCodeForm } from './promo-code-form.tsx'

export type PromoCodeEditing =
  | { what: 'new' }
  | { what: 'edit' | 'copy'; code: ManagedPromoCodeView }
type Props = {
  editing: PromoCodeEditing | null
  audience: BackofficeAudience
  isBusy: boolean
  onClose: () => void
  /** Empty when saved, otherwise the errors by field. */
  onSubmit: (body: PromoCodeFieldsInput) => Promise<PromoCodeErrors>
}

export function PromoCodeDialog({ editing, audience, isBusy, onClose, onSubmit }: Props) {
  const { t } = useTexts()
  const form = useId()
  const isNew = editing?.what !== 'edit'
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      wide
      title={
        isNew ? t('promo-codes.new') : t('promo-codes.edit-of', { name: editing?.code.code ?? '' })
      }
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('promo-codes.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t(isNew ? 'promo-codes.create' : 'promo-codes.save')}
          </Button>
        </>
      }
    >
      {editing && (
        <PromoCodeForm
          id={form}
          audience={audience}
          start={
            editing.what === 'new'
              ? toPromoCodeDraft(null)
              : editing.what === 'copy'
                ? copyOf(editing.code)
                : toPromoCodeDraft(editing.code)
          }
          isLocked={editing.what === 'edit' && editing.code.was_used}
          onSubmit={onSubmit}
        />
      )}
    </Dialog>
  )
}

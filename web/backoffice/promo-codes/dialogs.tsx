import { useId } from 'react'
import type {
  ManagedPromoCodeView,
  PromoCodeFieldsInput,
} from '#capabilities/promotions/contract.ts'
import { ownValue } from '#kernel/own-value.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { ConfirmDialog } from '#web/backoffice/dialogs/confirm-dialog.tsx'
import { ReasonDialog } from '#web/backoffice/dialogs/reason-dialog.tsx'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { type CodeOf, post, put } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { copyOf, type PromoCodeErrors, toPromoCodeDraft } from './promo-code-draft.ts'
import { PromoCodeForm } from './promo-code-form.tsx'

const FIELD_OF = {
  promo_code_taken: 'code',
  promo_limit_below_uses: 'maximum_uses',
  promo_ends_in_past: 'ends_on',
} as const satisfies Partial<
  Record<CodeOf<'/vendor/promo-codes/{id}', 'put'>, keyof PromoCodeErrors>
>

type PromoCodeDialogProps = {
  audience: BackofficeAudience
  /** Null for a new one. */
  code: ManagedPromoCodeView | null
  /** A new one on the same terms. */
  isCopy?: boolean
  onClose: () => void
}

export function PromoCodeDialog({ audience, code, isCopy = false, onClose }: PromoCodeDialogProps) {
  const { t } = useTexts()
  const form = useId()
  const { isBusy, act } = useMutation()
  const edited = isCopy ? null : code
  const submit = async (body: PromoCodeFieldsInput): Promise<PromoCodeErrors> => {
    const outcome = await act({
      ...(edited
        ? put(`/${audience}/promo-codes/{id}`, { id: edited.id }, body)
        : post(`/${audience}/promo-codes`, null, body)),
      done: t(edited ? 'promo-codes.saved' : 'promo-codes.created', {
        name: body.code.toUpperCase(),
      }),
      failed: t('promo-codes.not-done'),
    })
    if (outcome.isDone) {
      onClose()
      return {}
    }
    const field = ownValue<keyof PromoCodeErrors>(FIELD_OF, outcome.code)
    const errors = field === undefined ? outcome.fields : { [field]: outcome.message }
    return Object.keys(errors).length > 0 ? errors : { code: outcome.message }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={edited ? t('promo-codes.edit-of', { name: edited.code }) : t('promo-codes.new')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t(edited ? 'backoffice.save' : 'promo-codes.create')}
          </Button>
        </>
      }
    >
      <PromoCodeForm
        id={form}
        audience={audience}
        start={isCopy && code ? copyOf(code) : toPromoCodeDraft(code)}
        isLocked={edited?.was_used ?? false}
        onSubmit={submit}
      />
    </Dialog>
  )
}

const MAX_REASON = 500

type StopDialogProps = {
  audience: BackofficeAudience
  code: ManagedPromoCodeView
  onClose: () => void
}

/** Final. The operator gives a reason, which the vendor can read. */
export function StopPromoCodeDialog({ audience, code, onClose }: StopDialogProps) {
  const { t } = useTexts()
  const { act } = useMutation()
  const { id, code: name, shop } = code
  const stop = (body: { reason?: string }) =>
    act({
      ...post(`/${audience}/promo-codes/{id}/stop`, { id }, body),
      done: t('promo-codes.stopped', { name }),
      failed: t('promo-codes.not-done'),
    })
  const dialog = {
    title: t('promo-codes.stop-title', { name }),
    text: t('promo-codes.stop-text'),
    confirm: t('promo-codes.stop'),
    onClose,
  }
  if (audience === 'vendor')
    return <ConfirmDialog {...dialog} isDanger onConfirm={() => stop({})} />
  return (
    <ReasonDialog
      {...dialog}
      label={t('promo-codes.reason')}
      hint={shop === null ? null : t('promo-codes.reason-hint')}
      required={t('promo-codes.reason-required')}
      maxLength={MAX_REASON}
      onConfirm={(reason) => stop({ reason })}
    />
  )
}

import { ownValue } from '#kernel/own-value.ts'
import { type CodeOf, post, put } from '#web/shared/api/endpoint.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import type {
  PromoCodeFieldsInput,
  ManagedPromoCodeView,
} from '#capabilities/promotions/contract.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { PromoCodeEditing } from './promo-code-dialog.tsx'
import type { PromoCodeErrors } from './promo-code-draft.ts'

type PromoCodeRefusal = CodeOf<'/vendor/promo-codes/{id}', 'put'>
const FIELD_OF = {
  promo_code_taken: 'code',
  promo_limit_below_uses: 'maximum_uses',
  promo_ends_in_past: 'ends_on',
} as const satisfies Partial<Record<PromoCodeRefusal, keyof PromoCodeErrors>>

export function usePromoCodeActions(audience: BackofficeAudience, refresh: () => void) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(refresh)
  return {
    isBusy,
    async submit(
      editing: PromoCodeEditing | null,
      body: PromoCodeFieldsInput,
    ): Promise<PromoCodeErrors> {
      const isEdit = editing?.what === 'edit'
      const name = body.code.toUpperCase()
      const outcome = await act({
        ...(isEdit
          ? put(`/${audience}/promo-codes/{id}`, { id: editing.code.id }, body)
          : post(`/${audience}/promo-codes`, null, body)),
        done: t(isEdit ? 'promo-codes.saved' : 'promo-codes.created', { name }),
        failed: t('promo-codes.not-done'),
      })
      if (outcome.isDone) return {}
      const field = ownValue<keyof PromoCodeErrors>(FIELD_OF, outcome.code)
      const fieldErrors = field === undefined ? outcome.fields : { [field]: outcome.message }
      return Object.keys(fieldErrors).length > 0 ? fieldErrors : { code: outcome.message }
    },
    async stop(code: ManagedPromoCodeView, reason: string): Promise<boolean> {
      const outcome = await act({
        ...post(
          `/${audience}/promo-codes/{id}/stop`,
          { id: code.id },
          audience === 'admin' ? { reason } : {},
        ),
        done: t('promo-codes.stopped', { name: code.code }),
        failed: t('promo-codes.not-done'),
      })
      return outcome.isDone
    },
  }
}

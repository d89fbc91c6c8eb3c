import type { VendorReturnView } from '#capabilities/returns/vendor.contract.ts'
import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

/** Every step of a return is reported in the same words. Its body has the version that was shown. */
export function useReturnStep() {
  const { t } = useTexts()
  const { isBusy, act } = useMutation()
  const messages = { done: t('vendor-returns.done'), failed: t('vendor-returns.not-done') }
  return { isBusy, send: (step: ApiMutation<VendorReturnView>) => act({ ...step, ...messages }) }
}

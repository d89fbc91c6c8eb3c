import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'

type Action<View> = ApiMutation<View> & { done: TextKey; failed: TextKey }

export function useVendorAction(onSettled: () => void) {
  const { t } = useTexts()
  const { isBusy, act: carryOut } = useMutation(onSettled)
  const act = <View>(action: Action<View>) =>
    carryOut<View>({ ...action, done: t(action.done), failed: t(action.failed) })
  return { isBusy, act }
}
export type VendorMutate = ReturnType<typeof useVendorAction>['act']

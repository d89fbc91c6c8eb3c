import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'

type Action<View, Code extends string> = ApiMutation<View, Code> & {
  done: TextKey
  failed: TextKey
}

export function useVendorAction(onSettled: () => void) {
  const { t } = useTexts()
  const { isBusy, act: carryOut } = useMutation(onSettled)
  const act = <View, Code extends string>(action: Action<View, Code>) =>
    carryOut<View, Code>({ ...action, done: t(action.done), failed: t(action.failed) })
  return { isBusy, act }
}
export type VendorMutate = ReturnType<typeof useVendorAction>['act']

import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import type { VendorDetail } from './vendor-status.ts'

type Action = {
  /** Below `/api/v1/admin/vendors`. */
  path: string
  method?: 'POST' | 'PUT'
  body?: object
  done: TextKey
  failed: TextKey
}

export function useVendorAction(onSettled: () => void) {
  const { t } = useTexts()
  const { isBusy, act: carryOut } = useMutation<Pick<VendorDetail, 'id'>>(onSettled)
  const act = ({ path, done, failed, ...how }: Action) =>
    carryOut({
      path: `/api/v1/admin/vendors${path}`,
      done: t(done),
      failed: t(failed),
      ...how,
    })
  return { isBusy, act }
}
export type VendorMutate = ReturnType<typeof useVendorAction>['act']

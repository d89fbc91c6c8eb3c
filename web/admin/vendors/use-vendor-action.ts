import { useState } from 'react'
import { type TextKey, useTexts } from '#web/shared/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Refused, sendDesk } from '#web/desk/api.ts'
import type { VendorDetail } from './states.ts'

type Action = {
  /** Below `/api/v1/admin/vendors`. */
  path: string
  method?: 'POST' | 'PUT'
  body?: object
  done: TextKey
  failed: TextKey
}

/** How an action went: done, with what the shop is now, or what is wrong with which field. */
export type Outcome =
  | { isDone: true; vendor: Pick<VendorDetail, 'id'> }
  | { isDone: false; fields: Readonly<Record<string, string>> }

/** Carries out what an administrator decides of a shop, and says how it went. */
export function useVendorAction(onSettled: () => void) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)

  const act = async ({ path, method = 'POST', body = {}, ...texts }: Action): Promise<Outcome> => {
    setBusy(true)
    const closeLabel = t('site.close')
    try {
      const address = `/api/v1/admin/vendors${path}`
      const vendor = await sendDesk<Pick<VendorDetail, 'id'>>(address, body, method)
      showToast({ title: t('desk.success'), message: t(texts.done), closeLabel })
      onSettled()
      return { isDone: true, vendor }
    } catch (error) {
      const refused = error instanceof Refused ? error : null
      const fields = refused?.fields ?? {}
      const isOfFields = Object.keys(fields).length > 0
      // Somebody else may have decided meanwhile: what is shown is read again.
      if (refused && [404, 409].includes(refused.status)) onSettled()
      const said = !isOfFields && refused && refused.status < 500 ? refused.detail : null
      const message = said ?? t(texts.failed)
      showToast({ title: t('desk.error'), message, isError: true, closeLabel })
      return { isDone: false, fields }
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}
export type Act = ReturnType<typeof useVendorAction>['act']

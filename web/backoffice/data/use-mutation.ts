import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Toast } from '#web/ui/toast-card.tsx'
import { ApiRefused, apiSend } from '../api/client.ts'

export type ApiCall = { path: string; method?: 'POST' | 'PUT' | 'DELETE'; body?: object }
export type MutationState = ApiCall & {
  /** What has to be done before it; where that fails, it is not done. */
  first?: readonly ApiCall[]
  /** What is said when it was done, and when it was not. */
  done: string
  failed: string
  /** The failure is named before what the server says of it, not replaced by it. */
  namesFailure?: boolean
  /** Told of the version on which a call was carried out all the same, after a conflict. */
  onForced?: (path: string, version: number) => void
  /** What can be done about it in the toast: taking it back. */
  undo?: NonNullable<Toast['action']>
}

/** How an action went: done, with what it was about as it is now, or what is wrong with which field. */
export type MutationOutcome<View> =
  | { isDone: true; view: View }
  | { isDone: false; code: string; message: string; fields: Readonly<Record<string, string>> }

/** Carries out what an administrator decides, and says how it went. */
export function useMutation<View>(onSettled: () => void) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)

  const act = async (action: MutationState): Promise<MutationOutcome<View>> => {
    const { path, method = 'POST', body = {}, first = [], ...said } = action
    setBusy(true)
    const closeLabel = t('site.close')
    const send = <Sent>(to: ApiCall) =>
      apiSend<Sent>(to.path, to.body ?? {}, to.method, {
        onForced: (version) => said.onForced?.(to.path, version),
      })
    try {
      for (const one of first) await send(one)
      const view = await send<View>({ path, method, body })
      const undo = said.undo && { action: said.undo }
      showToast({ title: t('backoffice.success'), message: said.done, closeLabel, ...undo })
      onSettled()
      return { isDone: true, view }
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      const fields = refused?.fields ?? {}
      // Somebody else may have decided meanwhile: what is shown is read again.
      if (refused && [404, 409].includes(refused.status)) onSettled()
      const code = refused?.code ?? ''
      if (refused?.isLeft) return { isDone: false, code, message: '', fields }
      const isOfFields = Object.keys(fields).length > 0
      const reason = !isOfFields && refused && refused.status < 500 ? refused.detail : null
      const lead = said.namesFailure && reason !== null ? `${said.failed}. ` : ''
      const message = reason === null ? said.failed : lead + reason
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
      return { isDone: false, code, message, fields }
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}
export type Mutate<View> = ReturnType<typeof useMutation<View>>['act']

import { useState } from 'react'
import { type ApiMutation, type Endpoint, requestOf } from '#web/shared/api/endpoint.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { saveBlob } from './save-blob.ts'

/** Authorized download; a plain link would send no access token. `done` is the message after it. */
export function useSaveFile(failed?: string) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const save = async (call: Endpoint<Blob> | ApiMutation<Blob>, name: string, done?: string) => {
    const [path, init] = typeof call === 'string' ? [call] : [call.path, requestOf(call)]
    const closeLabel = t('site.close')
    setBusy(true)
    try {
      const answer = await authorizedFetch(path, init)
      if (!answer.ok) throw new Error(String(answer.status))
      saveBlob(name, await answer.blob())
      if (done !== undefined)
        showToast({ title: t('backoffice.success'), message: done, closeLabel })
    } catch {
      const message = failed ?? t('backoffice.file-failed')
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}

import { useState } from 'react'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Authorized download; a plain link would send no access token. */
export function useSaveFile(failed?: string) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const save = async (path: Endpoint<Blob>, name: string) => {
    setBusy(true)
    try {
      const answer = await authorizedFetch(path)
      if (!answer.ok) throw new Error(String(answer.status))
      const address = URL.createObjectURL(await answer.blob())
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000) // the browser may still be reading it
    } catch {
      showToast({
        title: t('backoffice.error'),
        message: failed ?? t('backoffice.file-failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}

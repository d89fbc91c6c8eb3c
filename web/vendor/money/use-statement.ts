import { useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

type Format = 'csv' | 'pdf'

export function useStatement() {
  const { t } = useTexts()
  const [busy, setBusy] = useState<Format | null>(null)
  const save = async (month: string, format: Format) => {
    setBusy(format)
    try {
      const answer = await authorizedFetch(get('/vendor/money/statement', { month, format }))
      if (!answer.ok) throw new Error(String(answer.status))
      const address = URL.createObjectURL(await answer.blob())
      const link = document.createElement('a')
      link.href = address
      link.download = `yova-${month}.${format}`
      link.click()
      URL.revokeObjectURL(address)
    } catch {
      showToast({
        title: t('backoffice.error'),
        message: t('vendor-dashboard.statement-failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setBusy(null)
    }
  }
  return { busy, save }
}

import { useState } from 'react'
import { authorizedFetch } from '#web/shared/session.ts'
import { useTexts } from '#web/shared/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Saves the statement of a month as a file. */
export function useStatement() {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const save = async (month: string) => {
    setBusy(true)
    try {
      const answer = await authorizedFetch(`/api/v1/vendor/money/statement?month=${month}`)
      if (!answer.ok) throw new Error(String(answer.status))
      const address = URL.createObjectURL(await answer.blob())
      const link = document.createElement('a')
      link.href = address
      link.download = `yova-${month}.csv`
      link.click()
      URL.revokeObjectURL(address)
    } catch {
      showToast({
        title: t('desk.error'),
        message: t('space.statement-failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}

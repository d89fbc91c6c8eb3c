import { useEffect } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { dismissErrorToast, showToast } from '#web/ui/toast.tsx'

/** An error toast stays until it is closed, so it leaves with the form that it is about. */
export function useFailureToast(): (title: string, message: string) => void {
  const { t } = useTexts()
  useEffect(() => dismissErrorToast, [])
  return (title, message) =>
    showToast({ title, message, isError: true, closeLabel: t('site.close') })
}

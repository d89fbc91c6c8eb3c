import { useCallback } from 'react'
import { showToast } from '../../ui/toast.tsx'
import { signOut } from './session.ts'
import { useTexts } from '../i18n/texts.ts'

/** A failure is shown and keeps the session. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTexts()
  return useCallback(async () => {
    try {
      await signOut()
      showToast({
        title: t('session.signed-out'),
        message: t('session.goodbye'),
        closeLabel: t('site.close'),
      })
    } catch {
      showToast({
        title: t('session.sign-out-failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    }
  }, [t])
}

import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Handles the `?restore=` link of a reminder. */
export function useRestoredCart(): void {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const token = params.get('restore')
  useEffect(() => {
    if (token === null) return
    const closeLabel = t('site.close')
    import('./restore-cart.ts')
      .then(({ restoreCart }) => restoreCart(token, language))
      .then(
        () => showToast({ title: t('cart.restored'), closeLabel }),
        () => showToast({ title: t('cart.restore-failed'), isError: true, closeLabel }),
      )
      // Drops the parameter: a reload must not restore items that were removed since.
      .finally(() => void navigate(paths.cart(), { replace: true }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- texts are read when the request ends
  }, [token])
}

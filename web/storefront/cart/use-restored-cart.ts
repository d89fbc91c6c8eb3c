import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

/** The link of a reminder (`?restore=`) fills the cart again; what is in it already stays. */
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
      // A reload must not bring back what was taken out since.
      .finally(() => void navigate(paths.cart(), { replace: true }))
    // The words are those of the moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token])
}

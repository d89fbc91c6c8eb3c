import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  hasChanges: boolean
  /** Also blocks a change of the query string. */
  ofAddress?: boolean
}
/** Blocks navigation inside the app and leaving the site. */
export function UnsavedChangesDialog({ hasChanges, ofAddress = false }: Props) {
  const { t } = useTexts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (ofAddress && currentLocation.search !== nextLocation.search)),
  )
  useEffect(() => {
    if (!hasChanges) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('admin-settings.leave-title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
            {t('admin-settings.leave')}
          </Button>
          <Button onClick={stay}>{t('admin-settings.stay')}</Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-settings.leave-text')}</p>
    </Dialog>
  )
}

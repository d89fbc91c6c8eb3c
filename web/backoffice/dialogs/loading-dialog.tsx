import { useTexts } from '#web/shared/i18n/texts.ts'
import type { QueryState } from '#web/shared/data/use-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'

type LoadingDialogProps = {
  title: string
  query: Pick<QueryState<unknown>, 'state' | 'refresh'>
  onClose: () => void
}

/** In place of a form until its values are loaded. */
export function LoadingDialog({ title, query, onClose }: LoadingDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('site.close')}>
      {query.state === 'loading' ? (
        <Spinner label={t('site.loading')} />
      ) : (
        <EmptyState
          title={t('backoffice.panel.failed')}
          action={
            <Button kind="outline" small onClick={query.refresh}>
              {t('site.retry')}
            </Button>
          }
        />
      )}
    </Dialog>
  )
}

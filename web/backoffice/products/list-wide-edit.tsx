import './list-wide-edit.css'
import { formatNumber } from '#kernel/format.ts'
import { ProgressBar } from '#web/backoffice/ui/progress-bar.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import type { ListWideEditControl } from './use-list-wide-edit.ts'

/** Progress and result of an edit of a whole list, with its undo. */
export function ListWideEditStatus({ edit }: { edit: ListWideEditControl }) {
  const { t, language } = useTexts()
  const { view, isRunning, isBusy } = edit
  if (view === null) return null
  const { state, done, total, changed } = view
  return (
    <section className="card list-wide-edit" aria-label={t('products.whole.title')}>
      {isRunning ? (
        <ProgressBar
          label={t(state === 'running' ? 'products.whole.running' : 'products.whole.undoing')}
          share={total === 0 ? 0 : done / total}
          note={t('products.whole.progress', {
            done: formatNumber(done, language),
            total: formatNumber(total, language),
          })}
        />
      ) : (
        <p role="status">
          {state === 'failed'
            ? t('products.whole.failed', { count: changed })
            : t(state === 'done' ? 'products.bulk.done' : 'products.bulk.undone', {
                count: changed,
              })}
        </p>
      )}
      <div className="list-wide-edit-acts">
        {(state === 'running' || ((state === 'done' || state === 'failed') && changed > 0)) && (
          <Button kind="outline" small busy={isBusy} onClick={edit.undo}>
            {t('products.undo')}
          </Button>
        )}
        {!isRunning && (
          <Button kind="quiet" small onClick={edit.close}>
            {t('site.close')}
          </Button>
        )}
        {isRunning && <small className="muted">{t('products.whole.may-leave')}</small>}
      </div>
    </section>
  )
}

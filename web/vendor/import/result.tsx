import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#kernel/format.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/shared/api/client.ts'
import { ListWideEditStatus } from '#web/backoffice/products/list-wide-edit.tsx'
import { useListWideEdit } from '#web/backoffice/products/use-list-wide-edit.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RowErrorsList } from './row-errors.tsx'
import { ImportCounts } from './counts.tsx'
import { ProgressBar } from '#web/backoffice/ui/progress-bar.tsx'
import { ImportUndo } from './undo.tsx'
import { type UseImportResult, type ImportViewState } from './use-import.ts'

const NOTES = {
  checking: 'imports.lines-of',
  writing: 'imports.lines-of',
  pictures: 'imports.pictures-of',
  undoing: 'imports.products-of',
} as const

function Progress({ view }: { view: ImportViewState }) {
  const { t, language } = useTexts()
  const { phase, done, of: total } = view.progress
  if (phase === 'none') return null
  const note =
    phase === 'reading'
      ? undefined
      : t(NOTES[phase], {
          done: formatNumber(done, language),
          of: formatNumber(total, language),
        })
  return (
    <ProgressBar
      label={t(`imports.phase.${phase}`)}
      share={total === 0 ? 0 : done / total}
      {...(note !== undefined && { note })}
    />
  )
}

/** The import runs on the server, so the user may leave the page. */
export function ImportProgress({
  view,
  current,
}: {
  view: ImportViewState
  current: UseImportResult
}) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    await apiSend(post('/vendor/imports/{id}/cancel', { id: view.id })).catch(() => undefined)
    setBusy(false)
    current.refresh()
  }
  return (
    <section className="card" aria-labelledby="import-moving">
      <h2 id="import-moving">
        <bdi>{view.file_name}</bdi>
      </h2>
      <Progress view={view} />
      <div className="import-actions">
        <Button kind="quiet" small busy={isBusy} onClick={() => void stop()}>
          {t('imports.stop')}
        </Button>
        <p>{t('imports.may-leave')}</p>
      </div>
    </section>
  )
}

const ICONS = { done: CircleCheck, failed: CircleAlert, cancelled: CircleSlash }

export function ImportResult({
  view,
  current,
}: {
  view: ImportViewState
  current: UseImportResult
}) {
  const { t } = useTexts()
  const publication = useListWideEdit('vendor', current.refresh)
  const state = view.state === 'done' || view.state === 'failed' ? view.state : 'cancelled'
  const { created, updated, skipped } = view.done
  const hasWritten = created + updated + skipped > 0
  if (!hasWritten && state === 'cancelled')
    return <EmptyState title={t('imports.cancelled')} text={t('imports.cancelled-text')} />
  return (
    <>
      <section className="card" aria-labelledby="import-ended">
        <h2 id="import-ended" className={`import-ended is-${state}`}>
          <Icon of={ICONS[state]} />
          {t(`imports.${state}`)}
        </h2>
        <p className="import-lead">
          <bdi>{view.file_name}</bdi>
        </p>
        {view.fail_reason !== null && <p className="import-error">{view.fail_reason}</p>}
        {hasWritten && (
          <ImportCounts
            figures={[
              { name: t('imports.created'), count: created, tone: 'ok' },
              { name: t('imports.updated'), count: updated, tone: 'ok' },
              { name: t('imports.skipped'), count: skipped, tone: 'plain' },
              { name: t('imports.pictures-refused'), count: view.pictures.refused, tone: 'bad' },
            ]}
          />
        )}
        <Progress view={view} />
        {view.drafts > 0 && <p className="dialog-text">{t('imports.drafts')}</p>}
        <div className="import-actions">
          {view.drafts > 0 && (
            <Button
              busy={publication.isBusy || publication.isRunning}
              onClick={() =>
                void publication.startAt(post('/vendor/imports/{id}/publication', { id: view.id }))
              }
            >
              {t('imports.publish', { count: view.drafts })}
            </Button>
          )}
          <ButtonLink
            kind={view.drafts > 0 ? 'outline' : 'primary'}
            to={view.drafts > 0 ? paths.vendorProducts('draft') : paths.vendorProducts()}
          >
            {t('imports.see-products')}
          </ButtonLink>
        </div>
      </section>
      {view.undo.state !== 'done' && <ListWideEditStatus edit={publication} />}
      <ImportUndo view={view} current={current} />
      {view.undo.state !== 'done' && (view.error_lines > 0 || view.warnings > 0) && (
        <RowErrorsList view={view} />
      )}
    </>
  )
}

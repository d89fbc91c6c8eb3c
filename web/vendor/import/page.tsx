import '#web/backoffice/list/list-page.css'
import './import.css'
import './result.css'
import type { MetaFunction } from 'react-router'
import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ImportPreview } from './preview.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { ImportResult, ImportProgress } from './result.tsx'
import { History } from './history.tsx'
import { type UseImportResult, useImport } from './use-import.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('imports.title'), isPrivate: true }))

export default function ImportPage() {
  const { t } = useTexts()
  const current = useImport()
  const all = useQuery(get('/vendor/imports'))
  return (
    <div className="back-office-page import-page">
      <div className="page-head">
        <h1>{t('imports.title')}</h1>
        {current.id === null ? (
          <ButtonLink kind="quiet" small to={paths.vendorProducts()}>
            {t('imports.to-products')}
          </ButtonLink>
        ) : (
          <Button
            kind="quiet"
            small
            onClick={() => {
              current.open(null)
              all.refresh()
            }}
          >
            {t('imports.other')}
          </Button>
        )}
      </div>
      {current.id === null ? (
        <>
          <ChooseFile onSent={(id) => current.open(id)} />
          <History page={all.view} hasFailed={all.state === 'failed'} onRetry={all.refresh} />
        </>
      ) : (
        <Current current={current} all={all.view} />
      )}
    </div>
  )
}

function Current({ current, all }: { current: UseImportResult; all: ImportsPageView | null }) {
  const { t } = useTexts()
  const { view, state, refresh } = current
  if (view === null) {
    if (state === 'missing')
      return <EmptyState title={t('imports.missing')} text={t('imports.missing-text')} />
    return state === 'failed' ? (
      <LoadFailed onRetry={refresh} />
    ) : (
      <Spinner label={t('site.loading')} />
    )
  }
  if (current.isMapping && (view.state === 'uploaded' || view.state === 'checked'))
    return (
      <ColumnMapping
        key={`${view.id}-${view.delimiter}-${view.encoding}`}
        view={view}
        maps={all?.maps ?? []}
        categories={all?.categories ?? []}
        current={current}
      />
    )
  if (view.state === 'checked')
    return <ImportPreview view={view} categories={all?.categories ?? []} current={current} />
  if (view.state === 'checking' || view.state === 'running')
    return <ImportProgress view={view} current={current} />
  return <ImportResult view={view} current={current} />
}

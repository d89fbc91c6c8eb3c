import { useRef, useState } from 'react'
import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { CellCorrectionForm, isCorrectable } from './cell-correction.tsx'
import { FileButton } from './file-button.tsx'
import { Pager } from './pager.tsx'
import type { ImportViewState } from './use-import.ts'
import { useImportFieldName } from './import-fields.ts'

type RowErrorsListProps = {
  view: ImportViewState
  /** Before the import, errors are corrected in place. */
  onCorrected?: () => void
  categories?: ImportsPageView['categories']
}

export function RowErrorsList({ view, onCorrected, categories = [] }: RowErrorsListProps) {
  const { t } = useTexts()
  const nameOf = useImportFieldName()
  const [trail, setTrail] = useState<readonly string[]>([])
  const cursor = trail.at(-1)
  const { id } = view
  const list = useQuery(
    get('/vendor/imports/{id}/errors', { id, limit: 25, cursor: cursor ?? null }),
  )
  const page = list.view
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="card table-card" aria-labelledby="import-faults">
      <div className="tool-bar">
        <h2 ref={heading} id="import-faults" tabIndex={-1}>
          {page === null ? t('imports.faults') : t('imports.faults-count', { count: page.total })}
        </h2>
        <span className="push" />
        <FileButton
          path={get('/vendor/imports/{id}/errors/file', { id, format: 'xlsx' })}
          name="yova-errors.xlsx"
        >
          {t('imports.as-xlsx')}
        </FileButton>
        <FileButton
          path={get('/vendor/imports/{id}/errors/file', { id, format: 'csv' })}
          name="yova-errors.csv"
        >
          {t('imports.as-csv')}
        </FileButton>
      </div>
      {page === null ? (
        list.state === 'failed' ? (
          <LoadFailed onRetry={list.refresh} />
        ) : (
          <Spinner label={t('site.loading')} />
        )
      ) : (
        <ul className={list.state === 'loading' ? 'fault-list is-loading' : 'fault-list'}>
          {page.items.map((fieldError, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row may have the same error twice
            <li key={`${fieldError.line}-${fieldError.field}-${fieldError.value}-${index}`}>
              <span className="fault-place">
                <b className="num">{t('imports.line', { line: fieldError.line })}</b>
                {fieldError.product_name !== null && <bdi>{fieldError.product_name}</bdi>}
                {fieldError.column !== null && <bdi>{nameOf(fieldError.column)}</bdi>}
              </span>
              {onCorrected && isCorrectable(fieldError) ? (
                <CellCorrectionForm
                  importId={view.id}
                  rowError={fieldError}
                  categories={categories}
                  onCorrected={() => {
                    list.refresh()
                    onCorrected()
                    heading.current?.focus()
                  }}
                />
              ) : (
                <span className="fault-said">
                  <span>{fieldError.message}</span>
                  {fieldError.value !== null && (
                    <bdi className="fault-value">{fieldError.value}</bdi>
                  )}
                </span>
              )}
              <Badge tone={fieldError.severity === 'error' ? 'bad' : 'warn'}>
                {t(`imports.severity.${fieldError.severity}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {page !== null && <Pager trail={trail} next={page.next} onMove={setTrail} />}
    </section>
  )
}

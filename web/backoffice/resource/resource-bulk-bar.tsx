import { useState } from 'react'
import { useInvalidate } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useBulkAction } from '../data/use-bulk-action.ts'
import type { AnyResource, BulkAction, RowId } from './resource.ts'
import type { ShownList } from './use-shown-list.ts'
import { readAllRows, type RowSelection } from './use-row-selection.ts'

type BulkBarProps<Row extends RowId> = {
  resource: AnyResource<Row>
  list: ShownList<Row>
  selection: RowSelection<Row>
}

/** Below the list while rows are chosen, on this page or on all. */
export function ResourceBulkBar<Row extends RowId>(props: BulkBarProps<Row>) {
  const { resource, list, selection } = props
  const words = useTexts()
  const { t } = words
  const [isReading, setReading] = useState(false)
  const { urls, api, bulk = [], nameOf } = resource
  const invalidate = useInvalidate()
  const { isBusy, run } = useBulkAction(() => {
    selection.clear()
    invalidate(api)
  })
  if (selection.count === 0) return null
  const total = list.view?.total ?? 0
  const isPage = !selection.isWhole && selection.count >= (list.view?.items.length ?? 0)
  const runOnAll = async ({ isFor, action, input }: BulkAction<Row>) => {
    setReading(true)
    const rows = selection.isWhole
      ? await readAllRows(api, urls.narrowed(list.query)).finally(() => setReading(false))
      : selection.rows
    setReading(false)
    const { call, undo } = action
    await run({
      rows: rows.filter(isFor),
      nameOf: (row) => nameOf(row, words),
      call: (row) => call(row, input),
      ...(undo && { back: (row: Row) => call(row, undo(row, input)) }),
    })
  }
  return (
    <div className="bulk-bar" role="group" aria-label={t('backoffice.bulk')}>
      <b role="status">
        {t('backoffice.selected', { count: selection.isWhole ? total : selection.count })}
      </b>
      {isPage && total > selection.count && (
        <Button kind="text" small onClick={selection.chooseWhole}>
          {t('backoffice.select-whole', { count: total })}
        </Button>
      )}
      {bulk.map(
        (action) =>
          (selection.isWhole || selection.rows.some(action.isFor)) && (
            <Button
              key={action.label}
              kind="quiet"
              small
              busy={isBusy || isReading}
              onClick={() => void runOnAll(action)}
            >
              {t(action.label)}
            </Button>
          ),
      )}
      <Button kind="text" small onClick={selection.clear}>
        {t('backoffice.select-none')}
      </Button>
    </div>
  )
}

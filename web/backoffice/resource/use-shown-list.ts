import { type QueryState, useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { type Filters, type ListQuery, useListQuery, useRestoreFocus } from '../list/list-query.ts'
import { useHiddenColumns } from './hidden-columns.ts'
import type { AnyResource, ListColumn, ListView, RowId } from './resource.ts'
import { type RowSelection, useRowSelection } from './use-row-selection.ts'

/** Where the list stands, and how to go elsewhere in it. */
export type ListControls = {
  query: ListQuery<Filters>
  go: (changes: Partial<Record<string, string | null>>) => void
}

/** What the parts of the page of a list share. */
export type ShownList<Row extends RowId> = ListControls &
  QueryState<ListView<Row>> & {
    /** Null where nothing can be done to several rows. */
    selection: RowSelection<Row> | null
    /** Those that are not hidden. */
    columns: readonly ListColumn<Row, string>[]
    hidden: ReturnType<typeof useHiddenColumns>
  }

export function useShownList<Row extends RowId>(
  resource: AnyResource<Row>,
  isSelectable: boolean,
): ShownList<Row> {
  const { texts, urls, live = [] } = resource
  const { t } = useTexts()
  const { query, go } = useListQuery(urls)
  const state = useQuery(urls.path(query), {
    isCached: true,
    live,
    onFailure: () =>
      showToast({
        title: t('backoffice.error'),
        message: t(`${texts}.load-failed`),
        isError: true,
        closeLabel: t('site.close'),
      }),
  })
  const selection = useRowSelection(state.view?.items ?? [], String(urls.narrowed(query)))
  const hidden = useHiddenColumns(urls.all)
  useRestoreFocus(query.open)
  return {
    ...state,
    query,
    go,
    selection: isSelectable ? selection : null,
    columns: resource.columns.filter(({ id }) => hidden.isShown(id)),
    hidden,
  }
}

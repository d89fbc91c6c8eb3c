import '../list/list-page.css'
import { type ReactNode, useCallback } from 'react'
import { withQuery } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { dismissToast } from '#web/ui/toast.tsx'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { ExportMenu } from '../list/export-menu.tsx'
import { ListBody } from '../list/list-body.tsx'
import type { Filters } from '../list/list-query.ts'
import { ChoiceFilter, Refresh } from '../list/list-toolbar.tsx'
import { TableSkeleton } from '../list/row-cards.tsx'
import { SearchField } from '../list/search-field.tsx'
import { SortSelect } from '../list/sort-header.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { OpenRowContext } from './open-row.ts'
import {
  idOf,
  type AnyResource,
  type Resource,
  type ListView,
  type RowId,
  type RowOf,
} from './resource.ts'
import { ResourceBulkBar } from './resource-bulk-bar.tsx'
import { ResourceCards, ResourceTable } from './resource-table.tsx'
import { type ShownList, useShownList } from './use-shown-list.ts'

type ResourcePageProps<View> = {
  title: string
  /** False hides what changes rows: the viewer may only read. */
  mayChange?: boolean
  /** At the end of the title's row. */
  head?: ReactNode
  /** Between the title and the list. */
  summary?: (view: View | null, hasFailed: boolean) => ReactNode
}

/** A described list: search, filters, sorts, pages, selection, file and panel, all of it in the address. */
export function ResourcePage<View extends ListView<RowId>, F extends Filters>({
  resource,
  ...props
}: ResourcePageProps<View> & { resource: Resource<View, F> }) {
  // The parts know the rows and not the filters, which only name parameters of the address.
  const shown = { resource, ...props } as unknown as ListPageProps<RowOf<View> & RowId>
  return <ListPage {...shown} />
}

type ListPageProps<Row extends RowId> = ResourcePageProps<ListView<Row>> & {
  resource: AnyResource<Row>
}

function ListPage<Row extends RowId>(props: ListPageProps<Row>) {
  const { resource, title, mayChange = true, head, summary } = props
  const { texts, urls, exported, panel: Panel } = resource
  const { t } = useTexts()
  const list = useShownList(resource, mayChange)
  const { query, view, state, go } = list
  const openRow = useCallback((id: string) => go({ open: id }), [go])
  const close = useCallback(() => go({ open: null }), [go])
  const refresh = () => {
    dismissToast()
    list.refresh()
  }
  return (
    <OpenRowContext value={openRow}>
      <DialogHost>
        <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
          <div className="page-head">
            <h1>{title}</h1>
            {(exported || head) && (
              <span className="page-acts">
                {exported && (
                  <ExportMenu
                    path={withQuery(exported.path, urls.narrowed(query))}
                    file={exported.file}
                  />
                )}
                {head}
              </span>
            )}
          </div>
          {summary?.(view, state === 'failed')}
          <section className="card table-card" aria-label={t(`${texts}.list`)}>
            <Toolbar {...{ resource, list }} onRefresh={refresh} />
            <ListBody
              texts={texts}
              addresses={urls}
              query={query}
              page={view}
              state={state}
              skeleton={<TableSkeleton columns={4} />}
              onRetry={refresh}
            >
              {(rows, isTable) =>
                isTable ? (
                  <ResourceTable
                    {...{ resource: mayChange ? resource : readOnly(resource), list, rows }}
                  />
                ) : (
                  <ResourceCards {...{ resource, list, rows }} />
                )
              }
            </ListBody>
          </section>
          {list.selection && <ResourceBulkBar {...{ resource, list }} selection={list.selection} />}
          {query.open !== null && Panel && (
            <Panel
              key={query.open}
              id={query.open}
              row={view?.items.find((row) => idOf(row) === query.open) ?? null}
              onClose={close}
            />
          )}
        </div>
      </DialogHost>
    </OpenRowContext>
  )
}

const readOnly = <Row extends RowId>({ rowActions: _, ...resource }: AnyResource<Row>) => resource

type ToolbarProps<Row extends RowId> = {
  resource: AnyResource<Row>
  list: ShownList<Row>
  onRefresh: () => void
}

function Toolbar<Row extends RowId>({ resource, list, onRefresh }: ToolbarProps<Row>) {
  const { t } = useTexts()
  const { texts, filters, choices = [] } = resource
  const { query, go, hidden } = list
  return (
    <div className="tool-bar">
      <SearchField
        label={t(`${texts}.search`)}
        clearLabel={t(`${texts}.search-clear`)}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      {choices.map(({ filter, label, nameOf }, index) => (
        <ChoiceFilter
          key={filter}
          {...(index === 0 && { className: 'push' })}
          label={t(label)}
          values={filters[filter] ?? []}
          value={query[filter] ?? ''}
          nameOf={(value) => t(nameOf(value))}
          onChoose={(value) => go({ [filter]: value })}
        />
      ))}
      {filters['sort'] && (
        <SortSelect
          sorts={filters['sort'] as never}
          sort={query['sort'] as never}
          onSort={(sort) => go({ sort })}
        />
      )}
      <ColumnsMenu {...{ resource, hidden }} />
      <Refresh isLoading={list.state === 'loading'} onRefresh={onRefresh} isLast={false} />
    </div>
  )
}

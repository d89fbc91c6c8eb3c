import '../list/list-page.css'
import { type ReactNode, useCallback } from 'react'
import { withQuery } from '#web/shared/api/endpoint.ts'
import { useInvalidate } from '#web/shared/data/use-query.ts'
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
import { StatusTabs } from '../list/status-tabs.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { OpenRowContext } from './open-row.ts'
import {
  idOf,
  type AnyResource,
  type BulkAction,
  type Resource,
  type ListView,
  type RowId,
  type RowOf,
} from './resource.ts'
import { ResourceBulkBar } from './resource-bulk-bar.tsx'
import { ResourceCards, ResourceTable } from './resource-table.tsx'
import type { RowSelection } from './use-row-selection.ts'
import { type ListControls, type ShownList, useShownList } from './use-shown-list.ts'

type ResourcePageProps<View> = {
  title: string
  /** False hides what changes rows: the viewer may only read. */
  mayChange?: boolean
  /** At the end of the title's row. */
  head?: ReactNode
  subtitle?: ReactNode | ((view: View | null) => ReactNode)
  /** Between the title and the list. */
  summary?: (view: View | null, hasFailed: boolean) => ReactNode
  /** Between the tabs and the list: saved views, a notice. */
  above?: ReactNode
  /** Filters that need more than a select: loaded choices, days. */
  tools?: (list: ListControls) => ReactNode
  /** Beside the list, or above it where there is no room. */
  aside?: ReactNode
  /** In place of those of the resource: they depend on the viewer. */
  bulk?: readonly BulkAction<RowOf<View>>[]
  /** In place of the bulk actions that the resource names. */
  bulkBar?: (selection: RowSelection<RowOf<View> & RowId>, list: ListControls) => ReactNode
  /** In place of the advice to search otherwise, while only a tab is chosen. */
  nothingHere?: string
}

/** A described list: search, filters, sorts, pages, selection, file and panel, all of it in the address. */
export function ResourcePage<View extends ListView<RowId>, F extends Filters>({
  resource,
  bulk,
  ...props
}: ResourcePageProps<View> & { resource: Resource<View, F> }) {
  // The parts know the rows and not the filters, which only name parameters of the address.
  const shown = {
    resource: bulk ? { ...resource, bulk } : resource,
    ...props,
  } as unknown as ListPageProps<RowOf<View> & RowId>
  return <ListPage {...shown} />
}

type ListPageProps<Row extends RowId> = ResourcePageProps<ListView<Row>> & {
  resource: AnyResource<Row>
}

function ListPage<Row extends RowId>(props: ListPageProps<Row>) {
  const { resource, title, mayChange = true, head, summary, above, aside } = props
  const { texts, label, urls, exported, panel: Panel } = resource
  const { t } = useTexts()
  const list = useShownList(resource, mayChange && Boolean(resource.bulk ?? props.bulkBar))
  const { query, view, state, go } = list
  const subtitle = typeof props.subtitle === 'function' ? props.subtitle(view) : props.subtitle
  const openRow = useCallback((id: string) => go({ open: id }), [go])
  const close = useCallback(() => go({ open: null }), [go])
  const invalidate = useInvalidate()
  const openedRow = view?.items.find((row) => idOf(row) === query.open) ?? null
  /** The open row too. */
  const refresh = () => {
    dismissToast()
    invalidate(resource.api)
  }
  return (
    <OpenRowContext value={openRow}>
      <DialogHost>
        <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
          <div className="page-head">
            {subtitle ? (
              <div>
                <h1>{title}</h1>
                <p className="muted">{subtitle}</p>
              </div>
            ) : (
              <h1>{title}</h1>
            )}
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
          <Tabs {...{ resource, list }} />
          {above}
          <section className="card table-card" aria-label={t(label)}>
            <Toolbar {...{ resource, list }} tools={props.tools} onRefresh={refresh} />
            <ListBody
              texts={texts}
              addresses={urls}
              query={query}
              page={view}
              state={state}
              skeleton={<TableSkeleton columns={4} />}
              onRetry={refresh}
              {...(props.nothingHere !== undefined && { nothingHere: props.nothingHere })}
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
          {aside && <div className="list-aside">{aside}</div>}
          {list.selection &&
            (props.bulkBar?.(list.selection, list) ?? (
              <ResourceBulkBar {...{ resource, list }} selection={list.selection} />
            ))}
          {query.open !== null && Panel && (
            <Panel
              key={query.open}
              id={query.open}
              row={openedRow}
              query={{
                view: openedRow,
                state: openedRow === null && state === 'ready' ? 'missing' : state,
                refresh: list.refresh,
              }}
              onClose={close}
            />
          )}
        </div>
      </DialogHost>
    </OpenRowContext>
  )
}

const readOnly = <Row extends RowId>({ rowActions: _, ...resource }: AnyResource<Row>) => resource

function Tabs<Row extends RowId>({
  resource,
  list,
}: Omit<ToolbarProps<Row>, 'onRefresh' | 'tools'>) {
  const { t } = useTexts()
  const { tabs, urls, filters } = resource
  if (!tabs) return null
  const { filter, label, nameOf, countsOf } = tabs
  return (
    <StatusTabs
      label={t(label)}
      statuses={filters[filter] ?? []}
      current={list.query[filter] ?? ''}
      addressOf={(value) => urls.address(list.query, { [filter]: value })}
      nameOf={(value) => t(nameOf(value))}
      counts={(list.view && countsOf?.(list.view)) ?? null}
    />
  )
}

type ToolbarProps<Row extends RowId> = {
  resource: AnyResource<Row>
  list: ShownList<Row>
  tools: ListPageProps<Row>['tools']
  onRefresh: () => void
}

function Toolbar<Row extends RowId>({ resource, list, tools, onRefresh }: ToolbarProps<Row>) {
  const { t } = useTexts()
  const { search, filters, choices = [], isSortedByHeads = false } = resource
  const { query, go, hidden } = list
  return (
    <div className="tool-bar">
      {search && (
        <SearchField
          label={t(search.label)}
          clearLabel={t(search.clear)}
          value={query.search}
          onSearch={(term) => go({ search: term })}
        />
      )}
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
      {tools?.(list)}
      {filters['sort'] && (
        <SortSelect
          isInHeads={isSortedByHeads}
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

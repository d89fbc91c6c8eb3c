import { ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isOnControl } from '../list/is-on-control.ts'
import { rowLinkId } from '../list/list-query.ts'
import { SortHeader } from '../list/sort-header.tsx'
import { type AnyResource, type ListColumn, idOf, type RowId } from './resource.ts'
import { RowTick } from './row-tick.tsx'
import type { ShownList } from './use-shown-list.ts'

type TableProps<Row extends RowId> = {
  resource: AnyResource<Row>
  list: ShownList<Row>
  rows: readonly Row[]
}

export function ResourceTable<Row extends RowId>({ resource, list, rows }: TableProps<Row>) {
  const { t } = useTexts()
  const { label, first, rowActions, panel } = resource
  const { query, go, selection, columns } = list
  const onSort = (sort: string) => go({ sort })
  const chosenHere = selection ? rows.filter(selection.has).length : 0
  return (
    <table className={classes('data-table', !panel && 'is-static')}>
      <caption className="sr-only">{t(label)}</caption>
      <thead>
        <tr>
          {selection && (
            <td className="column-tick">
              <RowTick
                label={t('backoffice.select-all')}
                checked={chosenHere === rows.length}
                isSome={chosenHere > 0}
                onChange={() => selection.choose(rows, chosenHere < rows.length)}
              />
            </td>
          )}
          <SortHeader sorts={first.sorts} sort={query['sort'] ?? ''} onSort={onSort}>
            {t(first.label)}
          </SortHeader>
          {columns.map((column) => (
            <SortHeader
              key={column.id}
              className={cellClass(column)}
              sorts={column.sorts}
              sort={query['sort'] ?? ''}
              onSort={onSort}
            >
              {t(column.label)}
            </SortHeader>
          ))}
          {rowActions && (
            <th scope="col" className="column-actions">
              {t('backoffice.actions')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={idOf(row)} {...{ resource, list, row }} />
        ))}
      </tbody>
    </table>
  )
}

type CellClass = Pick<ListColumn<never, never>, 'isNumber' | 'yields' | 'className'>
const cellClass = ({ isNumber, yields, className }: CellClass) =>
  classes(isNumber && 'at-end', yields && `yields-${yields}`, className)

type RowProps<Row extends RowId> = Pick<TableProps<Row>, 'resource' | 'list'> & { row: Row }

function TableRow<Row extends RowId>({ resource, list, row }: RowProps<Row>) {
  const words = useTexts()
  const { about, rowClass, rowActions: RowActions } = resource
  const { query, go, selection, columns } = list
  const id = idOf(row)
  const open = (event: MouseEvent<HTMLElement>) => {
    if (resource.panel && !isOnControl(event)) go({ open: id })
  }
  return (
    <tr
      data-open={id === query.open ? '' : undefined}
      className={classes(selection?.has(row) && 'is-selected', rowClass?.(row))}
      onClick={open}
    >
      {selection && (
        <td className="column-tick">
          <SelectRow {...{ resource, list, row }} />
        </td>
      )}
      <td>
        <RowLink {...{ resource, list, row }} />
        {about && <small>{about(row, words)}</small>}
      </td>
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row, words)}
        </td>
      ))}
      {RowActions && (
        <td className="column-actions">
          <span className="row-actions">
            <RowActions row={row} />
          </span>
        </td>
      )}
    </tr>
  )
}

function SelectRow<Row extends RowId>({ resource, list: { selection }, row }: RowProps<Row>) {
  const words = useTexts()
  if (!selection) return null
  return (
    <RowTick
      label={words.t('backoffice.select-of', { name: resource.nameOf(row, words) })}
      checked={selection.has(row)}
      onChange={() => selection.choose([row], !selection.has(row))}
    />
  )
}

/** Links keep the cursors of the previous pages. */
function useRowLink<Row extends RowId>({ urls }: AnyResource<Row>, { query }: ShownList<Row>) {
  const { state }: { state: unknown } = useLocation()
  return (row: Row) => ({
    id: rowLinkId(idOf(row)),
    to: urls.address(query, { open: idOf(row) }),
    state,
    replace: query.open !== null,
    preventScrollReset: true,
  })
}

function RowLink<Row extends RowId>({ resource, list, row }: RowProps<Row>) {
  const words = useTexts()
  const { openLabel, nameOf, title } = resource
  const linkTo = useRowLink(resource, list)
  const name = nameOf(row, words)
  const shown = title ? title(row, words) : <bdi>{name}</bdi>
  if (!resource.panel) return title ? shown : <b className="row-name">{shown}</b>
  return (
    <Link
      {...linkTo(row)}
      className="row-name"
      {...(openLabel && { 'aria-label': words.t(openLabel, { name }) })}
    >
      {shown}
    </Link>
  )
}

/** For phones: each row is one link to its panel. */
export function ResourceCards<Row extends RowId>({ resource, list, rows }: TableProps<Row>) {
  const words = useTexts()
  const { label, nameOf, title, about, cardStart, card, cardEnd, cardFoot: CardFoot } = resource
  const linkTo = useRowLink(resource, list)
  return (
    <ul className="row-cards" aria-label={words.t(label)}>
      {rows.map((row) => {
        const face = (
          <>
            {cardStart && <span className="row-card-start">{cardStart(row, words)}</span>}
            <span>
              {title ? (
                title(row, words)
              ) : (
                <b>
                  <bdi>{nameOf(row, words)}</bdi>
                </b>
              )}
              {about && <small>{about(row, words)}</small>}
              {card?.(row, words)}
            </span>
            {cardEnd && <span className="row-card-badges">{cardEnd(row, words)}</span>}
          </>
        )
        return (
          <li
            key={idOf(row)}
            data-open={idOf(row) === list.query.open ? '' : undefined}
            className={classes(list.selection?.has(row) && 'is-selected', resource.rowClass?.(row))}
          >
            <SelectRow {...{ resource, list, row }} />
            {resource.panel ? (
              <Link {...linkTo(row)}>
                {face}
                <Icon of={ChevronRight} size="s" flip />
              </Link>
            ) : (
              <div className="row-card">{face}</div>
            )}
            {CardFoot && (
              <div className="row-card-foot">
                <CardFoot row={row} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { Pencil, Power, PowerOff } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { SelectAll, SelectRow, type Selection } from '#web/backoffice/list/selection.tsx'
import { SortHeader, type Sorts } from '#web/backoffice/list/sort-header.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useDuties } from '../admin-session.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Count } from '#web/ui/money.tsx'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { VENDORS, type VendorListQuery } from './query.ts'
import type { VendorRow } from './vendor-status.ts'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import { VendorBadges, VendorPlace } from './vendor-cells.tsx'

const COLUMNS = ['business', 'contact', 'status', 'products', 'orders', 'actions'] as const
const CLASS_OF: Partial<Record<(typeof COLUMNS)[number], string>> = {
  contact: 'column-contact',
  products: 'at-end column-count',
  orders: 'at-end column-count',
  actions: 'column-actions',
}
const SORTS_OF: Partial<Record<(typeof COLUMNS)[number], Sorts<VendorListQuery['sort']>>> = {
  business: { ascending: 'name_asc', descending: 'name_desc' },
}

export type VendorRowActions = {
  onOpen: (id: string) => void
  onEdit: (row: VendorRow) => void
  onDeactivate: (row: VendorRow) => void
  onActivate: (row: VendorRow) => void
}
export type VendorsListProps = VendorRowActions & {
  rows: readonly VendorRow[]
  query: VendorListQuery
  selection: Selection
  wilayas: readonly WilayaOption[]
}
type TableProps = VendorsListProps & { onSort: (sort: VendorListQuery['sort']) => void }

export function VendorsTable(props: TableProps) {
  const { rows, query, selection, wilayas, onSort, ...actions } = props
  const { t, language } = useTexts()
  return (
    <table className="data-table vendors-table">
      <caption className="sr-only">{t('admin.vendors.list')}</caption>
      <thead>
        <tr>
          <td className="column-tick">
            <SelectAll onPage={rows.map(({ id }) => id)} {...{ selection }} />
          </td>
          {COLUMNS.map((column) => (
            <SortHeader
              key={column}
              className={CLASS_OF[column]}
              sorts={SORTS_OF[column]}
              sort={query.sort}
              {...{ onSort }}
            >
              {t(`admin.vendors.column.${column}`)}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-open={row.id === query.open ? '' : undefined}
            className={classes(selection.selected.has(row.id) && 'is-selected')}
            onClick={(event) => {
              if (!isOnControl(event)) actions.onOpen(row.id)
            }}
          >
            <td className="column-tick">
              <SelectRow id={row.id} name={row.business_name} {...{ selection }} />
            </td>
            <td>
              <RowLink row={row} query={query} />
              <small>
                <VendorPlace vendor={row} wilayas={wilayas} />
              </small>
            </td>
            <td className="column-contact">
              {row.business_phone !== null && (
                <bdi dir="ltr" className="num">
                  {formatPhoneDisplay(row.business_phone)}
                </bdi>
              )}
              <small>
                <bdi dir="ltr">{row.business_email}</bdi>
              </small>
            </td>
            <td>
              <span className="vendor-badges">
                <VendorBadges vendor={row} />
              </span>
            </td>
            <td className="at-end column-count">
              <Count value={row.product_count} language={language} />
            </td>
            <td className="at-end column-count">
              <Count value={row.order_count} language={language} />
            </td>
            <td className="column-actions">
              <Actions row={row} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowLink({ row, query }: { row: VendorRow; query: VendorListQuery }) {
  const { t } = useTexts()
  const { state }: { state: unknown } = useLocation()
  return (
    <Link
      id={rowLinkId(row.id)}
      className="vendor-link"
      to={VENDORS.address(query, { open: row.id })}
      state={state}
      replace={query.open !== null}
      preventScrollReset
      aria-label={t('admin.vendors.open', { name: row.business_name })}
    >
      <bdi>{row.business_name}</bdi>
    </Link>
  )
}

function Actions({ row, onEdit, onDeactivate, onActivate }: VendorRowActions & { row: VendorRow }) {
  const { t } = useTexts()
  const { opens } = useDuties()
  const name = row.business_name
  if (!opens('moderation_decisions')) return null
  return (
    <span className="row-actions">
      <IconButton
        icon={Pencil}
        label={t('admin.vendors.edit-of', { name })}
        aria-haspopup="dialog"
        onClick={() => onEdit(row)}
      />
      {row.is_active ? (
        <IconButton
          icon={PowerOff}
          label={t('admin.vendors.deactivate-of', { name })}
          aria-haspopup="dialog"
          onClick={() => onDeactivate(row)}
        />
      ) : (
        <IconButton
          icon={Power}
          label={t('admin.vendors.activate-of', { name })}
          onClick={() => onActivate(row)}
        />
      )}
    </span>
  )
}

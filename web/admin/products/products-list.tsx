import { Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ProductName, RowPrice } from '#web/backoffice/products/product-cells.tsx'
import {
  productApiPath,
  type ProductRow,
  type ProductStatusName,
  type ProductListQuery,
  SORTS_OF,
  PRODUCT_STATUS_TONES,
  PRODUCT_STATUS_OPTIONS,
} from '#web/backoffice/products/products.ts'
import { StatusMenu } from '#web/backoffice/ui/status-menu.tsx'
import { SelectAll, SelectRow, type Selection } from '#web/backoffice/list/selection.tsx'
import { SortHeader } from '#web/backoffice/list/sort-header.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Switch } from '#web/ui/field.tsx'
import { Count } from '#web/ui/money.tsx'

const COLUMNS = [
  'product',
  'vendor',
  'category',
  'price',
  'stock',
  'featured',
  'status',
  'actions',
] as const
const CLASS_OF: Partial<Record<(typeof COLUMNS)[number], string>> = {
  vendor: 'column-vendor',
  category: 'column-category',
  price: 'at-end',
  stock: 'at-end',
  actions: 'at-end',
}

type Actions = {
  /** Id of the product being changed. */
  busy: string | null
  onStatus: (row: ProductRow, status: ProductStatusName) => void
  onFeatured: (row: ProductRow, featured: boolean) => void
  onDelete: (row: ProductRow) => void
}
type ListProps = Actions & { rows: readonly ProductRow[]; selection: Selection }
type TableProps = ListProps & {
  sort: ProductListQuery['sort']
  onSort: (sort: ProductListQuery['sort']) => void
}

export function ProductsTable({ rows, selection, sort, onSort, ...actions }: TableProps) {
  const { t } = useTexts()
  return (
    <table className="data-table goods-table">
      <caption className="sr-only">{t('products.list')}</caption>
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
              {...{ sort, onSort }}
            >
              {t(`products.column.${column}`)}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={classes(
              selection.selected.has(row.id) && 'is-selected',
              row.status === 'archived' && 'is-archived',
            )}
          >
            <td className="column-tick">
              <SelectRow id={row.id} name={row.name} {...{ selection }} />
            </td>
            <td>
              <ProductName row={row} audience="admin" />
              <small className="goods-vendor">
                <bdi>{row.vendor.business_name}</bdi>
              </small>
            </td>
            <td className="column-vendor">
              <bdi>{row.vendor.business_name}</bdi>
            </td>
            <td className="column-category">{row.category_name}</td>
            <td className="at-end">
              <RowPrice row={row} audience="admin" />
            </td>
            <td className="at-end">
              <Stock row={row} />
            </td>
            <td>
              <Featured row={row} {...actions} />
            </td>
            <td>
              <Status row={row} {...actions} />
            </td>
            <td className="at-end">
              <RowActions row={row} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ProductCards({ rows, selection, ...actions }: ListProps) {
  const { t } = useTexts()
  return (
    <ul className="row-cards goods-cards" aria-label={t('products.list')}>
      {rows.map((row) => (
        <li key={row.id}>
          <ProductName row={row} audience="admin" />
          <Status row={row} {...actions} />
          <span className="goods-card-foot">
            <bdi>{row.vendor.business_name}</bdi>
            <RowPrice row={row} audience="admin" />
            <span>
              {t('products.column.stock')} <Stock row={row} />
            </span>
          </span>
          <span className="goods-card-foot">
            <SelectRow id={row.id} name={row.name} {...{ selection }} />
            <Featured row={row} isNamed {...actions} />
            <RowActions row={row} {...actions} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Stock({ row }: { row: ProductRow }) {
  const { language } = useTexts()
  return (
    <span className={classes(row.inventory_quantity === 0 && 'is-out')}>
      <Count value={row.inventory_quantity} language={language} />
    </span>
  )
}

type RowProps = Actions & { row: ProductRow }

function Featured({ row, busy, onFeatured, isNamed }: RowProps & { isNamed?: boolean }) {
  const { t } = useTexts()
  const label = t('products.featured-of', { name: row.name })
  return (
    <Switch
      label={isNamed ? t('products.column.featured') : <span className="sr-only">{label}</span>}
      {...(isNamed && { 'aria-label': label })}
      checked={row.featured}
      disabled={busy === row.id}
      onChange={({ target }) => onFeatured(row, target.checked)}
    />
  )
}

function Status({ row, busy, onStatus }: RowProps) {
  const { t } = useTexts()
  return (
    <StatusMenu
      status={row.status}
      label={t('products.status-of', { name: row.name })}
      choices={PRODUCT_STATUS_OPTIONS.map((value) => ({
        value,
        text: t(`products.status.${value}`),
        tone: PRODUCT_STATUS_TONES[value],
      }))}
      isBusy={busy === row.id}
      onChoose={(status) => onStatus(row, status)}
    />
  )
}

function RowActions({ row, onDelete }: RowProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <span className="row-actions">
      <IconButton
        icon={Pencil}
        label={t('products.edit-of', { name: row.name })}
        onClick={() => void navigate(productApiPath('admin', row.id))}
      />
      <IconButton
        icon={Trash2}
        label={t('products.delete-of', { name: row.name })}
        aria-haspopup="dialog"
        onClick={() => onDelete(row)}
      />
    </span>
  )
}

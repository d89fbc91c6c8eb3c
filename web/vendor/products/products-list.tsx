import {
  Archive,
  CircleCheck,
  Copy,
  Ellipsis,
  ExternalLink,
  type LucideIcon,
  Pencil,
  Trash2,
} from 'lucide-react'
import { formatDate } from '#kernel/format.ts'
import { Menu } from '#web/backoffice/ui/menu.tsx'
import { ProductName, RowPrice } from '#web/backoffice/products/product-cells.tsx'
import {
  type ProductRow,
  type ProductListQuery,
  SORTS_OF,
  PRODUCT_STATUS_TONES,
} from '#web/backoffice/products/products.ts'
import { SelectAll, SelectRow, type Selection } from '#web/backoffice/list/selection.tsx'
import { SortHeader } from '#web/backoffice/list/sort-header.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProductRowStockField } from './stock-field.tsx'
import type { VendorProductActions } from './use-product-actions.ts'

type ListProps = {
  rows: readonly ProductRow[]
  actions: VendorProductActions
  selection: Selection
}

const COLUMNS = ['product', 'category', 'price', 'stock', 'status', 'changed'] as const
const CLASS_OF: Partial<Record<(typeof COLUMNS)[number], string>> = {
  category: 'column-category',
  price: 'at-end',
  stock: 'at-end',
  changed: 'column-changed',
}

type TableProps = ListProps & {
  sort: ProductListQuery['sort']
  onSort: (sort: ProductListQuery['sort']) => void
}

export function VendorProductsTable({ rows, actions, selection, sort, onSort }: TableProps) {
  const { t, language } = useTexts()
  return (
    <table className="data-table goods-table">
      <caption className="sr-only">{t('products.list')}</caption>
      <thead>
        <tr>
          <th scope="col" className="column-tick">
            <SelectAll onPage={rows.map(({ id }) => id)} {...{ selection }} />
          </th>
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
          <th scope="col">
            <span className="sr-only">{t('products.column.actions')}</span>
          </th>
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
              <ProductName row={row} audience="vendor" />
            </td>
            <td className="column-category">{row.category_name}</td>
            <td className="at-end">
              <RowPrice row={row} audience="vendor" />
            </td>
            <td className="at-end">
              <ProductRowStockField key={row.inventory_quantity} row={row} actions={actions} />
            </td>
            <td>
              <Badge tone={PRODUCT_STATUS_TONES[row.status]}>
                {t(`products.own-status.${row.status}`)}
              </Badge>
            </td>
            <td className="column-changed muted">
              {formatDate(new Date(row.updated_at), language, 'day')}
            </td>
            <td>
              <span className="row-actions">
                <IconButton
                  icon={Pencil}
                  label={t('products.edit-of', { name: row.name })}
                  onClick={() => actions.edit(row)}
                />
                <RowMenu row={row} actions={actions} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function VendorProductCards({ rows, actions, selection }: ListProps) {
  const { t } = useTexts()
  return (
    <ul className="row-cards goods-cards" aria-label={t('products.list')}>
      {rows.map((row) => (
        <li key={row.id}>
          <ProductName row={row} audience="vendor" />
          <RowMenu row={row} actions={actions} />
          <span className="goods-card-foot">
            <SelectRow id={row.id} name={row.name} {...{ selection }} />
            <RowPrice row={row} audience="vendor" />
            <Badge tone={PRODUCT_STATUS_TONES[row.status]}>
              {t(`products.own-status.${row.status}`)}
            </Badge>
            <ProductRowStockField key={row.inventory_quantity} row={row} actions={actions} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type RowProps = { row: ProductRow; actions: VendorProductActions }
type Choice = { icon: LucideIcon; text: string; act: () => void }

function RowMenu({ row, actions }: RowProps) {
  const { t } = useTexts()
  const label = t('products.more-of', { name: row.name })
  const publish: Choice = {
    icon: CircleCheck,
    text: t('products.publish'),
    act: () => actions.setStatus(row, 'active'),
  }
  const archive: Choice = {
    icon: Archive,
    text: t('products.archive'),
    act: () => actions.setStatus(row, 'archived'),
  }
  const see: Choice = { icon: ExternalLink, text: t('products.see'), act: () => actions.see(row) }
  const choices: Choice[] = [
    { icon: Pencil, text: t('products.edit'), act: () => actions.edit(row) },
    ...(row.status === 'active' ? [see] : [publish]),
    { icon: Copy, text: t('products.duplicate'), act: () => actions.duplicate(row) },
    ...(row.status === 'archived' ? [] : [archive]),
    { icon: Trash2, text: t('products.delete'), act: () => actions.ask(row) },
  ]
  return (
    <Menu
      label={label}
      buttonClass="icon-button"
      rows={choices.length}
      face={<Icon of={Ellipsis} />}
    >
      {choices.map(({ icon, text, act }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          onClick={act}
        >
          <Icon of={icon} size="s" />
          {text}
        </button>
      ))}
    </Menu>
  )
}

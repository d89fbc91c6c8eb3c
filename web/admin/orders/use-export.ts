import { csvTime } from '#kernel/csv.ts'
import { EXPORT_PAGE, useExport } from '#web/desk/use-export.ts'
import { type TextKey, useTexts } from '#web/shared/texts.ts'
import { ORDERS, type OrdersQuery } from './list.ts'
import type { OrderRow } from './statuses.ts'

const COLUMNS: readonly TextKey[] = [
  'admin.orders.column.order',
  'admin.orders.column.date',
  'admin.orders.column.vendor',
  'admin.orders.column.items',
  'admin.orders.column.amount',
  'admin.orders.column.status',
  'admin.orders.column.payment',
]

/** Writes every order of the list's search and status into one file. */
export function useOrdersExport(query: OrdersQuery) {
  const { t } = useTexts()
  return useExport<OrderRow>({
    path: (cursor) => ORDERS.path({ ...query, cursor }, EXPORT_PAGE),
    file: 'yova-orders.csv',
    headings: COLUMNS.map((column) => t(column)),
    cells: (row) => [
      row.order_number,
      csvTime(row.created_at),
      row.vendor.business_name,
      row.item_count,
      row.total_amount,
      t(`admin.orders.status.${row.status}`),
      t(`admin.orders.payment.${row.payment_status}`),
    ],
    done: 'admin.orders.exported',
    failed: 'admin.orders.export-failed',
  })
}

import { csvTime } from '#kernel/csv.ts'
import type { AdminOrderExportView } from '#capabilities/orders/index.ts'
import type { CellText, ExportCell } from './sources.ts'
import { CELL_TEXTS } from './cell-texts.ts'

const timeOrNone = (time: string | null) => (time === null ? '' : csvTime(time))

export const orderCells = (row: AdminOrderExportView, says: CellText): ExportCell[] => [
  row.order_number,
  csvTime(row.created_at),
  row.vendor.business_name,
  row.customer.name,
  row.customer.phone,
  row.customer.email,
  row.address,
  row.city,
  row.wilaya,
  says(`delivery_${row.delivery_method}`),
  row.courier ?? '',
  row.tracking ?? '',
  row.items,
  row.item_count,
  row.subtotal,
  row.shipping,
  row.discount,
  row.rounding,
  row.total_amount,
  row.refunded,
  row.commission,
  row.promo_code ?? '',
  paymentMethodText(row.payment_method, says),
  says(`payment_${row.payment_status}`),
  says(row.status),
  timeOrNone(row.shipped_at),
  timeOrNone(row.delivered_at),
]

function paymentMethodText(method: string, says: CellText): string {
  const key = `paid_by_${method}`
  return isText(key) ? says(key) : method
}
const isText = (key: string): key is keyof typeof CELL_TEXTS => Object.hasOwn(CELL_TEXTS, key)

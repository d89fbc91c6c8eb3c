import type { Language } from '#kernel/locale.ts'
import { isOnlineMethod } from '#kernel/payment-methods.ts'
import { type Db, decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import { type ExportFormat, type TableExport, tableExport } from '#platform/http/table-export.ts'
import { ORDER_SORT_SPECS } from '../queries/admin-order-plan.ts'
import { type ExportedOrder, listOrdersToExport } from '../queries/vendor-order-export.ts'
import type { VendorOrdersFilter } from '../queries/vendor-orders.ts'
import { ORDER_STATUS_NAMES } from './name-order-state.ts'
import { texts } from '../texts.generated.ts'
import { type VendorOrdersListQuery, vendorOrdersFilter } from './read-vendor-orders.ts'

const HEADINGS = texts.below('export-heading')
const TERMS = texts.below('export-term')
const COLUMNS = [
  ...(['number', 'placed_at', 'status', 'customer', 'phone', 'address', 'commune'] as const),
  ...(['wilaya', 'delivery', 'items', 'quantity', 'shipping', 'total', 'to_collect'] as const),
  ...(['payment', 'courier', 'tracking', 'delivery_note', 'internal_note'] as const),
] as const

const PAGE = 500

type Command = {
  vendorId: string
  query: VendorOrdersListQuery
  format: ExportFormat
  language: Language
}

/** Every order of the list as it is filtered and sorted, one page in memory at a time. */
export const exportVendorOrders =
  ({ db }: { db: Db }) =>
  ({ vendorId, query, format, language }: Command): TableExport => {
    const filter = vendorOrdersFilter(vendorId, { ...query, cursor: undefined }, PAGE)
    return tableExport('yova-orders', format, rowsOf(db, filter, language))
  }
export type ExportVendorOrders = ReturnType<typeof exportVendorOrders>

async function* rowsOf(db: Db, filter: VendorOrdersFilter, language: Language) {
  yield COLUMNS.map((column) => HEADINGS[column](language))
  const spec = ORDER_SORT_SPECS[filter.sort]
  let { after } = filter
  for (;;) {
    const found = await listOrdersToExport(db, { ...filter, after })
    const page = found.slice(0, filter.limit)
    for (const { row } of page) yield cellsOf(row, language)
    const last = page.at(-1)
    if (found.length <= filter.limit || !last) return
    after = decodeSortCursor(spec, encodeSortCursor(spec, last))
  }
}

function cellsOf(row: ExportedOrder, language: Language): (string | number)[] {
  const term = (name: keyof typeof TERMS) => TERMS[name](language)
  const status = ORDER_STATUS_NAMES[row.status](language)
  const isCard = isOnlineMethod(row.paymentMethod)
  return [
    row.number,
    row.placedAt,
    row.isFailed ? `${status} (${term('delivery_failed')})` : status,
    row.name,
    row.phone,
    row.address,
    row.city,
    row.wilaya,
    term(row.deliveryMethod),
    row.items,
    row.quantity,
    row.shipping,
    row.total,
    row.toCollect,
    [term(isCard ? 'card' : 'cash'), ...(row.isPaid ? [term('paid')] : [])].join(', '),
    row.courier ?? '',
    row.tracking ?? '',
    row.deliveryNote ?? '',
    row.vendorNote ?? '',
  ]
}

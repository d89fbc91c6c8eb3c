import { ok, refuse } from '#kernel/result.ts'
import { listPrintableOrders } from '../queries/printable-orders.ts'
import type { DocumentPrinter } from './printer.ts'

export const PICK_LIST: DocumentPrinter = {
  code: 'pick_list',
  async print({ db, clock, listPicks, draw }, { vendorId }, request, chosen) {
    const { orderIds } = request
    const language = chosen ?? request.language
    const [first] = await listPrintableOrders(db, vendorId, orderIds.slice(0, 1), language)
    const found = await listPicks(vendorId, orderIds, language)
    if (!first || found.lines.length === 0) return refuse({ code: 'document_gone' })
    const list = {
      shop: first.shop.name,
      at: clock.now().toISOString(),
      orders: found.order_ids.length,
      pieces: found.pieces,
      lines: found.lines.map(({ product_name, variant_label, sku, quantity, orders }) => ({
        name: product_name + (variant_label === null ? '' : ` (${variant_label})`),
        sku,
        quantity,
        orders: orders.map((order) => ({ number: order.order_number, quantity: order.quantity })),
      })),
    }
    const bytes = await draw({ kind: 'pick_list', language, list })
    return ok({ name: `pick-list-${found.order_ids.length}.pdf`, bytes })
  },
}

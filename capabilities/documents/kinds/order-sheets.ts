import { ok, refuse } from '#kernel/result.ts'
import type { DocumentData } from '../pdf/document-data.ts'
import { listPrintableOrders } from '../queries/printable-orders.ts'
import type { DocumentPrinter } from './printer.ts'

type OrderSheets = Extract<DocumentData, { orders: unknown }>

/** Sheets of each order, in the layout `kind`. */
export const orderSheets =
  (kind: OrderSheets['kind']): DocumentPrinter['print'] =>
  async ({ db, draw, siteUrl }, { vendorId }, request, chosen) => {
    const language = chosen ?? request.language
    const orders = await listPrintableOrders(db, vendorId, request.orderIds, language)
    const [first] = orders
    if (!first) return refuse({ code: 'document_gone' })
    const bytes = await draw({ kind, language, orders, siteUrl: siteUrl() })
    const id = orders.length === 1 ? first.number : String(orders.length)
    return ok({ name: `${request.kind.replaceAll('_', '-')}-${id}.pdf`, bytes })
  }

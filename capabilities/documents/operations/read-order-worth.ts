import { localDate } from '#kernel/calendar.ts'
import { type BasisPoints, type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { sharesOf } from '#capabilities/orders/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { DOCUMENT_TEXTS } from '../pdf/texts.ts'
import { listStampTiers } from '../queries/invoices.ts'
import {
  type DearerExchange,
  type DocumentOfOrder,
  listDearerExchanges,
  listDeliveryOwners,
  listDocumentsOfOrders,
  listInvoicedParcels,
} from '../queries/order-documents.ts'
import {
  invoiceLanguageOf,
  listInvoicedOrders,
  type PrintableOrder,
} from '../queries/printable-orders.ts'
import {
  type BilledLine,
  deliveredSale,
  type DeliveredSale,
  deliveryLine,
  highestRate,
  stampDutyOn,
  type StampTier,
} from '../rules/invoice.ts'
import type { OrderWorth } from '../rules/invoice-correction.ts'
import { saleOfDelivered, type InvoicedParcel } from '../rules/invoiced-parcels.ts'
import type { OrderSubject } from '../schema.ts'

export type WorthDeps = { clock: Clock; settings: Pick<SettingsCapability, 'current'> }
export type InvoicedOrder = {
  order: PrintableOrder
  documents: readonly DocumentOfOrder[]
  /** Null of a cancelled order. */
  worth: Record<OrderSubject, OrderWorth> | null
}

/** What was delivered of each order, with its documents. Leaves out orders of which nothing was. */
export async function listInvoicedWorth(
  { clock, settings }: WorthDeps,
  tx: Tx,
  orderIds: readonly string[],
): Promise<{ orders: InvoicedOrder[]; stampDutySource: string | null }> {
  const documents = Map.groupBy(await listDocumentsOfOrders(tx, orderIds), ({ orderId }) => orderId)
  const orders = await listInvoicedOrders(tx, orderIds)
  const parcels = Map.groupBy(await listInvoicedParcels(tx, orderIds), ({ orderId }) => orderId)
  const owners = await listDeliveryOwners(tx, orderIds)
  const exchanges = Map.groupBy(await listDearerExchanges(tx, orderIds), ({ orderId }) => orderId)
  const { tiers, source } = await listStampTiers(tx, localDate(clock.now()))
  const taxRate = settings.current().taxRate
  return {
    stampDutySource: source,
    orders: orders.flatMap((order): InvoicedOrder[] => {
      const { id, status } = order
      const ofOrder = { order, documents: documents.get(id) ?? [] }
      if (status === 'cancelled') return [{ ...ofOrder, worth: null }]
      const sale = findDeliveredSale(order, parcels.get(id) ?? [])
      if (!sale) return []
      const isVendors =
        ofOrder.documents.some(({ hasItems }) => !hasItems) || owners.get(id) !== 'operator'
      const terms = { isVendors, taxRate, tiers, exchanges: exchanges.get(id) ?? [] }
      return [{ ...ofOrder, worth: worthOf(ofOrder, sale, terms) }]
    }),
  }
}

/** An admin may set an order delivered of which nothing was sent. */
function findDeliveredSale(
  order: PrintableOrder,
  parcels: readonly InvoicedParcel[],
): DeliveredSale | null {
  if (order.status === 'delivered') return deliveredSale(order)
  const { total, lines } = order
  const discounts = sum(lines.map(({ discount }) => discount))
  const shipping = minus(order.shipping, minus(order.discount, discounts))
  const sold = lines.map((line) => ({
    ...{ itemId: line.id, quantity: line.quantity, cancelled: 0 },
    due: minus(line.total, line.discount),
  }))
  const part = saleOfDelivered(order, parcels, sharesOf({ total, shipping, lines: sold }, parcels))
  return part && deliveredSale(part)
}

type Terms = {
  isVendors: boolean
  taxRate: BasisPoints
  tiers: readonly StampTier[]
  exchanges: readonly DearerExchange[]
}

function worthOf(
  { order, documents }: Pick<InvoicedOrder, 'order' | 'documents'>,
  sale: DeliveredSale,
  { isVendors, taxRate, tiers, exchanges }: Terms,
): Record<OrderSubject, OrderWorth> {
  const language = invoiceLanguageOf(order)
  const isCash = order.paymentMethod === 'cash_on_delivery'
  const rate = isVendors ? highestRate(sale.lines) : taxRate
  const delivery = deliveryLine(sale, DOCUMENT_TEXTS.delivery[language], rate)
  const charged = exchanges.map((exchange): BilledLine => {
    const { returnId, number, name, quantity, collected, rounding, vat } = exchange
    const designation = `${DOCUMENT_TEXTS.exchange[language]} ${number} · ${name}`
    const total = minus(collected, rounding)
    const price = quantity === 1 ? total : ZERO_CENTIMES
    const line = { designation, quantity, price, total, discount: ZERO_CENTIMES, vat }
    return { item: `exchange:${returnId}`, ...line }
  })
  const issued = sum(
    documents.map(({ kind, stampDuty }) =>
      kind === 'invoice' ? stampDuty : minus(ZERO_CENTIMES, stampDuty),
    ),
  )
  const owed: Centimes = isCash ? stampDutyOn(sale.total, tiers) : ZERO_CENTIMES
  return {
    sale: {
      lines: [...sale.lines, ...(delivery && isVendors ? [delivery] : []), ...charged],
      rounding: sum([sale.rounding, ...exchanges.map(({ rounding }) => rounding)]),
      stampDuty: documents.length > 0 && issued > 0 ? issued : owed,
    },
    delivery: {
      lines: delivery && !isVendors ? [delivery] : [],
      rounding: ZERO_CENTIMES,
      stampDuty: ZERO_CENTIMES,
    },
  }
}

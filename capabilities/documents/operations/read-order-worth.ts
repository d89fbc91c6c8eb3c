import { type BasisPoints, type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { sharesOf } from '#capabilities/orders/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { texts } from '../texts.generated.ts'
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
import { listStampDuties } from '../queries/stamp-duty.ts'
import {
  type BilledLine,
  deliveredSale,
  type DeliveredSale,
  deliveryLine,
  highestRate,
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
  /** On a delivery that was made, what its buyer did not pay; null of a cancelled order. */
  deliveryDiscount: Centimes | null
  /** The legal source of its stamp duty. */
  stampDutySource: string | null
}

/** What was delivered of each order, with its documents. Leaves out orders of which nothing was. */
export async function listInvoicedWorth(
  { settings }: WorthDeps,
  tx: Tx,
  orderIds: readonly string[],
): Promise<InvoicedOrder[]> {
  const documents = Map.groupBy(await listDocumentsOfOrders(tx, orderIds), ({ orderId }) => orderId)
  const orders = await listInvoicedOrders(tx, orderIds)
  const parcels = Map.groupBy(await listInvoicedParcels(tx, orderIds), ({ orderId }) => orderId)
  const owners = await listDeliveryOwners(tx, orderIds)
  const exchanges = Map.groupBy(await listDearerExchanges(tx, orderIds), ({ orderId }) => orderId)
  const duties = await listStampDuties(tx, orderIds)
  const taxRate = settings.current().taxRate
  return orders.flatMap((order): InvoicedOrder[] => {
    const { id, status } = order
    const { stampDuty = ZERO_CENTIMES, source = null } = duties.get(id) ?? {}
    const ofOrder = { order, documents: documents.get(id) ?? [], stampDutySource: source }
    if (status === 'cancelled') return [{ ...ofOrder, worth: null, deliveryDiscount: null }]
    const sale = findDeliveredSale(order, parcels.get(id) ?? [])
    if (!sale) return []
    const isVendors =
      ofOrder.documents.some(({ hasItems }) => !hasItems) || owners.get(id) !== 'operator'
    const terms = { isVendors, taxRate, stampDuty, exchanges: exchanges.get(id) ?? [] }
    const deliveryDiscount = sale.shippingDiscount
    return [{ ...ofOrder, worth: worthOf(order, sale, terms), deliveryDiscount }]
  })
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
  /** As it was collected. */
  stampDuty: Centimes
  exchanges: readonly DearerExchange[]
}

function worthOf(
  order: PrintableOrder,
  sale: DeliveredSale,
  { isVendors, taxRate, stampDuty, exchanges }: Terms,
): Record<OrderSubject, OrderWorth> {
  const say = texts.sayIn('pdf', invoiceLanguageOf(order))
  const rate = isVendors ? highestRate(sale.lines) : taxRate
  const delivery = deliveryLine(sale, say('delivery'), rate)
  const charged = exchanges.map((exchange): BilledLine => {
    const { returnId, number, name, quantity, collected, rounding, vat } = exchange
    const designation = `${say('exchange')} ${number} · ${name}`
    const total = minus(collected, rounding)
    const price = quantity === 1 ? total : ZERO_CENTIMES
    const line = { designation, quantity, price, total, discount: ZERO_CENTIMES, vat }
    return { item: `exchange:${returnId}`, ...line }
  })
  return {
    sale: {
      lines: [...sale.lines, ...(delivery && isVendors ? [delivery] : []), ...charged],
      rounding: sum([sale.rounding, ...exchanges.map(({ rounding }) => rounding)]),
      stampDuty,
    },
    delivery: {
      lines: delivery && !isVendors ? [delivery] : [],
      rounding: ZERO_CENTIMES,
      stampDuty: ZERO_CENTIMES,
    },
  }
}

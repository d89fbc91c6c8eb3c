import { computeTaxWithin, sum, type Centimes } from './money.ts'
import { computeSale, computeShippingPrice, computeUnitPrice } from './sale.ts'
import { isDelivered, listReturnedUnits, listUnits, shippingCounts, unitCounts } from './sale.ts'
import { computeStatus } from './status.ts'
import type { Handlers } from './events.ts'
import type { LegalDocument, Order, RefundRecord, World } from './world.ts'

export const documentHandlers: Handlers<'invoice_requested'> = {
  /** docs/decisions/0047: an invoice when the goods are delivered, or when the card has paid. */
  invoice_requested(draft, { orderId }) {
    const order = draft.orders[orderId]
    if (!order) return 'no_such_order'
    const status = computeStatus(draft, order)
    const isPaid = draft.purchases[order.purchaseId]?.isPaid === true
    if (status === 'cancelled' || (status !== 'delivered' && !isPaid)) return 'invoice_not_ready'
    if (listValid(draft, orderId).length > 0) return 'issued_already'
    draft.documents.push(createDocument(draft, order, 'invoice', computeWorth(draft, order)))
    for (const refund of Object.values(draft.refunds))
      if (refund.orderId === orderId && refund.state === 'paid') issueCreditNote(draft, refund)
    return null
  },
}

type Worth = { grossByVat: Record<string, Centimes>; rounding: Centimes; duty: Centimes }

export const listValid = (world: World, orderId: string): LegalDocument[] =>
  world.documents.filter((document) => document.orderId === orderId && !document.isCancelled)

/**
 * findings/money.md 7: an invoice is of what was delivered, never of what came back unopened. Refunds are not taken off
 * it: each has a credit note (decree 05-468; docs/decisions/0024).
 */
function computeWorth(world: World, order: Order): Worth {
  const isCard = world.purchases[order.purchaseId]?.payment === 'card'
  const units = listUnits(order).filter(
    ({ unit }) =>
      unitCounts(world, order, unit) &&
      (isCard || (unit.parcelId !== null && isDelivered(world.parcels[unit.parcelId]))),
  )
  const grossByVat: Record<string, Centimes> = {}
  for (const placed of units) addGross(grossByVat, placed.item.vatBp, computeUnitPrice(placed))
  if (shippingCounts(world, order) && computeShippingPrice(order) > 0)
    addGross(grossByVat, world.terms.shippingVatBp, computeShippingPrice(order))
  const { rounding, duty } = computeSale(world, order)
  return { grossByVat, rounding, duty }
}

function addGross(grossByVat: Record<string, Centimes>, vatBp: number, amount: Centimes): void {
  grossByVat[vatBp] = (grossByVat[vatBp] ?? 0) + amount
}

function createDocument(
  world: World,
  order: Order,
  kind: LegalDocument['kind'],
  { grossByVat, rounding, duty }: Worth,
): LegalDocument {
  const vendor = world.terms.vendors.find(({ id }) => id === order.vendorId)
  // algeria.md, 6: a vendor under the flat tax invoices without VAT.
  const vat = (gross: Centimes, rate: string): Centimes =>
    vendor?.isVatRegistered ? computeTaxWithin(gross, Number(rate)) : 0
  return {
    kind,
    orderId: order.id,
    refundId: null,
    grossByVat,
    vatByVat: Object.fromEntries(
      Object.entries(grossByVat).map(([rate, gross]) => [rate, vat(gross, rate)]),
    ),
    rounding,
    duty,
    total: sum(Object.values(grossByVat)) + rounding + duty,
    isCancelled: false,
  }
}

/** docs/decisions/0024: one credit note for each refund that was paid, of exactly its amount; stamp duty stays due. */
export function issueCreditNote(draft: World, refund: RefundRecord): void {
  const order = draft.orders[refund.orderId]
  if (!order || listValid(draft, order.id).length === 0) return
  const grossByVat: Record<string, Centimes> = {}
  const [returned] = listReturnedUnits(order, refund.returnId)
  if (refund.goods > 0) addGross(grossByVat, returned?.item.vatBp ?? 0, refund.goods)
  if (refund.delivery > 0) addGross(grossByVat, draft.terms.shippingVatBp, refund.delivery)
  const note = createDocument(draft, order, 'credit_note', { grossByVat, rounding: 0, duty: 0 })
  draft.documents.push({ ...note, refundId: refund.id })
}

/**
 * Brings the documents to what the sale is worth: a credit note for a parcel that came back after the card had paid, a
 * further invoice for a dearer exchange (findings/money.md 2 and 8).
 */
export function correctInvoices(draft: World, orderId: string): void {
  const order = draft.orders[orderId]
  const documents = listValid(draft, orderId).filter(({ refundId }) => refundId === null)
  if (!order || documents.length === 0) return
  const worth = computeWorth(draft, order)
  const missing: Record<string, Centimes> = { ...worth.grossByVat }
  for (const document of documents)
    for (const [rate, gross] of Object.entries(document.grossByVat))
      addGross(missing, Number(rate), document.kind === 'invoice' ? -gross : gross)
  // Stamp duty is never corrected: it is due on what was received, and an exchange has none.
  const rounding =
    worth.rounding -
    sum(documents.map((document) => document.rounding * (document.kind === 'invoice' ? 1 : -1)))
  const total = sum(Object.values(missing)) + rounding
  if (total === 0) return
  const sign = total > 0 ? 1 : -1
  draft.documents.push(
    createDocument(draft, order, total > 0 ? 'invoice' : 'credit_note', {
      grossByVat: Object.fromEntries(
        Object.entries(missing).flatMap(([rate, gross]) =>
          gross === 0 ? [] : [[rate, gross * sign]],
        ),
      ),
      rounding: rounding * sign,
      duty: 0,
    }),
  )
}

/** Cancelled documents keep their number in the series (algeria.md, 6: decree 05-468). */
export function cancelDocuments(draft: World, orderId: string): void {
  for (const document of listValid(draft, orderId)) document.isCancelled = true
}

/** Invoices less credit notes. */
export const computeInvoiced = (world: World, orderId: string): Centimes =>
  sum(listValid(world, orderId).map(({ kind, total }) => (kind === 'invoice' ? total : -total)))

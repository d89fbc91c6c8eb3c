import { computeTaxWithin, sum, type Centimes } from './money.ts'
import { computeShippingPrice, computeUnitPrice, isDelivered, listParcels } from './sale.ts'
import { listEffectiveRefunds, listReturnedUnits, listUnits, unitCounts } from './sale.ts'
import { computeStatus } from './status.ts'
import type { Bearer, LegalDocument, Order, RefundRecord, World } from './world.ts'

const ISSUERS = ['vendor', 'operator'] as const

/** The VAT of goods is due on their delivery, also of those that a card has paid before: decision 22. */
const isCertain = (world: World, order: Order): boolean =>
  computeStatus(world, order) !== 'cancelled' &&
  listParcels(world, order.id).some((parcel) => parcel.purpose === 'sale' && isDelivered(parcel))

/**
 * The operator's delivery that its vendor pays instead of the buyer: by the vendor's code, once it is delivered, or for a
 * return that the vendor caused. No document to the buyer states it: decision 24.
 */
export function computeVendorDelivery(world: World, order: Order): Centimes {
  if (order.shippingOwner !== 'operator' || !isCertain(world, order)) return 0
  const [first] = listParcels(world, order.id).filter(({ purpose }) => purpose === 'sale')
  const given = order.discountBearer === 'vendor' && isDelivered(first) ? order.shippingDiscount : 0
  const refunds = listEffectiveRefunds(world, order).filter(
    ({ deliveryBearer }) => deliveryBearer === 'vendor',
  )
  return given + sum(refunds.map(({ delivery }) => delivery))
}

type Worth = {
  issuer: Bearer
  grossByVat: Record<string, Centimes>
  rounding: Centimes
  duty: Centimes
  total: Centimes
}

export const listDocuments = (world: World, orderId: string): LegalDocument[] =>
  world.documents.filter((document) => document.orderId === orderId)

/**
 * findings/money.md 7: an invoice is of what was delivered, never of what came back unopened. Refunds are not taken off
 * it: each has a credit note (decree 05-468; docs/decisions/0024). Who earns the delivery invoices it: decision 16.
 */
function computeWorth(world: World, order: Order, issuer: Bearer): Worth {
  const grossByVat: Record<string, Centimes> = {}
  const units = listUnits(order).filter(
    ({ unit }) =>
      unitCounts(world, order, unit) &&
      unit.parcelId !== null &&
      isDelivered(world.parcels[unit.parcelId]),
  )
  if (issuer === 'vendor')
    for (const placed of units) addGross(grossByVat, placed.item.vatBp, computeUnitPrice(placed))
  const replaced = issuer === 'vendor' ? listReplacedRoundings(world, order) : []
  for (const { vatBp, amount } of replaced) addGross(grossByVat, vatBp, 0 - amount)
  const [first] = listParcels(world, order.id).filter(({ purpose }) => purpose === 'sale')
  const delivery = isDelivered(first) ? computeShippingPrice(order) : 0
  if (order.shippingOwner === issuer && delivery > 0)
    addGross(grossByVat, world.terms.shippingVatBp, delivery)
  const parcels = issuer === 'vendor' ? listParcels(world, order.id) : []
  const delivered = parcels.filter((parcel) => isDelivered(parcel))
  const duty = sum(delivered.map((parcel) => parcel.duty))
  const extras = [
    ...delivered.map((parcel) => parcel.rounding),
    ...replaced.map((row) => row.amount),
  ]
  const rounding = sum(extras)
  const total = sum(Object.values(grossByVat)) + rounding + duty
  return { issuer, grossByVat, rounding, duty, total }
}

/** As in a refund, the rounding that was paid for a piece goes back as goods. */
const listReplacedRoundings = (world: World, order: Order) =>
  order.items.flatMap(({ units, vatBp }) => {
    const parcel = world.parcels[units[0]?.parcelId ?? '']
    return parcel?.purpose === 'exchange' && isDelivered(parcel)
      ? [{ vatBp, amount: parcel.replacedRounding }]
      : []
  })

function addGross(grossByVat: Record<string, Centimes>, vatBp: number, amount: Centimes): void {
  grossByVat[vatBp] = (grossByVat[vatBp] ?? 0) + amount
}

function createDocument(
  world: World,
  order: Order,
  kind: LegalDocument['kind'],
  { issuer, grossByVat, rounding, duty, total }: Worth,
): LegalDocument {
  const vendor = world.terms.vendors.find(({ id }) => id === order.vendorId)
  // algeria.md, 6: a vendor under the flat tax invoices without VAT.
  const vat = (gross: Centimes, rate: string): Centimes =>
    vendor?.isVatRegistered || issuer === 'operator' ? computeTaxWithin(gross, Number(rate)) : 0
  return {
    kind,
    issuer,
    orderId: order.id,
    refundId: null,
    grossByVat,
    vatByVat: Object.fromEntries(
      Object.entries(grossByVat).map(([rate, gross]) => [rate, vat(gross, rate)]),
    ),
    rounding,
    duty,
    total,
  }
}

/** One credit note of each issuer for each refund, of exactly its amount, when the price is given up: decision 16. Stamp duty stays due. */
function creditRefund(draft: World, order: Order, refund: RefundRecord): void {
  const [returned] = listReturnedUnits(order, refund.returnId)
  for (const issuer of ISSUERS) {
    const grossByVat: Record<string, Centimes> = {}
    if (issuer === 'vendor' && refund.goods > 0)
      addGross(grossByVat, returned?.item.vatBp ?? 0, refund.goods)
    if (issuer === order.shippingOwner && refund.delivery > 0)
      addGross(grossByVat, draft.terms.shippingVatBp, refund.delivery)
    const total = sum(Object.values(grossByVat))
    if (total === 0) continue
    const worth = { issuer, grossByVat, rounding: 0, duty: 0, total }
    const note = createDocument(draft, order, 'credit_note', worth)
    draft.documents.push({ ...note, refundId: refund.id })
  }
}

/**
 * Issued when the first parcel is delivered, then brought to what was delivered, as soon as that has changed: a further
 * invoice for the next parcel or a dearer exchange (findings/money.md 2 and 8). A cancelled order is credited for all that
 * its refunds have not credited.
 */
export function correctDocuments(draft: World, order: Order): void {
  const documents = listDocuments(draft, order.id)
  const isCancelled = computeStatus(draft, order) === 'cancelled'
  if (isCancelled ? documents.length === 0 : !isCertain(draft, order)) return
  for (const issuer of ISSUERS) {
    const own = documents.filter((document) => document.issuer === issuer)
    const counted = own.filter(({ refundId }) => isCancelled || refundId === null)
    const worth = isCancelled
      ? { issuer, grossByVat: {}, rounding: 0, duty: 0, total: 0 }
      : computeWorth(draft, order, issuer)
    correctTo(draft, order, counted, { worth, isCancelled })
  }
  if (!isCancelled)
    for (const refund of Object.values(draft.refunds))
      if (
        refund.orderId === order.id &&
        refund.state !== 'decided' &&
        !documents.some(({ refundId }) => refundId === refund.id)
      )
        creditRefund(draft, order, refund)
}

function correctTo(
  draft: World,
  order: Order,
  documents: readonly LegalDocument[],
  { worth, isCancelled }: { worth: Worth; isCancelled: boolean },
): void {
  const sign = ({ kind }: LegalDocument): number => (kind === 'invoice' ? 1 : -1)
  const missing: Record<string, Centimes> = { ...worth.grossByVat }
  for (const document of documents)
    for (const [rate, gross] of Object.entries(document.grossByVat))
      addGross(missing, Number(rate), 0 - gross * sign(document))
  const left = (amount: (document: LegalDocument) => Centimes): Centimes =>
    0 - sum(documents.map((document) => amount(document) * sign(document)))
  const rounding =
    worth.rounding + left((document) => document.rounding) + (isCancelled ? dropOwed(missing) : 0)
  const duty = worth.duty + left((document) => document.duty)
  const total = sum(Object.values(missing)) + rounding + duty
  const hasGoods = isCancelled && Object.values(missing).some((gross) => gross < 0)
  if (total === 0 && !hasGoods) return
  const side = total > 0 ? 1 : -1
  const grossByVat = Object.fromEntries(
    Object.entries(missing).flatMap(([rate, gross]) => (gross === 0 ? [] : [[rate, gross * side]])),
  )
  const amounts = { rounding: rounding * side, duty: duty * side, total: total * side }
  draft.documents.push(
    createDocument(draft, order, total > 0 ? 'invoice' : 'credit_note', {
      ...{ issuer: worth.issuer, grossByVat, ...amounts },
    }),
  )
}

/** A refund may have credited the rounding as goods, above what was invoiced: decision 16. Returns what is dropped. */
function dropOwed(missing: Record<string, Centimes>): Centimes {
  const owed = Object.entries(missing).filter(([, gross]) => gross > 0)
  for (const [rate] of owed) missing[rate] = 0
  return sum(owed.map(([, gross]) => gross))
}

/** Invoices less credit notes. */
export const computeInvoiced = (world: World, orderId: string, issuer?: Bearer): Centimes =>
  sum(
    listDocuments(world, orderId)
      .filter((document) => issuer === undefined || document.issuer === issuer)
      .map(({ kind, total }) => (kind === 'invoice' ? total : -total)),
  )

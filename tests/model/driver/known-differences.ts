// Where the product is known to differ from the model, exactly. Nothing is ignored: a difference that is not computed or
// bounded here is red.
import { computeUnitPrice, listParcels, listUnits } from '../sale.ts'
import { sum } from '../money.ts'
import { computeStatus } from '../status.ts'
import type { AccountKind } from '../accounts.ts'
import type { World } from '../world.ts'

const DINAR = 100

const SHARED_ACCOUNTS: readonly AccountKind[] = [
  'vendor_payable',
  'platform_commission',
  'vat_on_commission',
  'platform_discounts',
  'rounding',
]

/** Accounts that share the amount of a sale between operator and vendor; their sum is always exact. */
export const listSharedAccounts = ({ batches, settlements }: World): readonly AccountKind[] =>
  Object.keys(settlements).length > 0
    ? [...SHARED_ACCOUNTS, 'cash_received', 'till']
    : Object.values(batches).some(({ state }) => state === 'paid')
      ? [...SHARED_ACCOUNTS, 'cash_received']
      : SHARED_ACCOUNTS

export const SHARE_SENTENCE =
  'What is given up of a sale takes the same part of goods, discounts and commission: they differ by centimes for each ' +
  'refund. Rounding counts as goods: by half a dinar for an order that was refunded or exchanged; by a dinar for a parcel that came back or is lost and for ' +
  'a rest that is not sent, besides the half dinar of the order. The last parcel asks for the centimes of all before it. Before discounts that is more, as ' +
  'the price is.'

/** How far apart the shared accounts of an order may be. */
export function getShareTolerance(world: World, orderId: string): number {
  const order = world.orders[orderId]
  const parcels = listParcels(world, orderId)
  // A batch keeps its amount also when the order is cancelled after.
  const isInBatch = Object.values(world.batches).some(({ lines }) =>
    lines.some((line) => line.orderId === orderId),
  )
  const isSold = isInBatch || (order !== undefined && computeStatus(world, order) !== 'cancelled')
  const returned = parcels.filter(({ state }) => state === 'returned' || state === 'lost').length
  const isRestGivenUp =
    order?.isCancelled === true ||
    order?.items.some(({ units }) => units.some((unit) => unit.isCancelled)) === true
  // A rest that is not sent asks for no centimes: then all parcels are before the last.
  const sales = parcels.filter(({ purpose }) => purpose === 'sale').length
  const beforeLast = sales - (isRestGivenUp ? 1 : 2)
  const givenUp = returned + Number(isRestGivenUp)
  const exchanges = parcels.filter(
    ({ purpose, state }) => purpose === 'exchange' && state === 'delivered',
  )
  const refunds =
    Object.values(world.refunds).filter((refund) => refund.orderId === orderId).length +
    exchanges.length
  const prices = order ? listUnits(order).map(({ unit }) => unit.price) : []
  const paid = order ? sum(listUnits(order).map(computeUnitPrice)) : 0
  const dinar = paid > 0 ? Math.ceil((DINAR * sum(prices)) / paid) : DINAR
  return (
    (isSold && givenUp > 0 ? (givenUp + Math.max(0, beforeLast) + 1 / 2) * dinar : 0) +
    (refunds > 0 ? DINAR / 2 + refunds * 3 : 0)
  )
}

/**
 * A discount is split into pieces by the centime that is left: a piece of an item that is not delivered whole may cost a centime more
 * or less, and the VAT of each of its documents with it.
 */
export const getVatTolerance = (world: World, orderId: string): number => {
  const items = world.orders[orderId]?.items ?? []
  const isSplit = items.some(
    ({ units }) =>
      units.some(({ discount }) => discount > 0) &&
      new Set(units.map(({ parcelId }) => parcelId)).size > 1,
  )
  const documents = world.documents.filter((document) => document.orderId === orderId).length
  return (isSplit ? documents : 0) + countSplitExchanges(world, orderId)
}

/** The same centime, where only some pieces of a discounted item are exchanged: the new ones keep their part of the discount. */
export const countSplitExchanges = (world: World, orderId: string): number =>
  Object.values(world.parcels).filter(({ purpose, orderId: id, ...parcel }) => {
    if (purpose !== 'exchange' || id !== orderId || parcel.state !== 'delivered') return false
    const items = world.orders[orderId]?.items ?? []
    const brought = items.find(({ units }) => units.some(({ parcelId }) => parcelId === parcel.id))
    return items.some(
      ({ units }) =>
        units.some(({ discount }) => discount > 0) &&
        units.some(({ returnId }) => returnId !== null && returnId === brought?.replaces) &&
        units.some(({ returnId }) => returnId !== brought?.replaces),
    )
  }).length

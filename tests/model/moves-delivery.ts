import { pickRecent, type NextEvent } from './moves-sale.ts'
import { comesBack } from './parcels.ts'
import { listParcels, listUnits } from './sale.ts'
import { computeStatus } from './status.ts'
import type { LifeEvent, RemittanceLine } from './events.ts'
import type { Random } from './random.ts'
import type { Order, Parcel } from './world.ts'

function send(share: 'all' | 'part', byVendor: boolean): NextEvent {
  return (world, random) => {
    const orders = Object.values(world.orders).filter((order) => {
      const status = computeStatus(world, order)
      return (status === 'confirmed' || status === 'shipped') && listWaiting(order).length > 0
    })
    const order = pickRecent(orders, random)
    if (!order) return null
    const couriers = world.terms.couriers.filter(
      ({ vendorId }) => vendorId === (byVendor ? order.vendorId : null),
    )
    const waiting = listWaiting(order)
    const count = share === 'all' ? waiting.length : 1 + random.below(waiting.length)
    const quantities = new Map<number, number>()
    for (const { itemIndex } of waiting.slice(0, count))
      quantities.set(itemIndex, (quantities.get(itemIndex) ?? 0) + 1)
    return {
      type: 'parcel_handed_over',
      parcelId: `${order.id}/${listParcels(world, order.id).length + 1}`,
      orderId: order.id,
      picks: [...quantities].map(([item, quantity]) => ({ item, quantity })),
      courierId: random.pick(couriers)?.id ?? null,
    }
  }
}

const listWaiting = (order: Order) =>
  listUnits(order).filter(
    ({ unit, item }) => unit.parcelId === null && !unit.isCancelled && item.replaces === null,
  )

function onParcel(
  includes: (parcel: Parcel) => boolean,
  create: (parcel: Parcel, random: Random) => LifeEvent,
): NextEvent {
  return (world, random) => {
    const parcel = pickRecent(Object.values(world.parcels).filter(includes), random)
    return parcel && create(parcel, random)
  }
}

const isTravelling = ({ state }: Parcel): boolean => state === 'travelling'
const anyCondition = (random: Random) => (random.below(4) > 0 ? 'resellable' : 'damaged')
/** A courier that keeps more than it collected sends nothing. */
const sumNet = (lines: readonly RemittanceLine[]): number =>
  Math.max(
    0,
    lines.reduce((total, { collected, fee }) => total + collected - fee, 0),
  )

/** One statement of one courier, with every parcel whose cash it holds. */
function remit(change: (line: RemittanceLine, random: Random) => RemittanceLine[]): NextEvent {
  return (world, random) => {
    const owing = Object.values(world.parcels).filter(({ outstanding }) => outstanding > 0)
    const courierId = pickRecent(owing, random)?.courierId ?? null
    if (courierId === null) return null
    const lines = owing
      .filter((parcel) => parcel.courierId === courierId)
      .flatMap(({ id: parcelId, outstanding }) =>
        change(
          {
            parcelId,
            collected: outstanding,
            fee: 25_000 + random.below(3),
            resolution: 'matched',
          },
          random,
        ),
      )
    return { type: 'cash_remitted', courierId, lines, received: sumNet(lines) }
  }
}

/** All the cash that one courier holds, counted into the till. */
const countCash: NextEvent = (world, random) => {
  const owing = Object.values(world.parcels).filter(({ outstanding }) => outstanding > 0)
  const courierId = pickRecent(owing, random)?.courierId ?? null
  if (courierId === null) return null
  const parcels = owing.filter((parcel) => parcel.courierId === courierId)
  const cash = parcels.reduce((total, { outstanding }) => total + outstanding, 0)
  const agreed = parcels.reduce(
    (total, { orderId }) => total + (world.orders[orderId]?.courierFee ?? 0),
    0,
  )
  return {
    type: 'cash_counted',
    courierId,
    parcelIds: parcels.map(({ id }) => id),
    fee: Math.min(cash, agreed, random.below(30_000)),
  }
}

const shorten = (line: RemittanceLine, random: Random): RemittanceLine => ({
  ...line,
  collected: Math.max(0, line.collected - 1 - random.below(20_000)),
  resolution: random.pick(['accepted', 'written_off', 'disputed']) ?? 'disputed',
})

const isClaimed = ({ isClaimedDelivered, state, collect }: Parcel): boolean =>
  isClaimedDelivered && state === 'travelling' && collect > 0

export const deliveryMoves = {
  sendAll: send('all', false),
  sendPart: send('part', false),
  sendAllOneself: send('all', true),
  sendPartOneself: send('part', true),
  deliver: onParcel(isTravelling, ({ id: parcelId }) => ({
    type: 'parcel_delivered',
    parcelId,
    source: 'courier',
  })),
  claimDelivery: onParcel(isTravelling, ({ id: parcelId }) => ({
    type: 'parcel_delivered',
    parcelId,
    source: 'vendor',
  })),
  refuseParcel: onParcel(isTravelling, ({ id: parcelId }) => ({
    type: 'parcel_refused',
    parcelId,
  })),
  bringBack: onParcel(comesBack, ({ id: parcelId }, random) => ({
    type: 'parcel_returned',
    parcelId,
    condition: anyCondition(random),
  })),
  loseParcel: onParcel(isTravelling, ({ id: parcelId }) => ({ type: 'parcel_lost', parcelId })),
  findParcel: onParcel(
    ({ state, purpose, compensation }) =>
      state === 'lost' && purpose === 'sale' && compensation === 0,
    ({ id: parcelId }) => ({ type: 'parcel_delivered', parcelId, source: 'courier' }),
  ),
  compensateLoss: onParcel(
    ({ state, custody, compensation }) =>
      state === 'lost' && custody === 'operator' && compensation === 0,
    ({ id: parcelId, price }, random) => ({
      type: 'loss_compensated',
      parcelId,
      amount: 1 + random.below(Math.max(price, 1)),
    }),
  ),
  remit: remit((line) => [line]),
  remitShort: remit((line, random) => [shorten(line, random)]),
  remitTooMuch: remit((line) => [
    { ...line, collected: line.collected + 700, resolution: 'accepted' },
  ]),
  remitWithUnknown: remit((line) => [
    line,
    { ...line, parcelId: null, collected: 110_000, resolution: 'disputed' },
  ]),
  countCash,
  confirmByStatement: onParcel(isClaimed, ({ id: parcelId, courierId, collect }) => ({
    type: 'cash_remitted',
    courierId: courierId ?? '',
    lines: [{ parcelId, collected: collect, fee: 30_000, resolution: 'matched' }],
    received: Math.max(0, collect - 30_000),
  })),
} satisfies Record<string, NextEvent>

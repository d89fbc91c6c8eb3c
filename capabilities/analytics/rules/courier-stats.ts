import type { Centimes } from '#kernel/money.ts'
import type { OrderStatus } from '../schema.ts'

/** Cumulative: a delivered parcel also counts as shipped, confirmed and ordered. */
export const COURIER_MILESTONES = [
  'ordered',
  'confirmed',
  'shipped',
  'delivered',
  'returned',
  'remitted',
] as const
export type CourierMilestone = (typeof COURIER_MILESTONES)[number]
export type CourierCounts = Record<CourierMilestone, number> & { remitted_centimes: number }
/** Courier `''`: parcels without a courier. */
export type CourierPart = CourierCounts & { courier: string }

export type SentParcel = { courier: string | null; state: string; collect: Centimes }
export type CarriedOrder = {
  status: OrderStatus
  isConfirmed: boolean
  hasLeft: boolean
  parcels: readonly SentParcel[]
}

const WAITING = ['preparing', 'ready']
const ARRIVED = ['delivered', 'cash_at_courier', 'remitted']
const BACK = ['returned', 'checked']

/** One part per courier; an order without parcels counts as one parcel without a courier. */
export function courierContribution(order: CarriedOrder): CourierPart[] {
  const parts = new Map<string, CourierPart>()
  const add = (courier: string, counts: CourierCounts) => {
    const part = parts.get(courier) ?? { courier, ...NOTHING_YET }
    for (const key of KEYS) part[key] += counts[key]
    parts.set(courier, part)
  }
  if (order.parcels.length === 0) add('', countsOf(order, null))
  for (const parcel of order.parcels) add(parcel.courier ?? '', countsOf(order, parcel))
  return [...parts.values()].toSorted((a, b) => (a.courier < b.courier ? -1 : 1))
}

const KEYS = [...COURIER_MILESTONES, 'remitted_centimes'] as const
const NOTHING_YET: CourierCounts = {
  ordered: 0,
  confirmed: 0,
  shipped: 0,
  delivered: 0,
  returned: 0,
  remitted: 0,
  remitted_centimes: 0,
}

/** Either delivered or returned; the order's status counts if the parcel reported neither. */
function countsOf(order: CarriedOrder, parcel: SentParcel | null): CourierCounts {
  const { status } = order
  const isBack = parcel !== null && BACK.includes(parcel.state)
  const hasArrived = parcel !== null && ARRIVED.includes(parcel.state)
  const left = parcel === null ? order.hasLeft : !WAITING.includes(parcel.state)
  const delivered = !isBack && (hasArrived || status === 'delivered')
  const returned = !delivered && (isBack || (status === 'cancelled' && left))
  const shipped = left || delivered || returned || status === 'shipped'
  const remitted = parcel?.state === 'remitted'
  return {
    ordered: 1,
    confirmed: Number(shipped || order.isConfirmed),
    shipped: Number(shipped),
    delivered: Number(delivered),
    returned: Number(returned),
    remitted: Number(remitted),
    remitted_centimes: remitted ? parcel.collect : 0,
  }
}

/** In percent, one decimal; null without a delivered or returned parcel. */
export const deliveryRate = ({ delivered, returned }: CourierCounts): number | null =>
  delivered + returned === 0 ? null : Math.round((1000 * delivered) / (delivered + returned)) / 10

import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'

export type TrackedOrderView = PurchaseView['orders'][number]
type Status = TrackedOrderView['status']

export type TimelineStep = {
  status: Status
  state: 'done' | 'current' | 'ahead' | 'cancelled'
  /** Null when not reached, or when the time is unknown. */
  at: string | null
}

const WAY = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'] as const

export function timelineOf(order: Pick<TrackedOrderView, 'status' | 'history'>): TimelineStep[] {
  const lastTime = (status: Status) => order.history.findLast(({ to }) => to === status)?.at ?? null
  if (order.status === 'cancelled') {
    const behind = WAY.filter((status) => lastTime(status) !== null)
    return [
      ...behind.map((status) => ({ status, state: 'done' as const, at: lastTime(status) })),
      { status: 'cancelled', state: 'cancelled', at: lastTime('cancelled') },
    ]
  }
  const here = WAY.indexOf(order.status)
  const way = WAY.map((status, index): TimelineStep => ({
    status,
    state:
      index < here || order.status === 'delivered' ? 'done' : index === here ? 'current' : 'ahead',
    at: index <= here ? lastTime(status) : null,
  }))
  const cancelledAt = lastTime('cancelled')
  if (cancelledAt === null) return way
  // Brought back by an admin: the buyer had an email about the cancellation, and finds it here.
  const known = way.filter((step) => step.state !== 'done' || step.at !== null)
  const after = known.findIndex((step) => step.state !== 'done' || (step.at ?? '') > cancelledAt)
  return known.toSpliced(after < 0 ? known.length : after, 0, {
    status: 'cancelled',
    state: 'cancelled',
    at: cancelledAt,
  })
}

/** Something is still due at delivery. */
export const isUnpaid = ({
  status,
  payment_status,
}: Pick<TrackedOrderView, 'status' | 'payment_status'>): boolean =>
  status !== 'cancelled' && status !== 'delivered' && payment_status !== 'paid'

/** The parcel that is furthest on its way and not delivered yet. */
export function firstOpenOrder(orders: readonly TrackedOrderView[]): number {
  const rank = (order: TrackedOrderView) =>
    order.status === 'delivered' || order.status === 'cancelled' ? -1 : WAY.indexOf(order.status)
  const best = Math.max(...orders.map(rank))
  return Math.max(
    0,
    orders.findIndex((order) => rank(order) === best),
  )
}

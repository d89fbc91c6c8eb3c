import { localDate } from '#kernel/calendar.ts'
import { after, days, hours, minutes } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { Order, Purchase } from './purchases.ts'
import { DEMO_VENDOR } from './vendors.ts'
import type { Row, Rows } from './insert-rows.ts'

type Waiting = { purchase: Purchase; order: Order; id: string }
type Tried = { missedAfter: number } | { callback: 'later' }
const TRIED: readonly (Tried | null)[] = [
  null,
  null,
  null,
  null,
  { missedAfter: 20 },
  { callback: 'later' },
  { missedAfter: 45 },
]
const NOTE = 'Au travail jusqu’à 17 h, rappeler après.'

/** A call task for every pending order, with the first calls of the demo vendor. */
export function callRows(now: Date, purchases: readonly Purchase[]): Rows {
  const waiting = purchases.flatMap((purchase) =>
    purchase.orders
      .filter(({ status }) => status === 'pending')
      .map((order): Waiting => ({
        purchase,
        order,
        id: demoId('call', order.id, purchase.placedAt),
      })),
  )
  const own = waiting
    .filter(({ order }) => order.shop.vendor.key === DEMO_VENDOR)
    .toSorted((a, b) => b.purchase.placedAt.getTime() - a.purchase.placedAt.getTime())
  const triedOf = (waiting: Waiting): Tried | null => TRIED[own.indexOf(waiting)] ?? null
  return {
    'phone_confirmation.call_tasks': waiting.map((waiting) =>
      taskRow(waiting, triedOf(waiting), now),
    ),
    'phone_confirmation.calls': waiting.flatMap((waiting) =>
      callsOf(waiting, triedOf(waiting), now),
    ),
    'phone_confirmation.status_history': waiting.map(({ purchase, order, id }) => ({
      id: demoId('call-step', order.id, purchase.placedAt),
      vendor_id: order.shop.id,
      task_id: id,
      from_state: null,
      to_state: 'to_confirm',
      actor_role: 'system',
      happened_at: purchase.placedAt,
    })),
  }
}

const laterOf = (now: Date): Date => new Date(`${localDate(after(now, days(1)))}T17:30:00+01:00`)

function taskRow({ purchase, order, id }: Waiting, tried: Tried | null, now: Date): Row {
  const state = tried === null ? 'to_confirm' : 'callback' in tried ? 'callback' : 'no_answer'
  const later = state === 'callback' ? laterOf(now) : null
  return {
    id,
    vendor_id: order.shop.id,
    order_id: order.id,
    phone: `+${purchase.buyer.phone}`,
    state,
    attempts: tried === null ? 0 : 1,
    next_call_at: later ?? purchase.placedAt,
    callback_at: later,
    created_at: purchase.placedAt,
    expires_at: after(purchase.placedAt, hours(72)),
  }
}

function callsOf({ purchase, order, id }: Waiting, tried: Tried | null, now: Date): Row[] {
  if (tried === null) return []
  const isMissed = 'missedAfter' in tried
  const startedAt = after(purchase.placedAt, minutes(isMissed ? tried.missedAfter : 30))
  return [
    {
      id: demoId('call-made', order.id, startedAt),
      vendor_id: order.shop.id,
      task_id: id,
      agent_id: order.shop.owner.userId,
      channel: 'phone',
      outcome: isMissed ? 'no_answer' : 'callback',
      callback_at: isMissed ? null : laterOf(now),
      note: isMissed ? null : NOTE,
      started_at: startedAt,
      ended_at: after(startedAt, minutes(1)),
    },
  ]
}

import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { after, days as daysLong, hours, type Milliseconds } from '#kernel/time.ts'
import type { Order } from './purchases.ts'

/** Remitted on the first Monday a week after delivery, paid to the vendor a week later. */
const REMITTED_AFTER = daysLong(7)
const PAID_OUT_AFTER = daysLong(14)

/** Its own van brings the rugs: the shop keeps the cash, and owes the commission and the delivery. */
const DELIVERS_ITSELF = 'tapis-du-mzab'
export const isOwnDelivery = ({ shop }: Order): boolean => shop.vendor.key === DELIVERS_ITSELF

export const deliveredAt = ({ steps }: Order): Date | null =>
  steps.find(({ to }) => to === 'delivered')?.at ?? null

/** An order is payable once the week for returns has passed. */
export const dueFrom = (delivered: Date): LocalDate => localDate(after(delivered, daysLong(7)))

/** Counted from Monday 9:00 UTC: the statement is posted, the payouts have arrived. */
export const POSTED_AFTER = hours(4)
export const SETTLED_AFTER = hours(26)

/** The Monday whose remittance brought the cash of an order; null while it is not posted. */
export const remittedOn = (order: Order, now: Date): Date | null =>
  mondayOf(order, { wait: REMITTED_AFTER, done: POSTED_AFTER, now })

/** The Monday whose batch paid the vendor of an order; null while it is not settled. */
export const paidOutOn = (order: Order, now: Date): Date | null =>
  mondayOf(order, { wait: PAID_OUT_AFTER, done: SETTLED_AFTER, now })

type Waiting = { wait: Milliseconds; done: Milliseconds; now: Date }
function mondayOf(order: Order, { wait, done, now }: Waiting): Date | null {
  const delivered = deliveredAt(order)
  if (!delivered || isOwnDelivery(order)) return null
  const monday = mondayAfter(after(delivered, wait))
  return after(monday, done) <= now ? monday : null
}

function mondayAfter(now: Date): Date {
  const wait = ((8 - now.getUTCDay()) % 7) + 1
  const monday = after(now, daysLong(wait - 1))
  monday.setUTCHours(9, 0, 0, 0)
  return monday < now ? after(monday, daysLong(7)) : monday
}

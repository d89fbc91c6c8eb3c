import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import type { RecordedChoice } from '#capabilities/search/index.ts'
import type { AnalyticsEvent, EventsInput } from '../contract.ts'
import { insertProductEvents, insertPurchases, ordersOfPurchase } from '../queries/events.ts'

export type AnalyticsDeps = { db: Db; clock: Clock }
type TrackingDeps = AnalyticsDeps & { recordChoice?: (choice: RecordedChoice) => Promise<void> }
type Command = { sent: EventsInput; language: Language; address: string }

/** Behind a mobile operator's CGNAT thousands of homes share one address. */
const PER_ADDRESS = 1200
const PER_VISITOR = 120

/** Only with consent. Unknown products and purchases, and repeated events, are ignored. */
export const trackEvents =
  ({ db, clock, recordChoice }: TrackingDeps) =>
  async ({ sent, language, address }: Command): Promise<Result<null, RateLimited>> => {
    const now = clock.now()
    const uses = [
      { key: `events.address:${address}`, max: PER_ADDRESS },
      { key: `events.visitor:${sent.visitor_id}`, max: PER_VISITOR },
    ]
    for (const use of uses) {
      const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, per: minutes(1), now })
      if (!allowed) return refuse({ code: 'too_many_requests', retryAfterSeconds })
    }
    const sender = {
      visitorId: sent.visitor_id,
      consentVersion: sent.consent_version,
      language,
      at: now,
    }
    const ofProducts = sent.events.flatMap((event) =>
      event.name === 'purchase' || event.name === 'view_search_results'
        ? []
        : [
            {
              id: newId(now),
              name: event.name,
              productId: event.product_id,
              quantity: event.name === 'add_to_cart' ? event.quantity : null,
            },
          ],
    )
    if (ofProducts.length > 0) await insertProductEvents(db, sender, ofProducts)
    for (const event of sent.events) {
      if (event.name !== 'purchase') continue
      const orders = await ordersOfPurchase(db, event.number)
      if (orders.length === 0) continue
      const bought = orders.map((order) => ({ ...order, eventId: newId(now) }))
      await insertPurchases(db, sender, bought)
    }
    if (recordChoice)
      for (const event of sent.events) {
        const choice = choiceOf(event)
        if (choice) await recordChoice({ ...choice, language, address, visitorId: sent.visitor_id })
      }
    return ok(null)
  }
/** What an event says about a search; null for most. */
function choiceOf(event: AnalyticsEvent) {
  if (event.name === 'purchase' || event.search === undefined) return null
  const typed = event.search
  if (event.name === 'view_search_results') return { kind: 'shown' as const, typed }
  const kind = event.name === 'view_item' ? ('click' as const) : ('basket' as const)
  return { kind, typed, productId: event.product_id }
}
export type ReceiveEvents = ReturnType<typeof trackEvents>

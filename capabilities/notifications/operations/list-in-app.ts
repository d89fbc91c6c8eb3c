import { centimes } from '#kernel/money.ts'
import { formatMoney } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { InAppNotificationsPageView } from '../in-app.contract.ts'
import {
  type NotificationScope,
  countUnreadNotifications,
  type NotificationRow,
  listNotifications,
  listUnreadWork,
  markNotificationsRead,
} from '../queries/in-app.ts'
import { texts } from '../texts.generated.ts'

const MOST_SHOWN = 30
/** Counting stops here: the badge shows 99+. */
const MOST_COUNTED = 100

type Work = { id: string; what: string; subject: string }
type Deps = {
  db: Db
  clock: Clock
  /** Notifications of the back office whose work is done; none without it. */
  listDecidedWork?: (db: Db, work: readonly Work[]) => Promise<ReadonlySet<string>>
}

export const listInAppNotifications = ({ db, clock, listDecidedWork }: Deps) => {
  /** Once any admin has decided it, it counts as read for all. */
  const readDecided = async (place: NotificationScope): Promise<void> => {
    if (place.vendorId !== null || !listDecidedWork) return
    const work = await listUnreadWork(db, place, MOST_COUNTED)
    const ids = [...(await listDecidedWork(db, work))]
    if (ids.length > 0) await save(place, { ids })
  }
  const view = async (
    place: NotificationScope,
    language: Language,
  ): Promise<InAppNotificationsPageView> => {
    await readDecided(place)
    const [notifications, unread] = [
      await listNotifications(db, place, MOST_SHOWN),
      await countUnreadNotifications(db, place, MOST_COUNTED),
    ]
    return {
      unread,
      items: notifications.map((inAppNotifications) => itemOf(inAppNotifications, language)),
    }
  }
  const save = (place: NotificationScope, which: { ids: readonly string[] } | { until: Date }) =>
    inTransaction(db, async (tx) => {
      await markNotificationsRead(tx, place, { ...which, now: clock.now() })
      return ok(null)
    })
  return {
    view,
    /** Does nothing for other users' notifications and read ones. */
    async readOne(
      place: NotificationScope,
      id: string,
      language: Language,
    ): Promise<InAppNotificationsPageView> {
      await save(place, { ids: [id] })
      return view(place, language)
    },
    /** Notifications after `until` were not displayed yet and stay unread. */
    async readAll(
      place: NotificationScope,
      until: Date,
      language: Language,
    ): Promise<InAppNotificationsPageView> {
      await save(place, { until })
      return view(place, language)
    },
  }
}
export type ListInAppNotifications = ReturnType<typeof listInAppNotifications>

function itemOf(
  { id, what, values, shop, path, at: now, isRead }: NotificationRow,
  language: Language,
) {
  const { amount_centimes: amount } = values
  const { number = '', product = '', rating = '', reason = '', reference = '' } = values
  const text = texts.sayIn('in-app', language)(what, {
    ...{ number, product, rating, reason, reference },
    shop: shop ?? texts.of('deleted-vendor')(language),
    amount: typeof amount === 'number' ? formatMoney(centimes(amount), language) : '',
  })
  return { id, what, text, path, at: now.toISOString(), is_read: isRead }
}

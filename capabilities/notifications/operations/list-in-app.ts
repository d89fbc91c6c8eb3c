import { centimes } from '#kernel/money.ts'
import { formatMoney } from '#kernel/format.ts'
import { type Language, textIn } from '#kernel/locale.ts'
import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { fill } from '#platform/http/problem-texts.ts'
import type { BellView } from '../in-app.contract.ts'
import {
  type BellPlace,
  countUnread,
  type KeptBell,
  listBells,
  saveRead,
} from '../queries/in-app.ts'
import { BELL_TEXTS, GONE_SHOP } from '../texts/in-app.ts'

const MOST_SHOWN = 30
/** Further is not counted: the badge says 99+. */
const MOST_COUNTED = 100

type Deps = { db: Db; clock: Clock }

/** The bell of a person in one place: the newest, how many are not read, and what is read now. */
export const readBell = ({ db, clock }: Deps) => {
  const view = async (place: BellPlace, language: Language): Promise<BellView> => {
    const [bells, unread] = [
      await listBells(db, place, MOST_SHOWN),
      await countUnread(db, place, MOST_COUNTED),
    ]
    return { unread, items: bells.map((bell) => itemOf(bell, language)) }
  }
  const save = (place: BellPlace, which: { id: string } | { until: Date }) =>
    inTransaction(db, async (tx) => {
      await saveRead(tx, place, { ...which, now: clock.now() })
      return ok(null)
    })
  return {
    view,
    /** One that is not theirs, or was read before, stays as it is. */
    async readOne(place: BellPlace, id: string, language: Language): Promise<BellView> {
      await save(place, { id })
      return view(place, language)
    },
    /** What came after `until` was not seen yet, and stays unread. */
    async readAll(place: BellPlace, until: Date, language: Language): Promise<BellView> {
      await save(place, { until })
      return view(place, language)
    },
  }
}
export type ReadBell = ReturnType<typeof readBell>

function itemOf({ id, what, values, shop, path, at, isRead }: KeptBell, language: Language) {
  const amount = values['amount_centimes']
  const fields = {
    ...values,
    shop: shop ?? textIn(GONE_SHOP, language),
    ...(typeof amount === 'number' && { amount: formatMoney(centimes(amount), language) }),
  }
  const text = fill(textIn(BELL_TEXTS[what], language), fields)
  return { id, what, text, path, at: at.toISOString(), is_read: isRead }
}

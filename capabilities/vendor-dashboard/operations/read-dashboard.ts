import { localDate } from '#kernel/calendar.ts'
import { type Language, textIn } from '#kernel/locale.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { PAPER_NAMES } from '#capabilities/vendors/index.ts'
import type { Payouts } from '#capabilities/payouts/index.ts'
import type { DashboardView } from '../contract.ts'
import { type DayPaper, listDays, readDay } from '../queries/dashboard.ts'
import { figuresOf } from '../rules/dashboard-figures.ts'

export type ShopkeepingDeps = { db: Db; clock: Clock; payouts: Pick<Payouts, 'standing'> }

/** What a shop sees when it opens: its figures, what to do now, what sells and where it goes. */
export const readDashboard =
  ({ db, clock, payouts }: ShopkeepingDeps) =>
  async (vendorId: string, language: Language): Promise<DashboardView> => {
    const now = clock.now()
    const today = localDate(now)
    const shop = { vendorId, language, today, since: before(now, days(91)) }
    const [sums, day, money] = await Promise.all([
      listDays(db, shop),
      readDay(db, shop),
      payouts.standing(vendorId),
    ])
    const { to_receive, held, owed, next_payout_on } = money
    return {
      ...figuresOf(sums, today),
      ...day,
      todo: { ...day.todo, papers: day.todo.papers.map(named(language)) },
      money: { to_receive, held, owed, next_payout_on },
    }
  }
const named =
  (language: Language) =>
  ({ kind, ...paper }: DayPaper) => ({ name: textIn(PAPER_NAMES[kind], language), ...paper })

export type ReadDashboard = ReturnType<typeof readDashboard>

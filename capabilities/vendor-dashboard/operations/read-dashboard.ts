import { localDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { DOCUMENT_NAMES } from '#capabilities/vendors/index.ts'
import type { Payouts } from '#capabilities/payouts/index.ts'
import type { VendorDashboardView } from '../contract.ts'
import { type DayRow, listDays, readToday } from '../queries/dashboard.ts'
import { dashboardFigures } from '../rules/dashboard-figures.ts'

export type VendorDashboardDeps = { db: Db; clock: Clock; payouts: Pick<Payouts, 'balance'> }

export const readVendorDashboard =
  ({ db, clock, payouts }: VendorDashboardDeps) =>
  async (vendorId: string, language: Language): Promise<VendorDashboardView> => {
    const now = clock.now()
    const today = localDate(now)
    const shop = { vendorId, language, today, since: before(now, days(91)) }
    const [sums, day, money] = await Promise.all([
      listDays(db, shop),
      readToday(db, shop),
      payouts.balance(vendorId),
    ])
    const { to_receive, held, owed, next_payout_on } = money
    return {
      ...dashboardFigures(sums, today),
      ...day,
      todo: { ...day.todo, documents: day.todo.documents.map(named(language)) },
      money: { to_receive, held, owed, next_payout_on },
    }
  }
const named =
  (language: Language) =>
  ({ kind, ...document }: DayRow) => ({
    name: DOCUMENT_NAMES[kind](language),
    ...document,
  })

export type ReadVendorDashboard = ReturnType<typeof readVendorDashboard>

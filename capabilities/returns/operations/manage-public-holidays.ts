import { dayOfMonth, firstOfYear, localDate, type LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { findNameOf, notifyAdmins } from '#capabilities/identity/index.ts'
import type { PublicHolidaysView } from '../policies.contract.ts'
import {
  deletePublicHoliday,
  type HolidayChange,
  insertHolidayChange,
  insertPublicHoliday,
  listHolidayChanges,
  listPublicHolidays,
  lockPublicHolidays,
  type PublicHoliday,
} from '../queries/public-holidays.ts'
import { listFixedHolidays, proposeMoonHolidays } from '../rules/moon-holidays.ts'
import { nextUnknownYear } from '../rules/holiday-warnings.ts'
import { addDays } from '../rules/working-days.ts'
import { describeHolidayChange } from './describe-holiday-change.ts'
import { renewReturnWindowsJob } from './renew-return-windows.ts'
import type { ReturnsDeps } from './return-command.ts'

type Deps = Pick<ReturnsDeps, 'db' | 'clock' | 'audit'>
type Feast = { name: string; firstDay: LocalDate }
export type PublicHolidayRefusal =
  | { code: 'holiday_not_found' }
  | { code: 'holiday_in_past' }
  | { code: 'holiday_known' }
  | { code: 'year_known' }

const SOURCE = 'loi 63-278'
const MOON_SOURCE = `${SOURCE}; calendrier Oumm al-Qoura`
const MAX_CHANGES = 50

/** The day of a feast is announced on the evening before it: an admin confirms or moves it. */
export function managePublicHolidays(deps: Deps) {
  const { clock } = deps
  const today = () => localDate(clock.now())
  return {
    list: () => readPublicHolidays(deps),

    /** Also when it has begun, as long as it is not over. */
    move: ({ name, firstDay, toDay, ...by }: AdminActor & Feast & { toDay: LocalDate }) =>
      changing(deps, async (tx): Promise<Result<null, PublicHolidayRefusal>> => {
        const rows = await listPublicHolidays(tx, firstOfYear(today()))
        const row = findFeast(rows, { name, firstDay })
        if (!row) return refuse({ code: 'holiday_not_found' })
        if (addDays(toDay, row.dayCount - 1) < today()) return refuse({ code: 'holiday_in_past' })
        const isMoved = toDay !== firstDay
        if (isMoved && findFeast(rows, { name, firstDay: toDay }))
          return refuse({ code: 'holiday_known' })
        await deletePublicHoliday(tx, row)
        await insertPublicHoliday(tx, { ...row, firstDay: toDay, isExpected: false })
        await recordChange(deps, tx, by, [
          { ...changeOf(row), change: isMoved ? 'moved' : 'confirmed', toOn: toDay },
        ])
        return ok(null)
      }),

    add: ({ name, firstDay, dayCount, ...by }: AdminActor & Feast & { dayCount: number }) =>
      changing(deps, async (tx): Promise<Result<null, PublicHolidayRefusal>> => {
        if (firstDay < today()) return refuse({ code: 'holiday_in_past' })
        const made = { name, firstDay, dayCount }
        if (findFeast(await listPublicHolidays(tx, today()), made))
          return refuse({ code: 'holiday_known' })
        await insertPublicHoliday(tx, { ...made, isExpected: false, source: SOURCE })
        await recordChange(deps, tx, by, [
          { name, dayCount, change: 'added', fromOn: null, toOn: firstDay },
        ])
        return ok(null)
      }),

    remove: ({ name, firstDay, ...by }: AdminActor & Feast) =>
      changing(deps, async (tx): Promise<Result<null, PublicHolidayRefusal>> => {
        const row = findFeast(await listPublicHolidays(tx, today()), { name, firstDay })
        if (!row) return refuse({ code: 'holiday_not_found' })
        if (row.firstDay <= today()) return refuse({ code: 'holiday_in_past' })
        await deletePublicHoliday(tx, row)
        await recordChange(deps, tx, by, [{ ...changeOf(row), change: 'removed', toOn: null }])
        return ok(null)
      }),

    propose: proposeYear(deps),
  }
}
export type ManagePublicHolidays = ReturnType<typeof managePublicHolidays>

async function readPublicHolidays({ db, clock }: Deps): Promise<PublicHolidaysView> {
  const today = localDate(clock.now())
  const [rows, changes] = await Promise.all([
    listPublicHolidays(db, firstOfYear(today)),
    listHolidayChanges(db, MAX_CHANGES),
  ])
  return {
    items: rows.map(({ name, firstDay, lastDay, dayCount, isExpected, source }) => ({
      ...{ name, first_day: firstDay, last_day: lastDay, day_count: dayCount },
      ...{ is_expected: isExpected, source },
    })),
    next_year: nextUnknownYear(rows, today),
    changes: changes.map(({ fromOn, toOn, dayCount, changedBy, changedAt, ...change }) => ({
      ...change,
      ...{ from_on: fromOn, to_on: toOn, day_count: dayCount },
      ...{ changed_by: changedBy, changed_at: changedAt },
    })),
  }
}

/** Feasts of the moon are to be confirmed. */
const proposeYear =
  (deps: Deps) =>
  ({ year, ...by }: AdminActor & { year: number }) =>
    changing(deps, async (tx): Promise<Result<null, PublicHolidayRefusal>> => {
      const known = await listPublicHolidays(tx, dayOfMonth(`${year}-01`, 1))
      const isKnown = (name: string) =>
        known.some((row) => row.name === name && row.firstDay.startsWith(String(year)))
      const moon = proposeMoonHolidays(year).filter(({ name }) => !isKnown(name))
      const fixed = listFixedHolidays(year).filter(({ name }) => !isKnown(name))
      if (moon.length + fixed.length === 0) return refuse({ code: 'year_known' })
      for (const made of fixed)
        await insertPublicHoliday(tx, { ...made, isExpected: false, source: SOURCE })
      for (const made of moon)
        await insertPublicHoliday(tx, { ...made, isExpected: true, source: MOON_SOURCE })
      const changes = [...fixed, ...moon].map(({ name, dayCount, firstDay }) => ({
        ...({ name, dayCount, change: 'proposed', fromOn: null } as const),
        toOn: firstDay,
      }))
      await recordChange(deps, tx, by, changes)
      return ok(null)
    })

const changing = <E extends { code: string }>(
  { db }: Deps,
  does: (tx: Tx) => Promise<Result<null, E>>,
): Promise<Result<null, E>> =>
  inTransaction(db, async (tx): Promise<Result<null, E>> => {
    await lockPublicHolidays(tx)
    const done = await does(tx)
    if (done.ok) await renewReturnWindowsJob.enqueue(tx, {})
    return done
  })

const findFeast = (rows: readonly PublicHoliday[], { name, firstDay }: Feast) =>
  rows.find((row) => row.name === name && row.firstDay === firstDay)

const changeOf = ({ name, firstDay, dayCount }: PublicHoliday) => ({
  ...{ name, dayCount },
  fromOn: firstDay,
})

async function recordChange(
  { audit, clock }: Deps,
  tx: Tx,
  { adminId, origin }: AdminActor,
  changes: readonly Omit<HolidayChange, 'id'>[],
): Promise<void> {
  const now = clock.now()
  for (const change of changes)
    await insertHolidayChange(tx, { ...change, id: newId(now), by: adminId, now })
  await audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action: 'returns.public_holidays_changed',
    subject: { type: 'public_holiday', id: null },
    before: changes.flatMap(({ name, fromOn }) => (fromOn ? [{ name, day: fromOn }] : [])),
    after: changes.flatMap(({ name, toOn }) => (toOn ? [{ name, day: toOn }] : [])),
  })
  const by = (await findNameOf(tx, adminId)) ?? '–'
  await notifyAdmins(tx, 'admin_settings_changed', (language) =>
    describeHolidayChange(changes, { by, language }),
  )
}

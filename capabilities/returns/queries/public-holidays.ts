import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { ProposedHoliday } from '../rules/moon-holidays.ts'
import type { ReturnsDatabase } from '../tables.ts'

/** Public holidays of the next 120 days. */
export async function listHolidays(handle: Db | Tx, from: LocalDate): Promise<Set<string>> {
  const { rows } = await sql<{ day: string }>`
    select day::text from returns.holidays
    where day between ${from}::date and ${from}::date + 120`.execute(
    tables<ReturnsDatabase>(handle),
  )
  return new Set(rows.map(({ day }) => day))
}

export type PublicHoliday = ProposedHoliday & {
  lastDay: LocalDate
  isExpected: boolean
  source: string
}

/** A holiday of several days is one row. */
export async function listPublicHolidays(
  handle: Db | Tx,
  from: LocalDate,
): Promise<PublicHoliday[]> {
  const { rows } = await sql<PublicHoliday>`
    select name, min(day)::text as "firstDay", max(day)::text as "lastDay", count(*)::integer as "dayCount",
      bool_or(is_expected) as "isExpected", min(source) as source
    from (select *, day - (row_number() over (partition by name order by day))::integer as run
      from returns.holidays) days
    group by name, run having max(day) >= ${from}::date order by min(day), name`.execute(
    tables<ReturnsDatabase>(handle),
  )
  return rows
}

/** Serializes changes of public holidays. */
export const lockPublicHolidays = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('returns.public_holidays', 0))`.execute(
    tables<ReturnsDatabase>(tx),
  )

type Writing = ProposedHoliday & { isExpected: boolean; source: string }

export const insertPublicHoliday = (tx: Tx, made: Writing) =>
  sql`
    insert into returns.holidays (day, name, is_expected, source)
    select ${made.firstDay}::date + n, ${made.name}, ${made.isExpected}, ${made.source}
    from generate_series(0, ${made.dayCount}::integer - 1) as n
    on conflict (day, name) do update set is_expected = excluded.is_expected`.execute(
    tables<ReturnsDatabase>(tx),
  )

export const deletePublicHoliday = (tx: Tx, { name, firstDay, dayCount }: ProposedHoliday) =>
  sql`
    delete from returns.holidays
    where name = ${name} and day between ${firstDay}::date and ${firstDay}::date + ${dayCount}::integer - 1`.execute(
    tables<ReturnsDatabase>(tx),
  )

export type HolidayChange = {
  id: string
  name: string
  change: 'proposed' | 'added' | 'confirmed' | 'moved' | 'removed'
  fromOn: LocalDate | null
  toOn: LocalDate | null
  dayCount: number
}

export const insertHolidayChange = (tx: Tx, made: HolidayChange & { by: string; now: Date }) =>
  tables<ReturnsDatabase>(tx)
    .insertInto('returns.holiday_history')
    .values({
      id: made.id,
      name: made.name,
      change: made.change,
      from_on: made.fromOn,
      to_on: made.toOn,
      day_count: made.dayCount,
      changed_by: made.by,
      changed_at: made.now,
    })
    .execute()

export type HolidayChangeRow = HolidayChange & { changedBy: string | null; changedAt: string }

/** The latest first. */
export async function listHolidayChanges(handle: Db, limit: number): Promise<HolidayChangeRow[]> {
  const { rows } = await sql<HolidayChangeRow>`
    select h.id, h.name, h.change, h.from_on::text as "fromOn", h.to_on::text as "toOn",
      h.day_count as "dayCount", ${instant('h.changed_at')} as "changedAt",
      coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email) as "changedBy"
    from returns.holiday_history h left join identity.profiles p on p.user_id = h.changed_by
    order by h.changed_at desc, h.id desc limit ${limit}`.execute(tables<ReturnsDatabase>(handle))
  return rows
}

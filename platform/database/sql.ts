import { type RawBuilder, sql } from 'kysely'

/** A moment as the API says it: in milliseconds, or to the microsecond for a cursor. */
export const instantText = (column: string, precision: 'MS' | 'US' = 'MS'): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.${precision}"Z"')`

export const instant = (column: string, precision: 'MS' | 'US' = 'MS'): RawBuilder<unknown> =>
  sql.raw(instantText(column, precision))

import { type RawBuilder, sql } from 'kysely'

/** The name of somebody of the team, by the column that holds their id. */
export const adminNameSql = (column: string): RawBuilder<unknown> =>
  sql.raw(`(select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
    from identity.profiles p where p.user_id = ${column})`)

/** An instant as JSON has it. */
export const instant = (column: string): RawBuilder<unknown> =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** What stands anywhere in a text, letter for letter. */
export const holding = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

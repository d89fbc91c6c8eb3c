import { type RawBuilder, sql } from 'kysely'

export const adminNameSql = (column: string): RawBuilder<unknown> =>
  sql.raw(`(select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
    from identity.profiles p where p.user_id = ${column})`)

/** LIKE pattern with wildcards escaped. */
export const holding = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

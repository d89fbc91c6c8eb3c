import { type RawBuilder, sql } from 'kysely'
import { type Db, tables, type Tx } from './database/index.ts'
import type { PersonalDataOwner, Person } from './personal-data.ts'
import type { PlatformTables } from '#platform/database/index.ts'

function naming({ email, phone = null }: Person): (column: string) => RawBuilder<boolean> {
  const words = [email, phone].filter((value) => value !== null && value !== '')
  return (column) =>
    words.length === 0
      ? sql`false`
      : sql`(${sql.join(
          words.map((word) => sql`strpos(lower(${sql.raw(column)}), ${word}) > 0`),
          sql` or `,
        )})`
}

const PENDING = sql`(o.fanned_out_at is null or exists (
  select from platform.outbox_deliveries d where d.event_id = o.id and d.state = 'pending'))`

export async function hasPendingEventsAbout(handle: Db | Tx, person: Person): Promise<boolean> {
  const { rows } = await sql`
    select from platform.outbox o where ${naming(person)('o.payload::text')} and ${PENDING} limit 1`.execute(
    tables<PlatformTables>(handle),
  )
  return rows.length > 0
}

/** The platform's own tables. Undelivered events stay, as subscribers need them. */
export const platformPersonalData: PersonalDataOwner = {
  personalData: async () => ({}),
  async erasePersonalData(tx, person) {
    const names = naming(person)
    const isTheirs = sql`lower("to") in (${person.email}, ${person.phone ?? null})`
    const gone = [
      sql`delete from platform.outbox o where ${names('o.payload::text')} and not ${PENDING} returning id`,
      sql`delete from platform.jobs
          where ${names('payload::text')} and (dead_at is not null or claimed_at is null) returning id`,
      // Requests of an account have its id in their scope.
      sql`delete from platform.idempotency_keys
          where ${names('body')} or strpos(scope, ${person.userId}) > 0 returning key`,
      sql`delete from platform.rate_limits where ${names('key')} returning key`,
      sql`delete from platform.dev_emails where ${isTheirs} returning id`,
      sql`delete from platform.dev_sms where ${isTheirs} returning id`,
    ]
    let erasedRows = 0
    for (const query of gone)
      erasedRows += (await query.execute(tables<PlatformTables>(tx))).rows.length
    return { erasedRows, retainedRows: 0, retentionReason: null }
  },
}

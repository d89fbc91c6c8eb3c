import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Db, storedText, tables, textByLanguage, type Tx } from '#platform/database/index.ts'
import type { ClosureView } from '../shop-page.contract.ts'
import type { ClosureDays } from '../rules/closures.ts'
import type { VendorId } from '../schema.ts'
import type { VendorsDatabase } from '../tables.ts'

type ClosuresTexts = ClosureView['message']
export type ClosureRow = ClosureDays & { id: string }

/** Closures that have not ended before `today`, by first day. */
export async function listClosures(
  handle: Db | Tx,
  vendorId: VendorId,
  today: LocalDate,
): Promise<ClosureView[]> {
  const { rows } = await sql<ClosureView>`
    select id, starts_on::text, ends_on::text, starts_on <= ${today}::date as is_now,
      ${sql.raw(textByLanguage('message'))} as message
    from vendors.closures where vendor_id = ${vendorId} and ends_on >= ${today}::date
    order by starts_on, id`.execute(tables<VendorsDatabase>(handle))
  return rows
}

export async function findClosure(
  tx: Tx,
  vendorId: VendorId,
  id: string,
): Promise<ClosureRow | null> {
  const { rows } = await sql<ClosureRow>`
    select id, starts_on::text as "startsOn", ends_on::text as "endsOn"
    from vendors.closures where id = ${id} and vendor_id = ${vendorId}`.execute(
    tables<VendorsDatabase>(tx),
  )
  return rows[0] ?? null
}

type ClosuresInsert = ClosureRow & { vendorId: VendorId; message: ClosuresTexts }

export async function saveClosure(tx: Tx, closure: ClosuresInsert): Promise<void> {
  const { id, vendorId, startsOn, endsOn, message } = closure
  await sql`
    insert into vendors.closures (id, vendor_id, starts_on, ends_on, message)
    values (${id}, ${vendorId}, ${startsOn}::date, ${endsOn}::date, ${storedText(message)})
    on conflict (id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      message = excluded.message`.execute(tables<VendorsDatabase>(tx))
}

export const deleteClosure = async (tx: Tx, id: string): Promise<void> => {
  await tables<VendorsDatabase>(tx).deleteFrom('vendors.closures').where('id', '=', id).execute()
}

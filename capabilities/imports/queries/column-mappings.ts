import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type { ImportField } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

export type ColumnMap = {
  name: string
  columns: Readonly<Record<string, ImportField>>
  categories: Readonly<Record<string, string>>
}

export async function listColumnMaps(handle: Db | Tx, vendorId: VendorId): Promise<ColumnMap[]> {
  const { rows } =
    await sql<ColumnMap>`select name, columns, categories from imports.column_mappings
    where vendor_id = ${vendorId} and kind = 'products' order by updated_at desc limit 50`.execute(
      tables<ImportsDatabase>(handle),
    )
  return rows
}

export async function saveColumnMap(
  tx: Tx,
  vendorId: VendorId,
  { name, columns, categories }: { name: string; columns: object; categories: object },
  now: Date,
): Promise<void> {
  await sql`
    insert into imports.column_mappings (id, vendor_id, kind, name, columns, categories, updated_at)
    values (${newId(now)}, ${vendorId}, 'products', ${name}, ${JSON.stringify(columns)}, ${JSON.stringify(categories)}, ${now})
    on conflict (vendor_id, kind, name) do update set columns = excluded.columns,
      categories = imports.column_mappings.categories || excluded.categories, updated_at = excluded.updated_at`.execute(
    tables<ImportsDatabase>(tx),
  )
}

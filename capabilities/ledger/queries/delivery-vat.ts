import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LedgerDatabase } from '../tables.ts'

/** By order; what persons posted by hand does not count. */
export async function sumDeliveryVat(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, Centimes>> {
  const { rows } = await sql<{ id: string; vat: Centimes }>`
    select j.order_id as id, -sum(e.amount_centimes)::bigint as vat from ledger.journals j
    join ledger.entries e on e.journal_id = j.id
    join ledger.accounts a on a.id = e.account_id and a.kind = 'vat_on_delivery'
    where j.order_id = any(${sql.val(orderIds)}::uuid[]) and j.kind = 'delivery_vat'
    group by 1`.execute(tables<LedgerDatabase>(tx))
  return new Map(rows.map(({ id, vat }) => [id, vat]))
}

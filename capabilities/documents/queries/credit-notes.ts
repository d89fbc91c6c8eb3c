import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { itemLabelIn, itemNameIn } from '#capabilities/orders/index.ts'
import type { CreditedLine } from '../rules/credit-note.ts'
import type { OrderSubject } from '../schema.ts'
import { INVOICE_LANGUAGE } from './printable-orders.ts'
import type { DocumentsDatabase } from '../tables.ts'

/** Of a returned piece `b`: an exchange brought another variant than the order's item `i` has. */
const RETURNED_LABEL = `case when e.return_id is null then ${itemLabelIn(INVOICE_LANGUAGE)} else (
  select string_agg(coalesce(nullif(choice -> 'value' ->> ${INVOICE_LANGUAGE}, ''), choice -> 'value' ->> 'fr'), ' / ' order by n)
  from jsonb_array_elements(va.options) with ordinality as options (choice, n)) end`

export type RefundToCredit = {
  id: string
  orderId: string
  owedAt: Date
  /** Who has a credit note of it already. */
  credited: readonly OrderSubject[]
  number: string
  method: 'cash' | 'ccp' | 'bank_transfer' | 'card' | 'store_credit'
  goods: Centimes
  delivery: Centimes
  lines: CreditedLine[]
}

/** Refunds of returns that are owed or paid, oldest first: a cancelled order is credited as a whole. */
export async function listRefundsToCredit(
  tx: Tx,
  orderIds: readonly string[],
): Promise<RefundToCredit[]> {
  const { rows } = await sql<RefundToCredit>`
    select f.id, f.order_id as "orderId", coalesce(f.approved_at, f.paid_at, f.created_at) as "owedAt",
      array(select n.subject from documents.invoices n join returns.refunds b on b.id = n.refund_id
        where b.id = f.id or b.accrual_journal_id = f.accrual_journal_id) as credited, r.number, f.method, f.goods_centimes as goods,
      f.delivery_centimes as delivery,
      (select json_agg(json_build_object(
          'item', b.line_id, 'designation', ${sql.raw(itemNameIn(INVOICE_LANGUAGE))} || coalesce(' (' || ${sql.raw(RETURNED_LABEL)} || ')', ''),
          'quantity', b.received_quantity, 'vat', i.vat_bp,
          'due', coalesce((e.price_centimes - e.discount_centimes + e.rounding_centimes) * b.received_quantity / e.quantity,
            (i.total_centimes - i.discount_centimes) * b.received_quantity / i.quantity))
          order by i.position, b.line_id)
        from orders.order_items i
        join returns.return_items b on b.order_item_id = i.id and b.return_id = f.return_id
        left join returns.exchanges e on e.return_id = b.exchange_id
        left join catalog.variants va on va.id = b.variant_id
        where i.order_id = o.id and b.received_quantity > 0) as lines
    from returns.refunds f
    join orders.orders o on o.id = f.order_id
    join orders.purchases p on p.id = o.purchase_id
    join returns.returns r on r.id = f.return_id
    where f.order_id = any(${sql.val(orderIds)}::uuid[]) and o.status <> 'cancelled'
      and (f.state = 'paid' or f.accrual_journal_id is not null)
      and not exists (select from returns.refunds a where a.retry_of = f.id)
    order by f.created_at, f.id`.execute(tables<DocumentsDatabase>(tx))
  return rows
}

export async function listRefundedOrders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct f.order_id as id from returns.refunds f
    where (f.state = 'paid' or f.accrual_journal_id is not null) and f.return_id is not null`.execute(
    tables<DocumentsDatabase>(db),
  )
  return rows.map(({ id }) => id)
}

export async function findReturn(
  db: Db,
  id: string,
): Promise<{ orderId: string; vendorId: string; isRefunded: boolean } | null> {
  const { rows } = await sql<{ orderId: string; vendorId: string; isRefunded: boolean }>`
    select r.order_id as "orderId", r.vendor_id as "vendorId",
      exists (select from returns.refunds f where f.return_id = r.id
        and (f.state = 'paid' or f.accrual_journal_id is not null)) as "isRefunded"
    from returns.returns r where r.id = ${id}`.execute(tables<DocumentsDatabase>(db))
  return rows[0] ?? null
}

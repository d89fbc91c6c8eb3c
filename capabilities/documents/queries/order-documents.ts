import { sql } from 'kysely'
import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import { itemNameIn } from '#capabilities/orders/index.ts'
import type { IssuedDocument, DocumentLine } from '../rules/invoice-correction.ts'
import type { InvoiceSubject } from '../schema.ts'

export type DocumentOfOrder = IssuedDocument & {
  subject: InvoiceSubject
  /** Of one that is owed or paid: another document takes back the credit note of a refund that was withdrawn. */
  isOfRefund: boolean
  /** False before lines named their items: only amounts by rate can be compared then. */
  hasItems: boolean
  byRate: readonly DocumentLine[]
}

/** All that are not cancelled, oldest first. */
export async function listDocumentsOfOrder(tx: Tx, orderId: string): Promise<DocumentOfOrder[]> {
  const { rows } = await sql<DocumentOfOrder>`
    select n.kind, n.subject, exists (select from returns.refunds f where f.id = n.refund_id
        and (f.state = 'paid' or f.accrual_journal_id is not null)) as "isOfRefund", n.rounding_centimes as rounding,
      n.stamp_duty_centimes as "stampDuty",
      (select bool_and(l.item is not null) from documents.invoice_lines l where l.invoice_id = n.id) as "hasItems",
      (select json_agg(json_build_object('item', l.item, 'designation', l.designation, 'quantity', l.quantity,
          'due', l.due_centimes, 'vat', l.vat_bp) order by l.position)
        from documents.invoice_lines l where l.invoice_id = n.id) as lines,
      (select json_agg(json_build_object('item', 'vat:' || t.vat_bp, 'designation', '', 'quantity', 1,
          'due', t.base_centimes + t.vat_centimes, 'vat', t.vat_bp))
        from documents.invoice_vat t where t.invoice_id = n.id) as "byRate"
    from documents.invoices n where n.order_id = ${orderId} and n.cancelled_at is null
    order by n.issued_at, n.id`.execute(tables<object>(tx))
  return rows
}

/** Who set the shipping rate of an order invoices its delivery. */
export async function findDeliveryOwner(tx: Tx, orderId: string): Promise<'vendor' | 'operator'> {
  const { rows } = await sql<{ owner: 'vendor' | 'operator' | null }>`
    select j.details ->> 'carriedBy' as owner from ledger.journals j
    where j.order_id = ${orderId} and j.kind in ('sale', 'delivery') and j.details ->> 'of' = 'sale'
    order by j.kind = 'delivery' desc, j.posted_at desc, j.id desc limit 1`.execute(
    tables<object>(tx),
  )
  return rows[0]?.owner ?? 'vendor'
}

export type DearerExchange = {
  returnId: string
  number: string
  name: string
  quantity: number
  /** With its rounding, as it was collected. */
  collected: Centimes
  rounding: Centimes
  vat: BasisPoints
}

/** Delivered ones, in the language of the invoice. A cheaper exchange is refunded and credited by that. */
export async function listDearerExchanges(
  tx: Tx,
  orderId: string,
  language: InvoiceLanguage,
): Promise<DearerExchange[]> {
  const { rows } = await sql<DearerExchange>`
    select r.id as "returnId", r.number, e.quantity, e.difference_centimes as collected,
      ${sql.raw(itemNameIn(`'${language}'`))} as name, i.vat_bp as vat,
      coalesce((select -sum(x.amount_centimes) from ledger.entries x
        join ledger.accounts a on a.id = x.account_id and a.kind = 'rounding'
        where x.journal_id = e.journal_id), 0)::bigint as rounding
    from returns.exchanges e
    join returns.returns r on r.id = e.return_id
    join lateral (select ri.order_item_id from returns.return_items ri
      where ri.return_id = r.id limit 1) ri on true
    join orders.order_items i on i.id = ri.order_item_id
    where r.order_id = ${orderId} and e.state = 'delivered' and e.difference_centimes > 0
    order by e.delivered_at, r.id`.execute(tables<object>(tx))
  return rows
}

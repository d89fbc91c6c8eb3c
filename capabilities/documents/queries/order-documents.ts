import { sql } from 'kysely'
import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { StatedDeliveryVat } from '#capabilities/ledger/index.ts'
import { itemNameIn, returnedSinceStockTaken } from '#capabilities/orders/index.ts'
import type { IssuedDocument, DocumentLine } from '../rules/invoice-correction.ts'
import type { InvoicedParcel } from '../rules/invoiced-parcels.ts'
import type { InvoiceId, OrderSubject } from '../schema.ts'
import type { BilledBuyer } from './invoices.ts'
import { INVOICE_LANGUAGE } from './printable-orders.ts'
import type { DocumentsDatabase } from '../tables.ts'

export type DocumentOfOrder = IssuedDocument & {
  id: InvoiceId
  orderId: string
  reference: string
  subject: OrderSubject
  language: InvoiceLanguage
  buyer: BilledBuyer | null
  /** The one that all others of its order and subject correct. */
  isFirst: boolean
  /** Of one that is owed or paid: another document takes back the credit note of a refund that was withdrawn. */
  isOfRefund: boolean
  /** False before lines named their items, and those are left out: only amounts by rate can be compared. */
  hasItems: boolean
  byRate: readonly DocumentLine[]
}

/** All that are not cancelled, oldest first. */
export async function listDocumentsOfOrders(
  tx: Tx,
  orderIds: readonly string[],
): Promise<DocumentOfOrder[]> {
  const { rows } = await sql<DocumentOfOrder>`
    select n.id, n.order_id as "orderId", n.reference, n.kind, n.subject, n.language, n.buyer,
      n.kind = 'invoice' and n.corrects is null as "isFirst",
      exists (select from returns.refunds f where f.id = n.refund_id
        and (f.state = 'paid' or f.accrual_journal_id is not null)) as "isOfRefund", n.rounding_centimes as rounding,
      n.stamp_duty_centimes as "stampDuty",
      (select bool_and(l.item is not null) from documents.invoice_lines l where l.invoice_id = n.id) as "hasItems",
      (select coalesce(json_agg(json_build_object('item', l.item, 'designation', l.designation, 'quantity', l.quantity,
          'due', l.due_centimes, 'vat', l.vat_bp) order by l.position), '[]')
        from documents.invoice_lines l where l.invoice_id = n.id and l.item is not null) as lines,
      (select json_agg(json_build_object('item', 'vat:' || t.vat_bp, 'designation', '', 'quantity', 1,
          'due', t.base_centimes + t.vat_centimes, 'vat', t.vat_bp))
        from documents.invoice_vat t where t.invoice_id = n.id) as "byRate"
    from documents.invoices n where n.order_id = any(${sql.val(orderIds)}::uuid[]) and n.cancelled_at is null
    order by n.issued_at, n.id`.execute(tables<DocumentsDatabase>(tx))
  return rows
}

/** Of orders whose delivery the operator invoiced: invoices less credit notes. */
export async function listStatedDeliveryVat(
  tx: Tx,
  orderIds: readonly string[],
): Promise<StatedDeliveryVat[]> {
  const { rows } = await sql<StatedDeliveryVat>`
    select o.id as "orderId", o.order_number as "orderNumber",
      sum(case n.kind when 'invoice' then n.vat_centimes else -n.vat_centimes end)::bigint as vat
    from documents.invoices n join orders.orders o on o.id = n.order_id
    where n.order_id = any(${sql.val(orderIds)}::uuid[]) and n.subject = 'delivery' and n.cancelled_at is null
    group by o.id, o.order_number order by o.id`.execute(tables<DocumentsDatabase>(tx))
  return rows
}

/** Who set the shipping rate of an order invoices its delivery. */
export async function listDeliveryOwners(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, 'vendor' | 'operator'>> {
  const { rows } = await sql<{ id: string; owner: 'vendor' | 'operator' | null }>`
    select asked.id, j.owner from unnest(${sql.val(orderIds)}::uuid[]) as asked (id)
    cross join lateral (
      select j.details ->> 'carriedBy' as owner from ledger.journals j
      where j.order_id = asked.id and j.kind in ('sale', 'delivery') and j.details ->> 'of' = 'sale'
      order by j.kind = 'delivery' desc, j.posted_at desc, j.id desc limit 1) j`.execute(
    tables<DocumentsDatabase>(tx),
  )
  return new Map(rows.map(({ id, owner }) => [id, owner ?? 'vendor']))
}

/** Of a sale, since the stock of its order was last reserved; the first carries the delivery. */
export async function listInvoicedParcels(
  tx: Tx,
  orderIds: readonly string[],
): Promise<(InvoicedParcel & { orderId: string })[]> {
  const { rows } = await sql<InvoicedParcel & { orderId: string }>`
    select pa.order_id as "orderId", pa.state in ('delivered', 'cash_at_courier', 'remitted') as "isDelivered",
      (select json_agg(json_build_object('itemId', pi.order_item_id, 'quantity', pi.quantity))
        from orders.parcel_items pi where pi.parcel_id = pa.id) as items
    from orders.parcels pa join orders.orders o on o.id = pa.order_id
    where pa.order_id = any(${sql.val(orderIds)}::uuid[]) and pa.purpose = 'sale'
      and ${sql.raw(returnedSinceStockTaken('pa', 'o'))}
    order by pa.order_id, pa.position`.execute(tables<DocumentsDatabase>(tx))
  return rows
}

export type DearerExchange = {
  orderId: string
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
  orderIds: readonly string[],
): Promise<DearerExchange[]> {
  const { rows } = await sql<DearerExchange>`
    select r.order_id as "orderId", r.id as "returnId", r.number, e.quantity, e.difference_centimes as collected,
      ${sql.raw(itemNameIn(INVOICE_LANGUAGE))} as name, i.vat_bp as vat,
      case when e.price_centimes is not null then e.rounding_centimes
        else coalesce((select -sum(x.amount_centimes) from ledger.entries x
          join ledger.accounts a on a.id = x.account_id and a.kind = 'rounding'
          where x.journal_id = e.journal_id), 0)::bigint end as rounding
    from returns.exchanges e
    join returns.returns r on r.id = e.return_id
    join orders.orders o on o.id = r.order_id
    join orders.purchases p on p.id = o.purchase_id
    join lateral (select ri.order_item_id from returns.return_items ri
      where ri.return_id = r.id limit 1) ri on true
    join orders.order_items i on i.id = ri.order_item_id
    where r.order_id = any(${sql.val(orderIds)}::uuid[]) and e.state = 'delivered' and e.difference_centimes > 0
    order by e.delivered_at, r.id`.execute(tables<DocumentsDatabase>(tx))
  return rows
}

/**
 * Delivered orders after `after` without the invoice of their vendor, which may issue one, by the day
 * of the delivery.
 */
export async function listUninvoicedOrders(
  db: Db,
  { after, limit }: { after: UninvoicedOrder | null; limit: number },
): Promise<UninvoicedOrder[]> {
  const { rows } = await sql<UninvoicedOrder>`
    select o.id, coalesce(o.delivered_at, o.placed_at) as "deliveredAt" from orders.orders o
    join vendors.legal_identities l on l.vendor_id = o.vendor_id
    where o.status = 'delivered' and l.nif is not null and coalesce(l.rc, l.craftsman_card) is not null
      and (${after?.deliveredAt ?? null}::timestamptz is null
        or (coalesce(o.delivered_at, o.placed_at), o.id) > (${after?.deliveredAt ?? null}, ${after?.id ?? null}::uuid))
      and not exists (select from documents.invoices n
        where n.order_id = o.id and n.subject = 'sale' and n.cancelled_at is null)
    order by 2, o.id limit ${limit}`.execute(tables<DocumentsDatabase>(db))
  return rows
}
export type UninvoicedOrder = { id: string; deliveredAt: Date }

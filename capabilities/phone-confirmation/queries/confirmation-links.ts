import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import { itemLabel, itemName, STAMP_DUTY } from '#capabilities/orders/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import type { LinkReadingView } from '../contract.ts'
import type { LinkAnswer } from '../schema.ts'
import type { PhoneConfirmationDatabase } from '../tables.ts'

type NewLink = {
  id: string
  vendorId: string
  taskId: string
  digest: Buffer
  sentAt: Date
  expiresAt: Date
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tables<PhoneConfirmationDatabase>(tx)
    .insertInto('phone_confirmation.confirmation_links')
    .values({
      id: link.id,
      vendor_id: link.vendorId,
      task_id: link.taskId,
      token_digest: link.digest,
      sent_at: link.sentAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

export type ConfirmationLinkRow = {
  id: string
  taskId: string
  expiresAt: Date
  isAnswered: boolean
}

export async function findLink(
  handle: Db | Tx,
  digest: Buffer,
): Promise<ConfirmationLinkRow | null> {
  const { rows } = await sql<ConfirmationLinkRow>`
    select id, task_id as "taskId", expires_at as "expiresAt", answered_at is not null as "isAnswered"
    from phone_confirmation.confirmation_links where token_digest = ${digest}`.execute(
    tables<PhoneConfirmationDatabase>(handle),
  )
  return rows[0] ?? null
}

export async function saveLinkAnswer(
  tx: Tx,
  id: string,
  answer: LinkAnswer,
  now: Date,
): Promise<void> {
  await tables<PhoneConfirmationDatabase>(tx)
    .updateTable('phone_confirmation.confirmation_links')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .execute()
}

export async function findOrderByLink(
  db: Db,
  taskId: string,
  { language, now }: { language: Language; now: Date },
): Promise<LinkReadingView | null> {
  const { rows } = await sql<{ view: LinkReadingView }>`
    select json_build_object(
      'order_number', o.order_number, 'number', p.number,
      'vendor', json_build_object('business_name', ${sql.raw(vendorName(language))}, 'business_phone', v.business_phone),
      'state', case when o.status = 'cancelled' then 'cancelled' when o.status <> 'pending' then 'confirmed'
        when t.decided_at is not null or t.expires_at <= ${now} then 'over' else 'waiting' end,
      'expires_at', ${instant('t.expires_at')},
      'items', (select json_agg(json_build_object(
          'product_name', ${sql.raw(itemName(language))},
          'variant_label', ${sql.raw(itemLabel(language))}, 'image', i.image, 'quantity', i.quantity,
          'total', trim_scale(i.total_centimes / 100.0)) order by i.position)
        from orders.order_items i where i.order_id = o.id),
      'city', ${sql.raw(communeName(language, 'p.commune_code', 'p.city'))}, 'deliver_from', o.deliver_from, 'deliver_until', o.deliver_until,
      'total_amount', trim_scale((o.total_centimes + ${sql.raw(STAMP_DUTY)}) / 100.0)) as view
    from phone_confirmation.call_tasks t join orders.orders o on o.id = t.order_id
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = t.vendor_id
    where t.id = ${taskId}`.execute(tables<PhoneConfirmationDatabase>(db))
  return rows[0]?.view ?? null
}

/** A time as JSON carries it. */

import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import type { ReturnsDatabase } from '../tables.ts'

/** Of the account's purchases and its guest purchases. */
const own = ({ userId, email, phone = null }: Person) => sql`(
  select r.id from returns.returns r
  join orders.orders o on o.id = r.order_id join orders.purchases p on p.id = o.purchase_id
  where r.buyer_id = ${userId} or p.buyer_id = ${userId}
    or (p.buyer_id is null and (p.email = ${email} or p.phone = ${phone})))`

export async function exportPersonalData(
  handle: Db | Tx,
  person: Person,
  photoUrl: (name: string) => string,
): Promise<PersonalData> {
  const { rows } = await sql<Record<string, unknown> & { photos: string[] | null }>`
    select r.number, r.state, r.reason, r.requested_resolution, r.note, r.requested_at, r.refuse_reason, r.outcome,
      r.settled_at, r.refund_method, r.refund_destination, r.courier_code, r.tracking,
      (select json_agg(json_build_object('product_name', oi.product_name, 'quantity', i.quantity,
          'note', i.note) order by oi.position)
        from returns.return_items i join orders.order_items oi on oi.id = i.order_item_id
        where i.return_id = r.id) as items,
      (select json_agg(ph.image->>'name' order by ph.position)
        from returns.return_photos ph
        where ph.return_id = r.id and ph.uploaded_by = 'buyer') as photos,
      (select json_agg(json_build_object('amount', trim_scale(f.amount_centimes / 100.0),
          'method', f.method, 'account', f.destination, 'state', f.state, 'paid_at', f.paid_at)
          order by f.created_at)
        from returns.refunds f where f.return_id = r.id) as refunds
    from returns.returns r where r.id in ${own(person)} order by r.requested_at`.execute(
    tables<ReturnsDatabase>(handle),
  )
  return {
    returns: rows.map((row) => ({ ...row, photos: row.photos?.map(photoUrl) ?? null })),
  }
}

/** Orders are anonymized first: matches returns with texts or photos that have lost their buyer. */
const left = ({ userId }: Person) => sql`(
  select r.id from orders.purchases p join orders.orders o on o.purchase_id = p.id
  join returns.returns r on r.order_id = o.id
  where p.email = 'erased' and (r.buyer_id = ${userId} or r.buyer_id is null)
    and (r.note is not null or r.buyer_id is not null
      or (r.refund_destination is not null and r.state in ('settled', 'refused', 'withdrawn'))
      or exists (select from returns.return_photos ph where ph.return_id = r.id)))`

/** Keeps returned items and paid refunds (accounting). A nightly job deletes the photos. */
export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const db = tables<ReturnsDatabase>(tx)
  const { rows } = await sql<{ id: string }>`
    select id from returns.returns where id in ${own(person)} or id in ${left(person)}`.execute(db)
  const ids = sql`any(${rows.map(({ id }) => id)}::uuid[])`
  await sql`
    update returns.status_history set actor_id = null, reason = null
    where return_id = ${ids} and actor_role = 'buyer'
      and (actor_id is not null or reason is not null)`.execute(db)
  const { rows: images } = await sql`
    delete from returns.return_photos where return_id = ${ids} and uploaded_by = 'buyer'
    returning return_id`.execute(db)
  await sql`update returns.return_items set note = null
            where return_id = ${ids} and note is not null`.execute(db)
  const isOver = sql`state in ('settled', 'refused', 'withdrawn')`
  await sql`
    update returns.returns set buyer_id = null, note = null,
      refund_method = case when ${isOver} then null else refund_method end,
      refund_destination = case when ${isOver} then null else refund_destination end
    where id = ${ids}`.execute(db)
  return {
    erasedRows: images.length,
    retainedRows: rows.length,
    retentionReason: rows.length > 0 ? 'code de commerce, art. 12; loi 18-05, art. 20 et 25' : null,
    retentionYears: 10,
  }
}

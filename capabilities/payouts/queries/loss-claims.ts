import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, instant, olderThan, tables, type Tx } from '#platform/database/index.ts'
import type { LossClaimView } from '../loss-claims.contract.ts'
import type { LossClaimState } from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'

type Loss = { id: string; parcelId: string; kind: string }

/** Of operator's couriers only: what a vendor's own courier loses is its own matter. One that was found and is lost again is opened again. */
export async function openClaims(
  tx: Tx,
  losses: readonly Loss[],
  { dueOn, now }: { dueOn: LocalDate; now: Date },
): Promise<void> {
  await sql`
    insert into payouts.loss_claims (id, parcel_id, order_id, vendor_id, courier_code, kind, value_centimes,
      due_on, created_at, updated_at)
    select l.id, p.id, p.order_id, p.vendor_id, p.courier_code, l.kind,
      (select coalesce(sum(round((i.total_centimes - i.discount_centimes)::numeric * pi.quantity / i.quantity)), 0)
        from orders.parcel_items pi join orders.order_items i on i.id = pi.order_item_id
        where pi.parcel_id = p.id)::bigint, ${dueOn}::date, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(losses)}::jsonb) as l (id uuid, "parcelId" uuid, kind text)
    join orders.parcels p on p.id = l."parcelId" and p.cash_holder = 'operator' and p.courier_code is not null
    on conflict (parcel_id) do update set state = 'open', kind = excluded.kind, due_on = excluded.due_on,
      agreed_centimes = null, updated_at = excluded.updated_at, version = payouts.loss_claims.version + 1
    where payouts.loss_claims.state = 'withdrawn'`.execute(tables<PayoutsDatabase>(tx))
}

/** The parcels were found: nothing is claimed for them, unless the courier has paid. */
export const withdrawClaims = (tx: Tx, parcelIds: readonly string[], now: Date) =>
  sql`
    update payouts.loss_claims set state = 'withdrawn', updated_at = ${now}, version = version + 1
    where parcel_id = any(${parcelIds}::uuid[]) and state in ('open', 'answered', 'refused')`.execute(
    tables<PayoutsDatabase>(tx),
  )

export type FoundCompensation = { claimId: string; orderNumber: string; foundAt: string }

/** Of claims that were paid for: their compensation may be asked back. */
export async function saveFoundCompensated(
  tx: Tx,
  parcelIds: readonly string[],
  now: Date,
): Promise<FoundCompensation[]> {
  const { rows } = await sql<FoundCompensation>`
    update payouts.loss_claims c set found_at = ${now}, updated_at = ${now}, version = c.version + 1
    from orders.orders o
    where o.id = c.order_id and c.parcel_id = any(${parcelIds}::uuid[]) and c.state = 'compensated'
      and c.found_at is null
    returning c.id as "claimId", o.order_number as "orderNumber", ${instant('c.found_at')} as "foundAt"`.execute(
    tables<PayoutsDatabase>(tx),
  )
  return rows
}

type Compensation = { parcelId: string; amount: Centimes }

export const saveCompensations = (tx: Tx, paid: readonly Compensation[], now: Date) =>
  sql`
    update payouts.loss_claims c set state = 'compensated', updated_at = ${now}, version = version + 1,
      compensation_centimes = c.compensation_centimes + p.amount
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as p ("parcelId" uuid, amount bigint)
    where c.parcel_id = p."parcelId"`.execute(tables<PayoutsDatabase>(tx))

export type LockedClaim = { id: string; orderId: string; state: LossClaimState; version: number }

export async function lockClaim(tx: Tx, id: string): Promise<LockedClaim | null> {
  const rows = await tables<PayoutsDatabase>(tx)
    .selectFrom('payouts.loss_claims')
    .select(['id', 'order_id as orderId', 'state', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows[0] ?? null
}

export type ClaimAnswer = {
  id: string
  state: 'answered' | 'refused'
  agreed: Centimes | null
  note: string
  by: string
  now: Date
}

export const saveClaimAnswer = (tx: Tx, answer: ClaimAnswer) =>
  tables<PayoutsDatabase>(tx)
    .updateTable('payouts.loss_claims')
    .set({
      state: answer.state,
      agreed_centimes: answer.agreed,
      note: answer.note,
      answered_by: answer.by,
      updated_at: answer.now,
      version: sql`version + 1`,
    })
    .where('id', '=', answer.id)
    .execute()

export type ClaimFilter = {
  state: LossClaimState | 'all' | 'due' | 'found'
  id: string | null
  today: LocalDate
}
type Page = ClaimFilter & { after: Cursor | null; limit: number }
type ClaimRow = { id: string; at: string; total: number; view: LossClaimView }

/** Newest first. `due`: neither paid nor refused. */
export async function listClaims(
  db: Db | Tx,
  { state, id, today, after, limit }: Page,
): Promise<ClaimRow[]> {
  const matching = sql`(${id}::uuid is null or c.id = ${id}::uuid) and (case ${state}::text when 'all' then true
    when 'due' then c.state in ('open', 'answered') when 'found' then c.found_at is not null else c.state = ${state}::text end)`
  const { rows } = await sql<ClaimRow>`
    select c.id, ${instant('c.created_at', 'US')} as at,
      (select count(*)::integer from payouts.loss_claims c where ${matching}) as total,
      json_build_object('id', c.id, 'order_id', c.order_id, 'order_number', o.order_number,
        'vendor', json_build_object('id', v.id, 'business_name', v.business_name),
        'courier', json_build_object('code', k.code, 'name', k.name), 'tracking', p.tracking, 'kind', c.kind,
        'value', c.value_centimes / 100.0, 'due_on', c.due_on, 'is_overdue',
        c.state in ('open', 'answered') and c.due_on < ${today}::date, 'state', c.state,
        'agreed', c.agreed_centimes / 100.0, 'compensation', c.compensation_centimes / 100.0, 'note', c.note,
        'answered_by', (select email from identity.users where id = c.answered_by),
        'found_at', ${instant('c.found_at')}, 'created_at', ${instant('c.created_at')}, 'version', c.version) as view
    from payouts.loss_claims c
    join orders.orders o on o.id = c.order_id join orders.parcels p on p.id = c.parcel_id
    join vendors.vendors v on v.id = c.vendor_id join shipping.couriers k on k.code = c.courier_code
    where ${matching} and ${olderThan(after, 'c.created_at', 'c.id') ?? sql`true`}
    order by c.created_at desc, c.id desc limit ${limit + 1}`.execute(tables<PayoutsDatabase>(db))
  return rows
}

import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Hold, HoldState, Intent, IntentId, IntentStatus, Receipt } from '../schema.ts'
import type { PaymentsDatabase } from '../tables.ts'

const HOLD =
  sql.raw(`h.purchase_id as "purchaseId", h.number, h.language, h.amount_centimes::float8 as amount,
  h.state, h.expires_at as "expiresAt"`)
const INTENT =
  sql.raw(`i.id, i.purchase_id as "purchaseId", i.method, i.gateway, i.gateway_id as "gatewayId",
  i.checkout_url as "checkoutUrl", i.amount_centimes::float8 as amount, i.status, i.poll_count as "pollCount",
  i.created_at as "createdAt"`)

export const insertHold = (
  tx: Tx,
  { purchaseId, number, language, amount, expiresAt }: Omit<Hold, 'state'>,
  now: Date,
) =>
  tables<PaymentsDatabase>(tx)
    .insertInto('payments.holds')
    .values({
      purchase_id: purchaseId,
      number,
      language,
      amount_centimes: amount,
      expires_at: expiresAt,
      created_at: now,
    })
    .execute()

/** Lock order: all payment changes of a purchase lock its hold first. */
export async function lockHold(tx: Tx, purchaseId: string): Promise<Hold | null> {
  const { rows } = await sql<Hold>`
    select ${HOLD} from payments.holds h where h.purchase_id = ${purchaseId} for update`.execute(
    tables<PaymentsDatabase>(tx),
  )
  return rows[0] ?? null
}

export const endHold = (tx: Tx, purchaseId: string, state: Exclude<HoldState, 'open'>, now: Date) =>
  tables<PaymentsDatabase>(tx)
    .updateTable('payments.holds')
    .set({ state, ended_at: now })
    .where('purchase_id', '=', purchaseId)
    .execute()

/** Longest expired first. */
export async function listDueHolds(db: Db, now: Date, limit: number): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    select ${HOLD} from payments.holds h where h.state = 'open' and h.expires_at <= ${now}
    order by h.expires_at limit ${limit}`.execute(tables<PaymentsDatabase>(db))
  return rows
}

export async function listIntents(handle: Db | Tx, purchaseId: string): Promise<Intent[]> {
  const { rows } = await sql<Intent>`
    select ${INTENT} from payments.intents i
    where i.purchase_id = ${purchaseId} and i.gateway is not null
    order by i.created_at desc, i.id desc`.execute(tables<PaymentsDatabase>(handle))
  return rows
}

export async function findIntent(
  handle: Db | Tx,
  by: { id: IntentId } | { gateway: string; gatewayId: string },
): Promise<Intent | null> {
  const which =
    'id' in by
      ? sql`i.id = ${by.id}`
      : sql`i.gateway = ${by.gateway} and i.gateway_id = ${by.gatewayId}`
  const { rows } =
    await sql<Intent>`select ${INTENT} from payments.intents i where ${which}`.execute(
      tables<PaymentsDatabase>(handle),
    )
  return rows[0] ?? null
}

export const insertIntent = (
  tx: Tx,
  intent: Pick<Intent, 'id' | 'purchaseId' | 'method' | 'gateway' | 'amount'> & { expiresAt: Date },
  step: { id: string; now: Date },
) =>
  sql`with made as (
        insert into payments.intents (id, purchase_id, method, gateway, amount_centimes, expires_at, created_at)
        values (${intent.id}, ${intent.purchaseId}, ${intent.method}, ${intent.gateway}, ${intent.amount},
          ${intent.expiresAt}, ${step.now}) returning id)
      insert into payments.status_history (id, intent_id, from_status, to_status, happened_at)
      select ${step.id}, id, null, 'pending', ${step.now} from made`.execute(
    tables<PaymentsDatabase>(tx),
  )

export const saveIntentStarted = (
  tx: Tx,
  id: IntentId,
  { gatewayId, url, nextPollAt }: { gatewayId: string; url: string; nextPollAt: Date },
) =>
  sql`update payments.intents set gateway_id = ${gatewayId}, checkout_url = ${url},
        next_poll_at = case when status = 'pending' then ${nextPollAt}::timestamptz end
      where id = ${id}`.execute(tables<PaymentsDatabase>(tx))

export const saveGatewayId = (tx: Tx, id: IntentId, gatewayId: string) =>
  tables<PaymentsDatabase>(tx)
    .updateTable('payments.intents')
    .set({ gateway_id: gatewayId })
    .where('id', '=', id)
    .where('gateway_id', 'is', null)
    .execute()

export type IntentChange = {
  stepId: string
  from: IntentStatus
  to: IntentStatus
  reason: string | null
  receipt: Receipt | null
  /** Null unless it is another amount than was asked. */
  captured: Centimes | null
  now: Date
}

/** A final status ends polling. */
export const saveIntent = (tx: Tx, id: IntentId, change: IntentChange) =>
  sql`with step as (
        insert into payments.status_history (id, intent_id, from_status, to_status, reason, happened_at)
        values (${change.stepId}, ${id}, ${change.from}, ${change.to}, ${change.reason}, ${change.now}))
      update payments.intents set status = ${change.to}::text,
        captured_at = case when ${change.to} = 'captured' then ${change.now}::timestamptz end,
        failed_at = case when ${change.to} = 'failed' then ${change.now}::timestamptz else failed_at end,
        failure_reason = ${change.reason}, receipt = ${change.receipt && JSON.stringify(change.receipt)}::jsonb,
        captured_centimes = ${change.captured}::bigint, next_poll_at = null
      where id = ${id}`.execute(tables<PaymentsDatabase>(tx))

/** Leases attempts: no other worker polls them before `until`. */
export async function claimIntentsToPoll(
  db: Db,
  { now, until, most: limit }: { now: Date; until: Date; most: number },
): Promise<Intent[]> {
  const { rows } = await sql<Intent>`
    update payments.intents i set next_poll_at = ${until}
    where i.id in (
      select id from payments.intents where next_poll_at <= ${now} order by next_poll_at limit ${limit} for update skip locked)
    returning ${INTENT}`.execute(tables<PaymentsDatabase>(db))
  return rows
}

/** Null ends polling. */
export const savePolledAt = (db: Db, id: IntentId, nextPollAt: Date | null) =>
  tables<PaymentsDatabase>(db)
    .updateTable('payments.intents')
    .set({ poll_count: sql`poll_count + 1`, next_poll_at: nextPollAt })
    .where('id', '=', id)
    .where('next_poll_at', 'is not', null)
    .execute()

/** False when the event was received before. */
export async function insertEvent(
  tx: Tx,
  event: { gateway: string; id: string; type: string; intentId: IntentId | null; payload: unknown },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payments.gateway_events (gateway, event_id, intent_id, type, payload, received_at, handled_at)
    values (${event.gateway}, ${event.id}, ${event.intentId}, ${event.type},
      ${JSON.stringify(event.payload)}::jsonb, ${now}, ${event.intentId === null ? null : now})
    on conflict do nothing returning 1`.execute(tables<PaymentsDatabase>(tx))
  return rows.length > 0
}

/** With the amount not refunded yet, newest first. */
export async function listCaptured(
  tx: Tx,
  purchaseId: string,
): Promise<{ id: IntentId; left: Centimes }[]> {
  const { rows } = await sql<{ id: IntentId; left: Centimes }>`
    select id, (coalesce(captured_centimes, amount_centimes) - refunded_centimes)::float8 as left from payments.intents
    where purchase_id = ${purchaseId} and status = 'captured'
    order by captured_at desc, id desc for update`.execute(tables<PaymentsDatabase>(tx))
  return rows
}

import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { TaskTransition } from '../rules/call-outcome.ts'
import type { CallTaskActorRole, CallChannel, CallOutcome, TaskId, TaskState } from '../schema.ts'
import type { PhoneConfirmationDatabase } from '../tables.ts'
import type { OrderId } from '#capabilities/orders/index.ts'

export type LockedTask = {
  id: TaskId
  vendorId: string
  orderId: OrderId
  phone: string
  state: TaskState
  attempts: number
  expiresAt: Date
}

const HELD = sql.raw(`id, vendor_id as "vendorId", order_id as "orderId", phone, state, attempts,
  expires_at as "expiresAt"`)

/** Not locked: the order has to be locked first. */
export async function findTask(handle: Db | Tx, id: string): Promise<LockedTask | null> {
  const { rows } = await sql<LockedTask>`
    select ${HELD} from phone_confirmation.call_tasks where id = ${id}`.execute(
    tables<PhoneConfirmationDatabase>(handle),
  )
  return rows[0] ?? null
}

/** Lock order: after its order. */
export async function lockTask(tx: Tx, id: string): Promise<LockedTask | null> {
  const { rows } = await sql<LockedTask>`
    select ${HELD} from phone_confirmation.call_tasks where id = ${id} for update`.execute(
    tables<PhoneConfirmationDatabase>(tx),
  )
  return rows[0] ?? null
}

/** Waiting tasks of these orders, locked in id order. */
export async function lockWaiting(tx: Tx, orderIds: readonly string[]): Promise<LockedTask[]> {
  const { rows } = await sql<LockedTask>`
    select ${HELD} from phone_confirmation.call_tasks
    where order_id = any(${orderIds}::uuid[]) and decided_at is null order by id for update`.execute(
    tables<PhoneConfirmationDatabase>(tx),
  )
  return rows
}

/** Oldest first. */
export async function listExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from phone_confirmation.call_tasks
    where state in ('to_confirm', 'no_answer', 'callback') and expires_at <= ${now}
    order by expires_at, id limit ${limit}`.execute(tables<PhoneConfirmationDatabase>(db))
  return rows.map(({ id }) => id)
}

export type NewTask = {
  id: string
  vendorId: string
  orderId: OrderId
  phone: string
  nextCallAt: Date
  createdAt: Date
  expiresAt: Date
}
type CallStep = {
  id: string
  role: CallTaskActorRole
  actorId: string | null
  reason: string | null
  at: Date
}

/** False when the order has a task already. */
export async function insertTask(tx: Tx, task: NewTask, stepId: string): Promise<boolean> {
  const { rows } = await sql`
    with opened as (
      insert into phone_confirmation.call_tasks
        (id, vendor_id, order_id, phone, next_call_at, created_at, expires_at)
      values (${task.id}, ${task.vendorId}, ${task.orderId}, ${task.phone}, ${task.nextCallAt},
        ${task.createdAt}, ${task.expiresAt})
      on conflict (order_id) do nothing returning id
    )
    insert into phone_confirmation.status_history
      (id, vendor_id, task_id, from_state, to_state, actor_role, happened_at)
    select ${stepId}, ${task.vendorId}, id, null, 'to_confirm', 'system', ${task.createdAt}
    from opened returning task_id`.execute(tables<PhoneConfirmationDatabase>(tx))
  return rows.length > 0
}

/** Inserts a history row only when the state changes. */
export async function saveTaskTransition(
  tx: Tx,
  task: LockedTask,
  move: TaskTransition,
  by: CallStep,
): Promise<void> {
  const isDecided = move.nextCallAt === null
  await sql`
    with step as (
      insert into phone_confirmation.status_history
        (id, vendor_id, task_id, from_state, to_state, actor_role, actor_id, reason, happened_at)
      select ${by.id}, ${task.vendorId}, ${task.id}, ${task.state}, ${move.state}, ${by.role},
        ${by.actorId}, ${by.reason}, ${by.at}
      where ${task.state}::text <> ${move.state}::text
    )
    update phone_confirmation.call_tasks set state = ${move.state}, attempts = ${move.attempts},
      next_call_at = ${move.nextCallAt}, callback_at = ${move.callbackAt},
      refuse_reason = ${move.refuseReason}, duplicate_of = ${move.duplicateOf},
      decided_at = ${isDecided ? by.at : null},
      decided_by = ${isDecided && by.role !== 'buyer' ? by.actorId : null}
    where id = ${task.id}`.execute(tables<PhoneConfirmationDatabase>(tx))
}

/** Releases the claim on the old number; the next call claims the new one. */
export async function saveTaskPhone(tx: Tx, id: TaskId, phone: string): Promise<void> {
  await sql`
    with released as (delete from phone_confirmation.call_claims where task_id = ${id})
    update phone_confirmation.call_tasks set phone = ${phone} where id = ${id}`.execute(
    tables<PhoneConfirmationDatabase>(tx),
  )
}

export type NewCall = {
  id: string
  vendorId: string
  taskId: string
  agentId: string | null
  channel: CallChannel
  outcome: CallOutcome
  callbackAt: Date | null
  note: string | null
  startedAt: Date
  endedAt: Date
}

export async function insertCall(tx: Tx, call: NewCall): Promise<void> {
  await tables<PhoneConfirmationDatabase>(tx)
    .insertInto('phone_confirmation.calls')
    .values({
      id: call.id,
      vendor_id: call.vendorId,
      task_id: call.taskId,
      agent_id: call.agentId,
      channel: call.channel,
      outcome: call.outcome,
      callback_at: call.callbackAt,
      note: call.note,
      started_at: call.startedAt,
      ended_at: call.endedAt,
    })
    .execute()
}

/** Guards a duplicate: another order of the same phone at the same vendor. */
export async function isOrderOf(
  tx: Tx,
  { orderId, vendorId, phone }: Pick<LockedTask, 'orderId' | 'vendorId' | 'phone'>,
  other: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where o.id = ${other} and o.id <> ${orderId} and o.vendor_id = ${vendorId}
      and p.phone = ${phone}`.execute(tables<PhoneConfirmationDatabase>(tx))
  return rows.length > 0
}

export type ReminderRecipient = {
  number: string
  orderNumber: string
  vendorName: string
  language: Language
}

export async function findReminderRecipient(
  tx: Tx,
  taskId: string,
): Promise<ReminderRecipient | null> {
  const { rows } = await sql<ReminderRecipient>`
    select p.number, o.order_number as "orderNumber",
      ${sql.raw(vendorNameIn('p.language'))} as "vendorName", p.language
    from phone_confirmation.call_tasks t join orders.orders o on o.id = t.order_id
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = t.vendor_id
    where t.id = ${taskId}`.execute(tables<PhoneConfirmationDatabase>(tx))
  return rows[0] ?? null
}

import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { PurchaseId } from '../schema.ts'
import { ownedPurchases } from './personal-data.ts'
import type { OrdersDatabase } from '../tables.ts'

export type PurchaseRef = { number: string } | { orderId: string }
export type PurchaseProof = {
  id: PurchaseId
  number: string
  keyNonce: string
  hasAccount: boolean
  isOwn: boolean
}

export async function findPurchaseProof(
  handle: Db | Tx,
  purchase: PurchaseRef,
  person: Person | null,
): Promise<PurchaseProof | null> {
  const { rows } = await sql<PurchaseProof>`
    select p.id, p.number, p.key_nonce as "keyNonce", p.buyer_id is not null as "hasAccount",
      coalesce(${person ? ownedPurchases(person) : sql`false`}, false) as "isOwn"
    from orders.purchases p
    where ${
      'number' in purchase
        ? sql`p.number = ${purchase.number}`
        : sql`p.id = (select purchase_id from orders.orders where id = ${purchase.orderId})`
    }`.execute(tables<OrdersDatabase>(handle))
  return rows[0] ?? null
}

type KeySource = { id: PurchaseId; number: string; keyNonce: string }

/** Excludes purchases of erased buyers: they have no key any more. */
export async function listKeySources(
  handle: Db | Tx,
  numbers: readonly string[],
): Promise<KeySource[]> {
  const { rows } = await sql<KeySource>`
    select id, number, key_nonce as "keyNonce" from orders.purchases
    where number = any(${sql.val(numbers)}::text[]) and email <> 'erased'`.execute(
    tables<OrdersDatabase>(handle),
  )
  return rows
}

type Contact = { email: string | null; phone: string | null }

export async function findPurchaseByContact(
  handle: Db | Tx,
  number: string,
  { email, phone }: Contact,
): Promise<PurchaseId | null> {
  const { rows } = await sql<{ id: PurchaseId }>`
    select id from orders.purchases
    where number = ${number} and (email = ${email} or phone = ${phone})`.execute(
    tables<OrdersDatabase>(handle),
  )
  return rows[0]?.id ?? null
}

/** Null when the buyer was erased. */
export async function findCodeRecipient(
  handle: Db | Tx,
  id: string,
): Promise<{ number: string; email: string; phone: string; language: Language } | null> {
  const rows = await tables<OrdersDatabase>(handle)
    .selectFrom('orders.purchases')
    .select(['number', 'email', 'phone', 'language'])
    .where('id', '=', id)
    .where('email', '<>', 'erased')
    .execute()
  return rows[0] ?? null
}

type NewCode = { purchaseId: string; digest: Buffer; sentAt: Date; expiresAt: Date }

/** Invalidates the previous code of the purchase. */
export const saveAccessCode = (tx: Tx, { purchaseId, digest, sentAt, expiresAt }: NewCode) =>
  sql`
    insert into orders.access_codes as c (purchase_id, digest, sent_at, expires_at)
    values (${purchaseId}, ${digest}, ${sentAt}, ${expiresAt})
    on conflict (purchase_id) do update set digest = excluded.digest, attempts = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at`.execute(
    tables<OrdersDatabase>(tx),
  )

export type LockedCode = {
  purchaseId: PurchaseId
  digest: Buffer
  attempts: number
  expiresAt: Date
}

/** Locked, so that concurrent attempts are counted one after the other. */
export async function lockAccessCode(
  tx: Tx,
  number: string,
  { email, phone }: Contact,
): Promise<LockedCode | null> {
  const { rows } = await sql<LockedCode>`
    select purchase_id as "purchaseId", digest, attempts, expires_at as "expiresAt"
    from orders.access_codes
    where purchase_id = (
      select id from orders.purchases
      where number = ${number} and (email = ${email} or phone = ${phone}))
    for update`.execute(tables<OrdersDatabase>(tx))
  return rows[0] ?? null
}

export const countWrongAccessCode = (tx: Tx, purchaseId: PurchaseId) =>
  tables<OrdersDatabase>(tx)
    .updateTable('orders.access_codes')
    .set({ attempts: sql`attempts + 1` })
    .where('purchase_id', '=', purchaseId)
    .execute()

export const deleteAccessCode = (tx: Tx, purchaseId: PurchaseId) =>
  tables<OrdersDatabase>(tx)
    .deleteFrom('orders.access_codes')
    .where('purchase_id', '=', purchaseId)
    .execute()

export const deleteExpiredCodes = (db: Db, now: Date) =>
  tables<OrdersDatabase>(db)
    .deleteFrom('orders.access_codes')
    .where('expires_at', '<', now)
    .execute()

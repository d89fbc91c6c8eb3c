import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'

type NewDelivery = {
  id: string
  /** What is told: a fact reaches an address once. */
  fact: string
  recipient: string
  language: Language
  templateKey: string
  vendorId: string | null
  now: Date
}

/** Writes down that a mail is to go; false when this fact is already on its way to that address. */
export async function insertMailDelivery(tx: Tx, mail: NewDelivery): Promise<boolean> {
  const { rows } = await sql`
    insert into notifications.deliveries
      (id, fact, topic, channel, recipient, language, template_key, vendor_id, not_before, created_at)
    values (${mail.id}, ${mail.fact}, 'orders', 'mail', ${mail.recipient}, ${mail.language},
      ${mail.templateKey}, ${mail.vendorId}, ${mail.now}, ${mail.now})
    on conflict (fact, channel, recipient) do nothing
    returning id`.execute(tables<object>(tx))
  return rows.length === 1
}

/** Whether the delivery still waits to be sent; counts the try. */
export async function startTry(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update notifications.deliveries set attempts = attempts + 1
    where id = ${id} and state = 'waiting' returning id`.execute(tables<object>(db))
  return rows.length === 1
}

type Ending = {
  id: string
  stepId: string
  state: 'sent' | 'failed'
  reason: string | null
  now: Date
}

/** Writes down what became of a delivery. */
export async function saveEnding(
  db: Db,
  { id, stepId, state, reason, now }: Ending,
): Promise<void> {
  await sql`
    with ended as (
      update notifications.deliveries
      set state = ${state}::text, reason = ${reason}::text,
        sent_at = case when ${state}::text = 'sent' then ${now}::timestamptz end,
        ended_at = case when ${state}::text = 'failed' then ${now}::timestamptz end
      where id = ${id} and state = 'waiting' returning id
    )
    insert into notifications.delivery_history (id, delivery_id, from_state, to_state, reason, happened_at)
    select ${stepId}::uuid, id, 'waiting', ${state}, ${reason}, ${now} from ended`.execute(
    tables<object>(db),
  )
}

export type ShopAddress = { vendorId: string; email: string; language: Language }

/** Where each shop reads its mail, and in which language. */
export async function listShopAddresses(tx: Tx, ids: readonly string[]): Promise<ShopAddress[]> {
  const { rows } = await sql<ShopAddress>`
    select id as "vendorId", business_email as email, language
    from vendors.vendors where id = any(${ids}::uuid[])`.execute(tables<object>(tx))
  return rows
}

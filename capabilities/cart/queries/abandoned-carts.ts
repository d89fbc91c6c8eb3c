import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { RetentionTask } from '#platform/personal-data.ts'
import type { AbandonedCartItemView } from '../contract.ts'
import type { CartDatabase } from '../tables.ts'

export type AbandonedCartRow = {
  id: string
  sessionId: string
  userId: string | null
  name: string | null
  email: string | null
  phone: string | null
  language: Language
  items: readonly AbandonedCartItemView[]
  subtotal: Centimes
  place: { wilaya: string | null; city: string | null }
  /** Version of the consent text; null without consent. */
  consent: string | null
  now: Date
}

/** One per browser session; a recovered cart stays as it is. */
export const upsertAbandonedCart = (db: Db, cart: AbandonedCartRow) =>
  sql`
  insert into cart.abandoned_carts as kept (id, session_id, user_id, customer_name, customer_email,
    customer_phone, language, cart_items, subtotal_centimes, shipping_address, reminder_consent_at,
    reminder_consent_version, last_updated)
  values (${cart.id}, ${cart.sessionId}, ${cart.userId}, ${cart.name}, ${cart.email}, ${cart.phone},
    ${cart.language}, ${JSON.stringify(cart.items)}::jsonb, ${cart.subtotal},
    ${JSON.stringify(cart.place)}::jsonb, ${cart.consent === null ? null : cart.now},
    ${cart.consent}, ${cart.now})
  on conflict (session_id) do update set
    user_id = excluded.user_id, customer_name = excluded.customer_name,
    customer_email = excluded.customer_email, customer_phone = excluded.customer_phone,
    language = excluded.language, cart_items = excluded.cart_items,
    subtotal_centimes = excluded.subtotal_centimes, shipping_address = excluded.shipping_address,
    -- A reminder that left was agreed to, and that stays known.
    reminder_consent_at = case when kept.reminded_at is not null then kept.reminder_consent_at
      when excluded.reminder_consent_at is null then null
      else coalesce(kept.reminder_consent_at, excluded.reminder_consent_at) end,
    reminder_consent_version = case when kept.reminded_at is not null then kept.reminder_consent_version
      else excluded.reminder_consent_version end,
    last_updated = excluded.last_updated
  where not kept.recovered`.execute(tables<CartDatabase>(db))

type Contact = { email: string; phone: string }

/** Abandoned carts become recovered; those of a checkout in progress are deleted. */
export async function markCartRecovered(
  tx: Tx,
  { email, phone }: Contact,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<void> {
  const db = tables<CartDatabase>(tx)
  const theirs = sql`not recovered and (customer_email = ${email} or customer_phone = ${phone})`
  await sql`
    delete from cart.abandoned_carts
    where ${theirs} and reminded_at is null and last_updated > ${abandonedBefore}`.execute(db)
  await sql`
    update cart.abandoned_carts set recovered = true, recovered_at = ${now} where ${theirs}`.execute(
    db,
  )
}

export type CartToRemind = {
  id: string
  name: string | null
  email: string
  language: Language
  consentVersion: string
  items: AbandonedCartItemView[]
  subtotal: Centimes
}

/** With consent and not reminded yet; locked, one per email address, oldest first. */
export async function lockCartsToRemind(
  tx: Tx,
  { from, until, most: limit }: { from: Date; until: Date; most: number },
): Promise<CartToRemind[]> {
  const { rows } = await sql<CartToRemind>`
    select id, customer_name as name, customer_email as email, language,
      reminder_consent_version as "consentVersion", cart_items as items, subtotal_centimes as subtotal
    from cart.abandoned_carts c
    where not recovered and reminded_at is null and reminder_consent_at is not null
      and customer_email is not null and last_updated >= ${from} and last_updated <= ${until}
      and not exists (
        select from cart.abandoned_carts other
        where other.customer_email = c.customer_email and other.id <> c.id and not other.recovered
          and (other.reminded_at >= ${from}
            or (other.reminded_at is null and other.reminder_consent_at is not null
              and (other.last_updated, other.id) > (c.last_updated, c.id))))
    order by last_updated limit ${limit} for update skip locked`.execute(tables<CartDatabase>(tx))
  return rows
}

export const markCartReminded = (
  tx: Tx,
  { id, hash, now }: { id: string; hash: string; now: Date },
) =>
  sql`update cart.abandoned_carts set reminded_at = ${now}, restore_token_hash = ${hash}
      where id = ${id}`.execute(tables<CartDatabase>(tx))

/** Null when no reminder was sent, or the cart was recovered. */
export async function findRestorableCart(
  db: Db,
  hash: string,
  remindedSince: Date,
): Promise<AbandonedCartItemView[] | null> {
  const { rows } = await sql<{ items: AbandonedCartItemView[] }>`
    select cart_items as items from cart.abandoned_carts
    where restore_token_hash = ${hash} and reminded_at >= ${remindedSince} and not recovered`.execute(
    tables<CartDatabase>(db),
  )
  return rows[0]?.items ?? null
}

export const deleteExpiredCarts: RetentionTask = async (tx, { before, most: limit }) => {
  const { rows } = await sql`
    delete from cart.abandoned_carts where id in (select id from cart.abandoned_carts
      where last_updated < ${before} order by last_updated limit ${limit})
    returning id`.execute(tables<CartDatabase>(tx))
  return rows.length
}

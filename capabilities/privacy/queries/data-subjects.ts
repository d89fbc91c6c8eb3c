import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { NO_USER_ID, type Person } from '#platform/personal-data.ts'
import type { DataSubjectView } from '../admin.contract.ts'
import type { ErasureBlockers } from '../rules/erasure.ts'
import type { PrivacyDatabase } from '../tables.ts'

/** Limits the search, so that it cannot list all users. */
const MOST_FOUND = 20

type Sought = { email: string | null; phone: string | null; number: string | null }

/** Exact matches of email, phone or order number only: admins must know whom they search for. */
export async function findDataSubjects(db: Db, { email, phone, number }: Sought) {
  const bare = phone?.replace('+', '') ?? null
  const { rows } = await sql<DataSubjectView>`
    with bought as materialized (
      select buyer_id, email from orders.purchases where phone = ${phone}
      union select buyer_id, email from orders.purchases where email = ${email}
      union select buyer_id, email from orders.purchases where number = ${number}
      union select p.buyer_id, p.email from orders.orders o join orders.purchases p on p.id = o.purchase_id
        where o.order_number = ${number}),
    meant as materialized (
      select id from identity.users where email = ${email} and not is_sso_user
      union select user_id from identity.profiles where lower(email) = ${email}
      union select id from identity.users where phone = ${bare}
      union select user_id from identity.profiles where phone = ${phone}
      union select buyer_id from bought where buyer_id is not null),
    accounts as materialized (
      select u.id from meant join identity.users u using (id) where u.deleted_at is null limit ${MOST_FOUND})
    (select 'account' as kind, u.id as user_id, nullif(trim(concat_ws(' ', f.first_name, f.last_name)), '') as name,
      u.email, coalesce(f.phone, '+' || u.phone) as phone, coalesce(f.role, 'customer') as role,
      (select business_name from vendors.vendors v where v.user_id = u.id) as shop,
      ((select count(*) from orders.purchases p where p.buyer_id = u.id)
        + (select count(*) from orders.purchases p where p.buyer_id is null and p.email = u.email
          and u.email_confirmed_at is not null and not u.is_email_unproven))::integer as purchases,
      (select to_char(max(p.placed_at) at time zone 'Africa/Algiers', 'YYYY-MM-DD')
        from orders.purchases p where p.buyer_id = u.id) as last_purchase_on
    from accounts join identity.users u using (id) left join identity.profiles f on f.user_id = u.id
    order by u.id)
    union all
    (select 'guest', null::uuid, min(trim(concat_ws(' ', p.first_name, p.last_name))), p.email, min(p.phone), null, null,
      count(*)::integer, to_char(max(p.placed_at) at time zone 'Africa/Algiers', 'YYYY-MM-DD')
    from orders.purchases p
    where p.buyer_id is null and p.email <> 'erased' and p.email in (select email from bought)
      and not exists (select from identity.users u where u.email = p.email
        and u.email_confirmed_at is not null and not u.is_email_unproven and u.deleted_at is null)
    group by p.email order by p.email limit ${MOST_FOUND})
    union all
    (select distinct 'guest', null::uuid, null, x.email, null, null, null, 0, null
    from (select customer_email as email from cart.abandoned_carts where user_id is null and customer_email = ${email}
      union select guest_email from messaging.threads where buyer_id is null and guest_email = ${email}
      union select r.email from privacy.data_requests r where r.email = ${email}) x
    where not exists (select from identity.users u where u.email = x.email and u.deleted_at is null)
      and not exists (select from orders.purchases p where p.email = x.email and p.buyer_id is null))`.execute(
    tables<PrivacyDatabase>(db),
  )
  return rows
}

export type KnownPerson = Person & { name: string | null; language: Language; isAccount: boolean }

/** Only verified email and phone. */
export async function findUserDataSubject(
  handle: Db | Tx,
  userId: string,
): Promise<KnownPerson | null> {
  const { rows } = await sql<KnownPerson>`
    select u.id as "userId", case when u.email_confirmed_at is not null and not u.is_email_unproven then u.email end as email,
      case when u.phone_confirmed_at is not null then '+' || u.phone end as phone,
      nullif(trim(concat_ws(' ', f.first_name, f.last_name)), '') as name,
      coalesce(f.language, 'fr') as language, true as "isAccount"
    from identity.users u left join identity.profiles f on f.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null`.execute(tables<PrivacyDatabase>(handle))
  return rows[0] ?? null
}

/** A guest when no account has verified this address. */
export async function findByAddress(handle: Db | Tx, email: string): Promise<KnownPerson> {
  const rows = await tables<PrivacyDatabase>(handle)
    .selectFrom('identity.users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('is_email_unproven', '=', false)
    .where('deleted_at', 'is', null)
    .where('is_sso_user', '=', false)
    .execute()
  const account = rows[0] ? await findUserDataSubject(handle, rows[0].id) : null
  if (account) return account
  const { rows: last } = await sql<{ name: string; language: Language }>`
    select trim(concat_ws(' ', first_name, last_name)) as name, language from orders.purchases
    where email = ${email} and buyer_id is null order by placed_at desc limit 1`.execute(
    tables<PrivacyDatabase>(handle),
  )
  return {
    userId: NO_USER_ID,
    email,
    phone: null,
    name: last[0]?.name ?? null,
    language: last[0]?.language ?? 'fr',
    isAccount: false,
  }
}

export async function countAdmins(handle: Db | Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from identity.user_roles g join identity.users u on u.id = g.user_id
    where g.role = 'admin' and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < ${now})`.execute(
    tables<PrivacyDatabase>(handle),
  )
  return rows[0]?.count ?? 0
}

export async function hasAdminRole(handle: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from identity.user_roles where user_id = ${userId} and role = 'admin'`.execute(
    tables<PrivacyDatabase>(handle),
  )
  return rows.length > 0
}

export async function findErasureBlockers(
  handle: Db | Tx,
  shopId: string | null,
): Promise<Omit<ErasureBlockers, 'orders'>> {
  const { rows } = await sql<Omit<ErasureBlockers, 'orders'>>`
    select
      (select count(*)::integer from orders.orders
        where vendor_id = ${shopId} and status not in ('delivered', 'cancelled')) as "shopOrders",
      ((select count(*) from returns.returns where vendor_id = ${shopId}
          and state not in ('refused', 'withdrawn', 'settled'))
        + (select count(*) from returns.refunds where vendor_id = ${shopId}
          and state in ('due', 'approved')))::integer as "shopReturns",
      (select count(*)::integer from payouts.payouts
        where vendor_id = ${shopId} and state = 'planned') as payouts,
      coalesce((select -amount_centimes from ledger.balances
        where kind = 'vendor_payable' and vendor_id = ${shopId}), 0)::float8 as balance`.execute(
    tables<PrivacyDatabase>(handle),
  )
  return rows[0]! // a select of subselects always has one row
}

import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import {
  allConditions,
  type Db,
  olderThan,
  tables,
  type Tx,
  instant,
  instantText,
} from '#platform/database/index.ts'
import type { ManagedPromoCodeView } from '../contract.ts'
import { ownerOf } from './redemptions.ts'
import type { CodeTerms, ManagedCode, PromoCode, PromoCodeId } from '../schema.ts'

const amount = (column: string) => `trim_scale(${column} / 100.0)`
/** A day in Algiers; what ends at midnight belongs to the day before. */
const day = (column: string) => `to_char(${column} at time zone 'Africa/Algiers', 'YYYY-MM-DD')`

/**
 * Released redemptions count too. The `order by` forces a single index lookup: otherwise the
 * planner scans the table, to its end for a code without any.
 */
const WAS_USED = `(select true from promotions.redemptions u where u.promo_code_id = c.id
  order by u.promo_code_id, u.purchase_id limit 1) is not null`

const VIEW = sql.raw(`json_build_object('id', c.id, 'code', c.code,
  'shop', case when v.id is not null then json_build_object('id', v.id, 'business_name', v.business_name) end,
  'kind', c.kind, 'percent', ${amount('c.percent_bp')}, 'amount', ${amount('c.amount_centimes')},
  'minimum', ${amount('c.minimum_centimes')}, 'maximum_discount', ${amount('c.maximum_discount_centimes')},
  'starts_on', ${day('c.starts_at')}, 'ends_on', ${day(`(c.ends_at - interval '1 millisecond')`)},
  'maximum_uses', c.maximum_uses, 'maximum_uses_per_buyer', c.maximum_uses_per_buyer,
  'is_public', c.is_public, 'state', c.state, 'created_at', ${instantText('c.created_at', 'US')},
  'stopped', case when c.stopped_at is not null then json_build_object('at', ${instantText('c.stopped_at', 'US')},
    'by', c.stopped_by, 'reason', c.stop_reason) end,
  'was_used', c.uses > 0 or ${WAS_USED},
  'uses', c.uses, 'revenue', ${amount('c.revenue_centimes')}, 'discount', ${amount('c.discount_centimes')})`)

/** The first matching status wins. */
const codesAt = (now: Date) => sql`(select *, case
    when not is_active then 'stopped'
    when ends_at <= ${now} then 'ended'
    when uses >= maximum_uses then 'used_up'
    when starts_at > ${now} then 'upcoming'
    else 'running' end as state
  from promotions.promo_codes)`

export type CodesFilter = {
  /** Null: any owner. */
  of: 'operator' | 'shops' | { vendorId: string } | null
  search: string | null
  state: ManagedPromoCodeView['state'] | null
  after: Cursor | null
  limit: number
  now: Date
}
export type ListedCodes = {
  rows: { view: ManagedPromoCodeView; at: string; id: string }[]
  byState: Record<string, number>
  figures: { uses: number; revenue: number; discount: number }
}

const ownedBy = (id: CodesFilter['of']) => {
  if (id === null) return null
  if (id === 'operator') return sql`c.vendor_id is null`
  if (id === 'shops') return sql`c.vendor_id is not null`
  return sql`c.vendor_id = ${id.vendorId}`
}

/** Newest first, with the counts by status and totals of all codes. */
export async function listPromoCodes(db: Db, filter: CodesFilter): Promise<ListedCodes> {
  const { of: id, search, state, after, limit, now } = filter
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ListedCodes>`
    with found as materialized (
      select c.*, v.id as shop_id from ${codesAt(now)} c
      left join vendors.vendors v on v.id = c.vendor_id
      where ${allConditions(ownedBy(id), like && sql`(c.code ilike ${like} or v.business_name ilike ${like})`)})
    select
      (select coalesce(json_agg(page order by created_at desc, id desc), '[]') from (
        select ${VIEW} as view, ${instant('c.created_at', 'US')} as at, c.id, c.created_at
        from (select * from found c
          where ${allConditions(state && sql`c.state = ${state}`, olderThan(after, 'c.created_at', 'c.id'))}
          order by c.created_at desc, c.id desc limit ${limit + 1}) c
        left join vendors.vendors v on v.id = c.shop_id) page) as rows,
      (select coalesce(json_object_agg(state, count), '{}') from (
        select state, count(*)::integer as count from found group by state) by_state) as "byState",
      (select json_build_object('uses', coalesce(sum(uses), 0),
        'revenue', trim_scale(coalesce(sum(revenue_centimes), 0) / 100.0),
        'discount', trim_scale(coalesce(sum(discount_centimes), 0) / 100.0)) from found) as figures
    `.execute(tables<object>(db))
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findManagedCode(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<ManagedPromoCodeView | null> {
  const { rows } = await sql<{ view: ManagedPromoCodeView }>`
    select ${VIEW} as view from ${codesAt(now)} c left join vendors.vendors v on v.id = c.vendor_id
    where c.id = ${id}`.execute(tables<object>(db))
  return rows[0]?.view ?? null
}

type HeldRow = {
  id: PromoCodeId
  vendor_id: string | null
  code: string
  kind: PromoCode['gives']['kind']
  percent_bp: BasisPoints | null
  amount_centimes: Centimes | null
  minimum_centimes: Centimes
  maximum_discount_centimes: Centimes | null
  starts_at: Date | null
  ends_at: Date | null
  maximum_uses: number | null
  maximum_uses_per_buyer: number | null
  is_public: boolean
  uses: number
  is_active: boolean
  stopped_at: Date | null
  created_at: Date
  was_used: boolean
  told: { business_name: string; business_email: string; language: Language } | null
}
/** With the vendor to notify. */
export type LockedPromoCode = ManagedCode & {
  shop: { name: string; email: string; language: Language } | null
}

/** Locks the code, so that it cannot be redeemed concurrently. */
export async function lockPromoCodeById(tx: Tx, id: string): Promise<LockedPromoCode | null> {
  const { rows } = await sql<HeldRow>`
    select c.*, exists (select from promotions.redemptions u where u.promo_code_id = c.id) as was_used,
      case when v.id is not null then json_build_object('business_name', v.business_name,
        'business_email', v.business_email, 'language', v.language) end as told
    from promotions.promo_codes c left join vendors.vendors v on v.id = c.vendor_id
    where c.id = ${id} for update of c`.execute(tables<object>(tx))
  const [row] = rows
  if (!row) return null
  const { told: details } = row
  return {
    id: row.id,
    vendorId: row.vendor_id,
    code: row.code,
    gives: ownerOf(row),
    minimum: row.minimum_centimes,
    maximumDiscount: row.maximum_discount_centimes,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maximumUses: row.maximum_uses,
    maximumUsesPerBuyer: row.maximum_uses_per_buyer,
    isPublic: row.is_public,
    uses: row.uses,
    wasUsed: row.was_used,
    // A code deactivated before `stopped_at` existed shows its creation time.
    stoppedAt: row.stopped_at ?? (row.is_active ? null : row.created_at),
    shop: details && {
      name: details.business_name,
      email: details.business_email,
      language: details.language,
    },
  }
}

const columnsOf = ({ gives, ...terms }: CodeTerms) => ({
  code: terms.code,
  kind: gives.kind,
  percent: gives.kind === 'percentage' ? gives.rate : null,
  amount: gives.kind === 'amount' ? gives.amount : null,
  minimum: terms.minimum,
  maximum: terms.maximumDiscount,
  startsAt: terms.startsAt,
  endsAt: terms.endsAt,
  uses: terms.maximumUses,
  perBuyer: terms.maximumUsesPerBuyer,
  isPublic: terms.isPublic,
})

type NewCode = { id: PromoCodeId; vendorId: string | null; terms: CodeTerms; now: Date }

/** False when the code exists. */
export async function insertPromoCode(
  tx: Tx,
  { id, vendorId, terms, now }: NewCode,
): Promise<boolean> {
  const code = columnsOf(terms)
  const { rows } = await sql`
    insert into promotions.promo_codes (id, code, vendor_id, kind, percent_bp, amount_centimes,
      minimum_centimes, maximum_discount_centimes, starts_at, ends_at, maximum_uses,
      maximum_uses_per_buyer, is_public, created_at)
    values (${id}, ${code.code}, ${vendorId}, ${code.kind}, ${code.percent}, ${code.amount},
      ${code.minimum}, ${code.maximum}, ${code.startsAt}, ${code.endsAt}, ${code.uses},
      ${code.perBuyer}, ${code.isPublic}, ${now})
    on conflict (code) do nothing returning id`.execute(tables<object>(tx))
  return rows.length === 1
}

/** False when another code has the name. The code must be locked. */
export async function savePromoCodeTerms(
  tx: Tx,
  id: PromoCodeId,
  terms: CodeTerms,
): Promise<boolean> {
  const code = columnsOf(terms)
  const { rows } = await sql`
    update promotions.promo_codes set code = ${code.code}, kind = ${code.kind},
      percent_bp = ${code.percent}, amount_centimes = ${code.amount},
      minimum_centimes = ${code.minimum}, maximum_discount_centimes = ${code.maximum},
      starts_at = ${code.startsAt}, ends_at = ${code.endsAt}, maximum_uses = ${code.uses},
      maximum_uses_per_buyer = ${code.perBuyer}, is_public = ${code.isPublic}
    where id = ${id}
      and not exists (select from promotions.promo_codes o where o.code = ${code.code} and o.id <> ${id})
    returning id`.execute(tables<object>(tx))
  return rows.length === 1
}

type Stop = { id: PromoCodeId; by: 'vendor' | 'operator'; reason: string | null; now: Date }

/** The code must be locked. */
export async function savePromoCodeStop(tx: Tx, { id, by, reason, now }: Stop): Promise<void> {
  await sql`
    update promotions.promo_codes
    set is_active = false, stopped_at = ${now}, stopped_by = ${by}, stop_reason = ${reason}
    where id = ${id}`.execute(tables<object>(tx))
}

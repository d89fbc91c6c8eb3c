import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import { ownerOf } from './redemptions.ts'
import type { CodeTerms, ManagedCode, PromoCode, PromoCodeId } from '../schema.ts'
import type { PromotionsDatabase } from '../tables.ts'

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
  vendor: { business_name: string; business_email: string; language: Language } | null
}
/** With the vendor to notify. */
export type LockedPromoCode = ManagedCode & {
  shop: { name: string; email: string; language: Language } | null
}

/** Locks the code, so that it cannot be redeemed concurrently. */
export async function lockPromoCodeById(tx: Tx, id: string): Promise<LockedPromoCode | null> {
  const { rows } = await sql<HeldRow>`
    select c.id, c.vendor_id, c.code, c.kind, c.percent_bp, c.amount_centimes, c.minimum_centimes, c.maximum_discount_centimes,
      c.starts_at, c.ends_at, c.maximum_uses, c.maximum_uses_per_buyer, c.is_public, c.uses, c.is_active, c.stopped_at, c.created_at,
      exists (select from promotions.redemptions u where u.promo_code_id = c.id) as was_used,
      case when v.id is not null then json_build_object('business_name', v.business_name,
        'business_email', v.business_email, 'language', v.language) end as vendor
    from promotions.promo_codes c left join vendors.vendors v on v.id = c.vendor_id
    where c.id = ${id} for update of c`.execute(tables<PromotionsDatabase>(tx))
  const [row] = rows
  if (!row) return null
  const { vendor } = row
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
    shop: vendor && {
      name: vendor.business_name,
      email: vendor.business_email,
      language: vendor.language,
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
    on conflict (code) do nothing returning id`.execute(tables<PromotionsDatabase>(tx))
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
      and not promotions.is_code_taken(${code.code}, ${id})
    returning id`.execute(tables<PromotionsDatabase>(tx))
  return rows.length === 1
}

type Stop = { id: PromoCodeId; by: 'vendor' | 'operator'; reason: string | null; now: Date }

/** The code must be locked. */
export async function savePromoCodeStop(tx: Tx, { id, by, reason, now }: Stop): Promise<void> {
  await tables<PromotionsDatabase>(tx)
    .updateTable('promotions.promo_codes')
    .set({ is_active: false, stopped_at: now, stopped_by: by, stop_reason: reason })
    .where('id', '=', id)
    .execute()
}

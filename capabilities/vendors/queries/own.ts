import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { OwnShopView } from '../contract.ts'
import type { VendorId } from '../schema.ts'

/** The shop that this person may sell with: verified and active; null when there is none. */
export async function findSellingShop(db: Db, userId: UserId): Promise<VendorId | null> {
  const { rows } = await sql<{ id: string }>`
    select id from vendors.vendors where user_id = ${userId} and is_public`.execute(
    tables<object>(db),
  )
  return (rows[0]?.id ?? null) as VendorId | null // the id column of that table
}

/** A person's own shop with all that it said of itself, whatever its state; null when there is none. */
export async function findOwnShop(
  db: Db,
  userId: UserId,
  language: Language,
): Promise<OwnShopView | null> {
  const { rows } = await sql<{ view: OwnShopView }>`
    select jsonb_build_object(
      'id', v.id, 'business_name', v.business_name, 'business_email', v.business_email,
      'business_phone', v.business_phone, 'business_address', v.business_address,
      'business_city', v.business_city, 'business_wilaya', v.business_wilaya,
      'wilaya_name', (select case ${language}::text when 'ar' then w.name_ar when 'en' then w.name_en
          else w.name_fr end from territory.wilayas w where w.code = v.business_wilaya),
      'commune_code', v.commune_code,
      'business_description', coalesce(case ${language}::text when 'ar' then v.description_ar
          when 'en' then v.description_en else v.description_fr end,
        v.description_fr, v.description_ar, v.description_en),
      'logo_url', v.logo ->> 'url', 'cover_url', v.cover ->> 'url',
      'average_rating', v.average_rating, 'rating_count', v.rating_count, 'kind', v.kind,
      'rc', i.rc_typed, 'nif', i.nif, 'nis', i.nis, 'ai', i.ai, 'card', i.card,
      'payout_number', a.number, 'payout_holder', a.holder,
      'verification_status', v.verification_status, 'is_active', v.is_active,
      'rejection_reason', v.rejection_reason,
      'created_at', ${instant('v.created_at')},
      'submitted_at', ${sql`coalesce((select ${instant('max(s.happened_at)')} from vendors.status_history s
        where s.vendor_id = v.id and s.change in ('registered', 'resubmitted')), ${instant('v.created_at')})`},
      'verified_at', ${instant('v.verified_at')}, 'rejected_at', ${instant('v.rejected_at')},
      'deactivated_at', ${instant('v.deactivated_at')}) as view
    from vendors.vendors v
    left join vendors.legal_identities i on i.vendor_id = v.id
    left join vendors.payout_accounts a on a.vendor_id = v.id and a.retired_at is null
    where v.user_id = ${userId}`.execute(tables<object>(db))
  return rows[0]?.view ?? null
}

/** Keeps whether a shop confirms by phone; false when it was so already. */
export async function savePhoneConfirmation(
  tx: Tx,
  { vendorId, isOn, now }: { vendorId: string; isOn: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update vendors.vendors set confirms_by_phone = ${isOn}, updated_at = ${now}
    where id = ${vendorId} and confirms_by_phone <> ${isOn} returning id`.execute(
    tables<object>(tx),
  )
  return rows.length > 0
}

/** A time as JSON carries it. */
const instant = (expression: string) =>
  sql.raw(`to_char(${expression} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { VendorRole } from '#kernel/staff-roles.ts'
import { type Db, tables, textIn, type Tx, instant } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { OwnVendorView } from '../contract.ts'
import { mentionsOf } from './legal-identity.ts'
import type { VendorsDatabase } from '../tables.ts'

/** The user's own vendor, else the one they work for without its owner's private fields. */
export async function findOwnVendor(
  db: Db,
  userId: UserId,
  language: Language,
): Promise<{ view: OwnVendorView; role: VendorRole } | null> {
  const { rows } = await sql<{ view: OwnVendorView; role: VendorRole }>`
    with post as (
      select id, 'owner' as role from vendors.vendors where user_id = ${userId}
      union all
      select vendor_id, role from vendors.staff where user_id = ${userId} and removed_at is null
        and not exists (select from vendors.vendors where user_id = ${userId}))
    select post.role, jsonb_build_object(
      'id', v.id, 'business_name', v.business_name, 'business_name_ar', v.business_name_ar,
      'business_email', v.business_email,
      'business_phone', v.business_phone, 'business_address', v.business_address,
      'business_city', v.business_city, 'business_wilaya', v.business_wilaya,
      'wilaya_name', (select ${sql.raw(textIn('w.name', language))} from territory.wilayas w
        where w.code = v.business_wilaya),
      'commune_code', v.commune_code,
      'business_description', ${sql.raw(textIn('v.description', language))},
      'logo_url', v.logo ->> 'url', 'cover_url', v.cover ->> 'url',
      'average_rating', v.average_rating, 'rating_count', v.rating_count, 'kind', v.kind,
      'rc', i.rc_raw, 'nif', i.nif, 'nis', i.nis, 'ai', i.ai, 'craftsman_card', i.craftsman_card,
      ${mentionsOf('i')},
      'payout_number', a.number, 'payout_holder', a.holder,
      'verification_status', v.verification_status, 'is_active', v.is_active,
      'rejection_reason', v.rejection_reason,
      'created_at', ${instant('v.created_at')},
      'submitted_at', ${sql`coalesce((select ${instant('max(s.happened_at)')} from vendors.status_history s
        where s.vendor_id = v.id and s.change in ('registered', 'resubmitted')), ${instant('v.created_at')})`},
      'verified_at', ${instant('v.verified_at')}, 'rejected_at', ${instant('v.rejected_at')},
      'deactivated_at', ${instant('v.deactivated_at')}) as view
    from post join vendors.vendors v on v.id = post.id
    left join vendors.legal_identities i on i.vendor_id = v.id and post.role = 'owner'
    left join vendors.payout_accounts a
      on a.vendor_id = v.id and a.retired_at is null and post.role = 'owner'`.execute(
    tables<VendorsDatabase>(db),
  )
  return rows[0] ?? null
}

/** False when nothing changed. */
export async function savePhoneConfirmation(
  tx: Tx,
  { vendorId, isOn, now }: { vendorId: string; isOn: boolean; now: Date },
): Promise<boolean> {
  const rows = await tables<VendorsDatabase>(tx)
    .updateTable('vendors.vendors')
    .set({ requires_phone_confirmation: isOn, updated_at: now })
    .where('id', '=', vendorId)
    .where('requires_phone_confirmation', '<>', isOn)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** A time as JSON carries it. */

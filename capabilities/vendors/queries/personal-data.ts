import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import { mentionsOf } from './legal-identity.ts'
import type { VendorsDatabase } from '../tables.ts'

export async function exportPersonalData(
  handle: Db | Tx,
  { userId, email }: Person,
): Promise<PersonalData> {
  const { rows } = await sql<PersonalData>`
    with own as (select * from vendors.vendors where user_id = ${userId})
    select
      (select coalesce(json_agg(json_build_object(
        'business_name', v.business_name, 'business_email', v.business_email,
        'business_phone', v.business_phone, 'business_address', v.business_address,
        'business_city', v.business_city, 'business_wilaya', v.business_wilaya,
        'description', v.description, 'kind', v.kind, 'language', v.language,
        'verification_status', v.verification_status, 'rejection_reason', v.rejection_reason,
        'terms_version', v.terms_version, 'terms_accepted_at', v.terms_accepted_at,
        'terms_accepted_from', host(v.terms_accepted_from), 'created_at', v.created_at)), '[]')
        from own v) as shops,
      (select coalesce(json_agg(json_build_object(
        'rc', i.rc_raw, 'nif', i.nif, 'nis', i.nis, 'ai', i.ai, 'craftsman_card', i.craftsman_card,
        ${mentionsOf('i')})), '[]')
        from vendors.legal_identities i join own v on v.id = i.vendor_id) as legal_numbers,
      (select coalesce(json_agg(json_build_object(
        'kind', c.kind, 'rc', c.rc, 'nif', c.nif, 'nis', c.nis, 'ai', c.ai, 'craftsman_card', c.craftsman_card, ${mentionsOf('c')},
        'state', c.state, 'reason', c.reason, 'requested_at', c.requested_at) order by c.requested_at), '[]')
        from vendors.legal_identity_changes c join own v on v.id = c.vendor_id) as identity_changes,
      (select coalesce(json_agg(json_build_object(
        'kind', d.kind, 'mime', f.mime, 'bytes', f.bytes, 'sha256', f.sha256, 'status', d.status,
        'reason', d.reason, 'refusal_note', d.refusal_note, 'expires_on', d.expires_on,
        'created_at', d.created_at, 'decided_at', d.decided_at) order by d.created_at), '[]')
        from vendors.verification_documents d join own v on v.id = d.vendor_id
        join media.files f on f.id = d.file_id) as documents,
      (select coalesce(json_agg(json_build_object(
        'kind', a.kind, 'number', a.number, 'holder', a.holder, 'created_at', a.created_at,
        'retired_at', a.retired_at) order by a.created_at), '[]')
        from vendors.payout_accounts a join own v on v.id = a.vendor_id) as payout_accounts,
      (select coalesce(json_agg(json_build_object(
        'change', s.change, 'reason', s.reason, 'happened_at', s.happened_at)
        order by s.happened_at, s.id), '[]')
        from vendors.status_history s join own v on v.id = s.vendor_id) as history,
      (select coalesce(json_agg(json_build_object(
        'business_name', v.business_name, 'role', s.role, 'invited_at', s.invited_at,
        'joined_at', s.joined_at, 'removed_at', s.removed_at) order by s.invited_at), '[]')
        from vendors.staff s join vendors.vendors v on v.id = s.vendor_id
        where s.user_id = ${userId}) as work,
      (select coalesce(json_agg(json_build_object(
        'business_name', v.business_name, 'role', i.role, 'invited_at', i.invited_at,
        'expires_at', i.expires_at) order by i.invited_at), '[]')
        from vendors.staff_invitations i join vendors.vendors v on v.id = i.vendor_id
        where i.email = lower(${email}::text)) as invitations`.execute(
    tables<VendorsDatabase>(handle),
  )
  return rows[0] ?? {}
}

/**
 * Deletes a registration that was never verified. A vendor once verified is deactivated and its
 * contact data erased; name, legal numbers and payout accounts stay for the books.
 */
export async function erasePersonalData(
  tx: Tx,
  { userId }: Person,
  now: Date,
): Promise<ErasureResult> {
  const db = tables<VendorsDatabase>(tx)
  const { rows: requests } = await sql`
    delete from vendors.vendors v where user_id = ${userId} and verified_at is null
      and not exists (select from vendors.status_history s
        where s.vendor_id = v.id and s.change = 'verified')
    returning id`.execute(db)
  const { rows: shops } = await sql<{ id: string }>`
    update vendors.vendors set is_active = false, deactivated_at = coalesce(deactivated_at, ${now}),
      business_email = 'erased@invalid', business_phone = null, business_address = null,
      terms_accepted_from = null, updated_at = ${now}
    where user_id = ${userId} returning id`.execute(db)
  const ids = sql`any(${shops.map(({ id }) => id)}::uuid[])`
  await sql`update vendors.payout_accounts set retired_at = ${now}
            where vendor_id = ${ids} and retired_at is null`.execute(db)
  // The legal numbers stay on the invoices; the proving documents are not needed any more.
  const { rows: documents } = await sql`
    delete from vendors.verification_documents where vendor_id = ${ids} returning id`.execute(db)
  const { rows: staff } = await sql`
    delete from vendors.staff where vendor_id = ${ids} or user_id = ${userId} returning user_id`.execute(
    db,
  )
  if (shops.length > 0)
    await invalidate(tx, ['vendors', 'products', ...shops.map(({ id }) => `vendor:${id}`)])
  return {
    erasedRows: requests.length + documents.length + staff.length,
    retainedRows: shops.length,
    retentionReason: shops.length > 0 ? 'code de commerce, art. 12; décret exécutif 05-468' : null,
    retentionYears: 10,
  }
}

/** The user's vendor if it was ever verified. */
export async function findVerifiedVendorOf(
  tx: Db | Tx,
  userId: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select v.id, v.business_name as name from vendors.vendors v where v.user_id = ${userId}
      and (v.verified_at is not null or exists (select from vendors.status_history s
        where s.vendor_id = v.id and s.change = 'verified'))`.execute(tables<VendorsDatabase>(tx))
  return rows[0] ?? null
}

import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Person, PersonalData } from '#platform/personal-data.ts'

/** What is kept of somebody who asked to sell: the request, its numbers, where they are paid, each step. */
export async function readShopOf(handle: Db | Tx, { userId }: Person): Promise<PersonalData> {
  const { rows } = await sql<PersonalData>`
    with own as (select * from vendors.vendors where user_id = ${userId})
    select
      (select coalesce(json_agg(json_build_object(
        'business_name', v.business_name, 'business_email', v.business_email,
        'business_phone', v.business_phone, 'business_address', v.business_address,
        'business_city', v.business_city, 'business_wilaya', v.business_wilaya,
        'description_fr', v.description_fr, 'description_en', v.description_en,
        'description_ar', v.description_ar, 'kind', v.kind, 'language', v.language,
        'verification_status', v.verification_status, 'rejection_reason', v.rejection_reason,
        'terms_version', v.terms_version, 'terms_accepted_at', v.terms_accepted_at,
        'terms_accepted_from', host(v.terms_accepted_from), 'created_at', v.created_at)), '[]')
        from own v) as shops,
      (select coalesce(json_agg(json_build_object(
        'rc', i.rc_typed, 'nif', i.nif, 'nis', i.nis, 'ai', i.ai, 'card', i.card)), '[]')
        from vendors.legal_identities i join own v on v.id = i.vendor_id) as legal_numbers,
      (select coalesce(json_agg(json_build_object(
        'kind', a.kind, 'number', a.number, 'holder', a.holder, 'created_at', a.created_at,
        'retired_at', a.retired_at) order by a.created_at), '[]')
        from vendors.payout_accounts a join own v on v.id = a.vendor_id) as payout_accounts,
      (select coalesce(json_agg(json_build_object(
        'change', s.change, 'reason', s.reason, 'happened_at', s.happened_at)
        order by s.happened_at, s.id), '[]')
        from vendors.status_history s join own v on v.id = s.vendor_id) as history`.execute(
    tables<object>(handle),
  )
  return rows[0] ?? {}
}

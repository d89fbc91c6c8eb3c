import { storedText, tables, type Tx } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { capitalIn } from './legal-identity.ts'
import type { TermsAcceptance, VendorChange, VendorProfile, VendorId } from '../schema.ts'
import type { VendorsDatabase } from '../tables.ts'

const profileColumns = (profile: VendorProfile, accepted: TermsAcceptance, now: Date) => ({
  business_name: profile.businessName,
  business_name_ar: profile.businessNameAr,
  business_email: profile.businessEmail,
  business_phone: profile.businessPhone,
  business_address: profile.businessAddress,
  business_city: profile.businessCity,
  commune_code: profile.communeCode,
  business_wilaya: profile.businessWilaya,
  description: storedText({ [profile.language]: profile.description }),
  language: profile.language,
  kind: profile.kind,
  verification_status: 'pending' as const,
  terms_accepted_at: accepted.at,
  terms_version: accepted.version,
  terms_accepted_from: accepted.address,
  updated_at: now,
})

type NewVendor = {
  id: VendorId
  userId: UserId
  profile: VendorProfile
  accepted: TermsAcceptance
  now: Date
}

/** False when the user has a vendor already. */
export async function insertVendor(tx: Tx, vendor: NewVendor): Promise<boolean> {
  const { id, userId, profile, accepted, now } = vendor
  const row = await tables<VendorsDatabase>(tx)
    .insertInto('vendors.vendors')
    .values({
      id,
      user_id: userId,
      is_active: true,
      created_at: now,
      ...profileColumns(profile, accepted, now),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveResubmission(
  tx: Tx,
  { id, profile, accepted, now }: Omit<NewVendor, 'userId'>,
): Promise<void> {
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.vendors')
    .set({ ...profileColumns(profile, accepted, now), rejected_at: null, rejection_reason: null })
    .where('id', '=', id)
    .execute()
}

export async function saveLegalIdentity(
  tx: Tx,
  vendorId: VendorId,
  { numbers, rcRaw }: Pick<VendorProfile, 'numbers' | 'rcRaw'>,
  now: Date,
): Promise<void> {
  const { capital: _capital, ...texts } = numbers
  const mentions = { rc_raw: rcRaw, capital_centimes: capitalIn(numbers) }
  const row = { ...texts, ...mentions, updated_at: now }
  await tables<VendorsDatabase>(tx)
    .insertInto('vendors.legal_identities')
    .values({ vendor_id: vendorId, ...row })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(row))
    .execute()
}

type NewAccount = { id: string; vendorId: VendorId; account: VendorProfile['payout']; now: Date }

/** The former account is retired, not deleted; null only retires it. */
export async function savePayoutAccount(
  tx: Tx,
  { id, vendorId, account, now }: NewAccount,
): Promise<void> {
  const db = tables<VendorsDatabase>(tx)
  const { numUpdatedRows: same } = await db
    .updateTable('vendors.payout_accounts')
    .set({ retired_at: null })
    .where('vendor_id', '=', vendorId)
    .where('retired_at', 'is', null)
    .where('number', '=', account?.number ?? '')
    .where('holder', '=', account?.holder ?? '')
    .executeTakeFirst()
  if (same > 0n) return
  await db
    .updateTable('vendors.payout_accounts')
    .set({ retired_at: now })
    .where('vendor_id', '=', vendorId)
    .where('retired_at', 'is', null)
    .execute()
  if (account === null) return
  const { kind, number, holder } = account
  await db
    .insertInto('vendors.payout_accounts')
    .values({ id, vendor_id: vendorId, kind, number, holder, created_at: now })
    .execute()
}

type RegistrationHistoryEntry = {
  id: string
  vendorId: VendorId
  change: VendorChange
  actorId: UserId
  reason: string | null
  at: Date
}

export async function insertVendorStatusHistory(
  tx: Tx,
  step: RegistrationHistoryEntry,
): Promise<void> {
  const { id, vendorId, change, actorId, reason, at: now } = step
  await tables<VendorsDatabase>(tx)
    .insertInto('vendors.status_history')
    .values({ id, vendor_id: vendorId, change, actor_id: actorId, reason, happened_at: now })
    .execute()
}

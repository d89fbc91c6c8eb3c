import type { Db, Tx } from '#platform/database/index.ts'
import { tables } from '#platform/database/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { RejectedVendor, Vendor, VendorId, VerifiedVendor } from '../schema.ts'
import type { VendorsDatabase } from '../tables.ts'

const vendors = (handle: Db | Tx) =>
  tables<VendorsDatabase>(handle)
    .selectFrom('vendors.vendors')
    .select([
      'id',
      'user_id',
      'business_name',
      'business_email',
      'language',
      'kind',
      'is_active',
      'verification_status',
      'verified_at',
      'rejected_at',
      'rejection_reason',
    ])

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof vendors>['executeTakeFirst']>>>

export async function lockVendor(tx: Tx, id: VendorId): Promise<Vendor | null> {
  const row = await vendors(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? vendorOf(row) : null
}

export async function lockVendorOf(tx: Tx, userId: UserId): Promise<Vendor | null> {
  const row = await vendors(tx).where('user_id', '=', userId).forUpdate().executeTakeFirst()
  return row ? vendorOf(row) : null
}

export async function saveApproval(tx: Tx, { id, verifiedAt }: VerifiedVendor): Promise<void> {
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.vendors')
    .set({ verification_status: 'verified', verified_at: verifiedAt, updated_at: verifiedAt })
    .where('id', '=', id)
    .execute()
}

export async function saveRejection(tx: Tx, vendor: RejectedVendor): Promise<void> {
  const { id, rejectedAt, reason } = vendor
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.vendors')
    .set({
      verification_status: 'rejected',
      rejected_at: rejectedAt,
      rejection_reason: reason,
      updated_at: rejectedAt,
    })
    .where('id', '=', id)
    .execute()
}

// The CHECKs of migration 0001 guarantee each `!` below.
function vendorOf(row: Row): Vendor {
  const common = {
    id: row.id as VendorId, // as it is stored
    userId: row.user_id as UserId, // of identity.users
    businessName: row.business_name,
    businessEmail: row.business_email,
    language: row.language,
    kind: row.kind,
    isActive: row.is_active,
  }
  switch (row.verification_status) {
    case 'pending':
      return { ...common, status: 'pending' }
    case 'verified':
      return { ...common, status: 'verified', verifiedAt: row.verified_at! }
    case 'rejected':
      return {
        ...common,
        status: 'rejected',
        rejectedAt: row.rejected_at!,
        reason: row.rejection_reason!,
      }
  }
}

import { localDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { VendorApproved, VendorRejected } from '../events.ts'
import { lockVendor, saveApproval, saveRejection } from '../queries/verification.ts'
import { listVerificationDocuments } from '../queries/verification-documents.ts'
import { insertVendorStatusHistory } from '../queries/registration.ts'
import { approve, type DecisionRefusal, reject } from '../rules/verification-decision.ts'
import type { VerificationDocumentKind } from '#kernel/verification-documents.ts'
import { missingDocuments } from '../rules/verification-documents.ts'
import type { RejectedVendor, Vendor, VendorId, VerifiedVendor } from '../schema.ts'

export type DecisionDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  identity: Pick<Identity, 'setRole' | 'findProfile'>
}
type Command = { vendorId: VendorId; adminId: UserId; origin: Origin }
export type DecideVendorRefusal = { code: 'vendor_not_found' } | DecisionRefusal
export type ApproveVendorRefusal =
  | DecideVendorRefusal
  | { code: 'documents_missing'; documents: VerificationDocumentKind[] }
type Approval = Command & {
  /** `false` refuses when documents are missing; otherwise the audit log records them. */
  isConfirmed?: boolean | undefined
}

/** The vendor may sell at once; its owner gets the role `vendor` and a notification. */
export const approveVendor =
  ({ db, clock, audit, identity }: DecisionDeps) =>
  ({
    vendorId,
    adminId,
    origin,
    isConfirmed = true,
  }: Approval): Promise<Result<VerifiedVendor, ApproveVendorRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<VerifiedVendor, ApproveVendorRefusal>> => {
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      const now = clock.now()
      const decision = approve(vendor, now)
      if (!decision.ok) return decision
      const documents = await listVerificationDocuments(tx, vendorId)
      const missing = missingDocuments(vendor.kind, documents, localDate(now))
      if (missing.length > 0 && !isConfirmed)
        return refuse({ code: 'documents_missing', documents: missing })

      await saveApproval(tx, decision.value)
      await grantVendorRole(tx, identity, vendor.userId, adminId)
      const stepId = newId(now)
      const step = { id: stepId, vendorId, change: 'verified', actorId: adminId } as const
      await insertVendorStatusHistory(tx, { ...step, reason: null, at: now })
      await record(tx, audit, {
        vendor,
        after: {
          verification_status: 'verified',
          ...(missing.length > 0 && { missing_documents: missing }),
        },
        adminId,
        origin,
      })
      // The vendor may have prepared products before, which become public now.
      await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
      const event = { type: 'vendors.vendor_approved', stepId, ...noticeOf(vendor) } as const
      await publish<VendorApproved>(tx, event, vendorId)
      return ok(decision.value)
    })
export type ApproveVendor = ReturnType<typeof approveVendor>

export const rejectVendor =
  ({ db, clock, audit }: Omit<DecisionDeps, 'identity'>) =>
  ({
    vendorId,
    adminId,
    reason,
    origin,
  }: Command & { reason: string }): Promise<Result<RejectedVendor, DecideVendorRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<RejectedVendor, DecideVendorRefusal>> => {
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      const now = clock.now()
      const decision = reject(vendor, reason, now)
      if (!decision.ok) return decision

      await saveRejection(tx, decision.value)
      const stepId = newId(now)
      const step = { id: stepId, vendorId, change: 'rejected', actorId: adminId } as const
      await insertVendorStatusHistory(tx, { ...step, reason, at: now })
      const after = { verification_status: 'rejected', reason }
      await record(tx, audit, { vendor, after, adminId, origin })
      const event = {
        type: 'vendors.vendor_rejected',
        stepId,
        ...noticeOf(vendor),
        reason,
      } as const
      await publish<VendorRejected>(tx, event, vendorId)
      return ok(decision.value)
    })
export type RejectVendor = ReturnType<typeof rejectVendor>

/** An admin who owns a vendor stays an admin: the role `vendor` would take rights away. */
export async function grantVendorRole(
  tx: Tx,
  identity: DecisionDeps['identity'],
  userId: UserId,
  adminId: UserId,
): Promise<void> {
  const profile = await identity.findProfile(userId, tx)
  if (profile && profile.role !== 'customer') return
  const by = { role: 'admin', id: adminId } as const
  const given = await identity.setRole(tx, { userId, role: 'vendor', by })
  if (!given.ok) throw new Error(`the role of the vendor could not be set: ${given.error.code}`)
}

const noticeOf = ({ id, businessName, businessEmail, language }: Vendor) => ({
  vendorId: id,
  businessName,
  businessEmail,
  language,
})

type Decided = { vendor: Vendor; after: object; adminId: UserId; origin: Origin }

const record = (tx: Tx, audit: Pick<Audit, 'record'>, decided: Decided): Promise<void> =>
  audit.record(tx, {
    actor: { role: 'admin', id: decided.adminId },
    action: 'vendors.vendor_decided',
    subject: { type: 'vendor', id: decided.vendor.id },
    before: { verification_status: decided.vendor.status },
    after: decided.after,
    ...decided.origin,
  })

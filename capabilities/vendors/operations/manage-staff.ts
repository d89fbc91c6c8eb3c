import type { AuditAction } from '#capabilities/audit/index.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'
import type { Tx } from '#platform/database/index.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { StaffRemoved } from '../events.ts'
import type { StaffListView } from '../staff.contract.ts'
import {
  type LockedMember,
  lockMember,
  listStaffRows,
  saveRemoval,
  saveStaffRole,
} from '../queries/staff.ts'
import type { VendorId } from '../schema.ts'
import type { StaffDeps, StaffActor } from './invite-staff.ts'

export type MemberRefusal = { code: 'member_not_found' }
type OnMember = StaffActor & { memberId: string }

export const listStaff =
  ({ db, clock }: Pick<StaffDeps, 'db' | 'clock'>) =>
  (vendorId: VendorId): Promise<StaffListView> =>
    listStaffRows(db, vendorId, clock.now())
export type ListStaff = ReturnType<typeof listStaff>

/** Takes effect at the member's next request. */
export const changeStaffRole =
  (deps: StaffDeps) =>
  ({ role, ...act }: OnMember & { role: StaffRole }): Promise<Result<null, MemberRefusal>> =>
    onMember(deps, act, 'vendors.staff_role_changed', async (tx, { role: before }) => {
      await saveStaffRole(tx, act.vendorId, act.memberId, role)
      return before === role ? null : { user_id: act.memberId, role }
    })
export type ChangeStaffRole = ReturnType<typeof changeStaffRole>

/** Takes effect at the member's next request. Their actions stay in the audit log. */
export const removeStaff =
  (deps: StaffDeps) =>
  (act: OnMember): Promise<Result<null, MemberRefusal>> =>
    onMember(deps, act, 'vendors.staff_removed', async (tx, { email, businessName, language }) => {
      const now = deps.clock.now()
      await saveRemoval(tx, act.vendorId, act.memberId, now)
      const event = { stepId: newId(now), vendorId: act.vendorId, businessName, language }
      if (email !== null)
        await publish<StaffRemoved>(
          tx,
          { type: 'vendors.staff_removed', ...event, email },
          act.memberId,
        )
      return { user_id: act.memberId, role: null }
    })
export type RemoveStaff = ReturnType<typeof removeStaff>

/** Records an audit entry only when something changed. */
const onMember = (
  { db, audit }: StaffDeps,
  { vendorId, userId, memberId, origin }: OnMember,
  action: AuditAction,
  change: (tx: Tx, member: LockedMember) => Promise<object | null>,
): Promise<Result<null, MemberRefusal>> =>
  inTransaction(db, async (tx): Promise<Result<null, MemberRefusal>> => {
    const member = await lockMember(tx, vendorId, memberId)
    if (!member) return refuse({ code: 'member_not_found' })
    const after = await change(tx, member)
    if (after === null) return ok(null)
    await audit.record(tx, {
      actor: { role: 'vendor', id: userId },
      action,
      subject: { type: 'vendor', id: vendorId },
      before: { user_id: memberId, role: member.role },
      after,
      ...origin,
    })
    return ok(null)
  })

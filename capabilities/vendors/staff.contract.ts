import { z } from 'zod'
import { codesOf } from '#kernel/codes-of.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'
import { Id, Instant } from '../contract.ts'

export const StaffRoleName = z.enum(codesOf(STAFF_ROLES), { error: 'staff_role_required' })

const StaffMember = z.strictObject({
  /** Id of the user, or of the invitation. */
  id: Id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: StaffRoleName,
  state: z.enum(['active', 'invited', 'expired']),
  /** Time of joining, or of the invitation. */
  since: Instant,
  expires_at: Instant.nullable(),
})
export type StaffMemberView = z.infer<typeof StaffMember>

export const StaffList = z.strictObject({
  owner: z.strictObject({ name: z.string().nullable(), email: z.string().nullable() }),
  items: z.array(StaffMember),
})
export type StaffListView = z.infer<typeof StaffList>

export const InvitationBody = z.strictObject({
  email: z
    .string({ error: 'staff_email_required' })
    .trim()
    .min(1, { error: 'staff_email_required' })
    .max(254)
    .toLowerCase()
    .pipe(z.email({ error: 'email_invalid' })),
  role: StaffRoleName,
})
export const StaffRoleBody = z.strictObject({ role: StaffRoleName })
export const StaffParams = z.object({ id: Id })

export const InvitationParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
export const InvitationView = z.strictObject({
  shop: z.strictObject({ id: Id, business_name: z.string() }),
  email: z.string(),
  role: StaffRoleName,
  /** `over`: accepted or withdrawn. */
  state: z.enum(['open', 'expired', 'over']),
  expires_at: Instant,
})
export type InvitationView = z.infer<typeof InvitationView>

import { z } from 'zod'

/** The body of POST /rest/v1/rpc/has_role. */
export const HasRoleBody = z.object({ _user_id: z.uuid(), _role: z.string().max(40) })

export const RoleView = z.enum(['customer', 'vendor', 'admin'])

/** A profile with its role, as the back office lists it. */
export const ProfileView = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  wilaya: z.string().nullable(),
  role: RoleView,
  created_at: z.iso.datetime(),
})
export type ProfileView = z.infer<typeof ProfileView>

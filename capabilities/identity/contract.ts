import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'
import { Flag, idOf, Instant, LanguageCode, pageOf } from '../contract.ts'
import type { AddressId } from './accounts/schema.ts'
import type { SessionId, UserId } from './schema.ts'

export const HasRoleBody = z.object({ _user_id: z.uuid(), _role: z.string().max(40) })

export const RoleView = z.enum(['customer', 'vendor', 'admin'])
const AdminDutyView = z.enum(codesOf(ADMIN_DUTIES))

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

/** Trimmed first, so that blanks count as missing. `error` is the message code. */
const required = (error: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? error : undefined) })
    .trim()
    .min(1, { error })
    .max(max)
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .default(null)
    .transform((text) => (text === '' ? null : text))
const isPhone = (text: string | null): boolean => text === null || parsePhone(text) !== null
const wilaya = z
  .string({ error: 'wilaya_required' })
  .trim()
  .min(1, { error: 'wilaya_required' })
  .regex(/^(0[1-9]|[1-5][0-9]|6[0-9])$/, { error: 'wilaya_unknown' })

/** The email is changed through `/auth/v1/user`. */
export const AccountProfileBody = z.strictObject({
  first_name: optional(80),
  last_name: optional(80),
  phone: optional(40).refine(isPhone, { error: 'phone_invalid' }),
  address: optional(300),
  city: optional(120),
  wilaya: optional(2).refine((code) => code === null || wilaya.safeParse(code).success, {
    error: 'wilaya_unknown',
  }),
})
export type AccountProfileInput = z.output<typeof AccountProfileBody>

/** `new_email` is unconfirmed. */
export const AccountProfileView = ProfileView.omit({ id: true }).extend({
  new_email: z.string().nullable(),
  has_password: z.boolean(),
  password_changed_at: z.iso.datetime().nullable(),
})
export type AccountProfileView = z.infer<typeof AccountProfileView>

export const AddressBody = z.strictObject({
  label: z.string().trim().max(40).default(''),
  first_name: required('first_name_required', 80),
  last_name: required('last_name_required', 80),
  phone: required('phone_required', 40).refine(isPhone, { error: 'phone_invalid' }),
  address: required('address_required', 300),
  city: required('city_required', 120),
  commune_code: z
    .string()
    .regex(/^[0-9]{4}$/)
    .nullable()
    .default(null),
  wilaya,
  postal_code: optional(10),
  is_default: z.boolean().default(false),
})
export type AddressInput = z.output<typeof AddressBody>

export const AddressView = z.strictObject({
  id: z.uuid(),
  label: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  commune_code: z.string().nullable(),
  wilaya: z.string(),
  postal_code: z.string().nullable(),
  is_default: z.boolean(),
  created_at: z.iso.datetime(),
})
export type AddressView = z.infer<typeof AddressView>
export const AddressesView = z.strictObject({ items: z.array(AddressView) })
export type AddressesView = z.infer<typeof AddressesView>

export const AddressParams = z.object({ id: idOf<AddressId>() })
export const SessionParams = z.object({ id: idOf<SessionId>() })

export const SessionView = z.strictObject({
  id: z.uuid(),
  is_current: z.boolean(),
  device: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  has_second_factor: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
})
export type SessionView = z.infer<typeof SessionView>
export const SessionsView = z.strictObject({ items: z.array(SessionView) })
export type SessionsView = z.infer<typeof SessionsView>

/** The password, or the code that `GET /auth/v1/reauthenticate` has sent. */
export const ReauthenticationBody = z
  .strictObject({
    password: z.string().max(256).default(''),
    code: z.string().trim().max(16).default(''),
  })
  .superRefine(({ password, code }, context) => {
    if (password === '' && code === '')
      context.addIssue({ code: 'custom', path: ['password'], message: 'proof_required' })
  })

export const LanguageView = z.strictObject({ language: LanguageCode })
export type LanguageView = z.infer<typeof LanguageView>

export const USER_SORTS = [
  'newest',
  'oldest',
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
] as const
export type UserSort = (typeof USER_SORTS)[number]

/** `customer` includes accounts without a role row. */
export const AdminUsersQuery = z.object({
  search: z.string().trim().max(120).optional(),
  role: z.union([z.literal(''), RoleView]).optional(),
  sort: z.enum(USER_SORTS).default('newest'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(1_200).optional(),
})

export const AdminUser = ProfileView.extend({
  deactivated_at: Instant.nullable(),
  last_sign_in_at: Instant.nullable(),
  /** Empty unless the user is an admin. */
  duties: z.array(AdminDutyView),
})
export type AdminUserView = z.infer<typeof AdminUser>

export const AdminUsersPage = pageOf(AdminUser).extend({
  /** Over all accounts, regardless of the search. */
  counts: z.strictObject({
    admin: z.number().int(),
    vendor: z.number().int(),
    customer: z.number().int(),
  }),
})
export type AdminUsersPageView = z.infer<typeof AdminUsersPage>

export const UserParams = z.object({ id: idOf<UserId>() })
export const UserSessionParams = z.object({ id: idOf<UserId>(), session: idOf<SessionId>() })
/** `own`: reactivates only what this admin deactivated, for an undo. */
export const UserReopening = z.object({ own: Flag.default(false) })
/** Of the protocol's own call, whose clients named the fields. */
export const NewUserBody = z.object({
  email: z.string().max(320),
  password: z.string().max(1_000),
  firstName: required('first_name_required', 100),
  lastName: required('last_name_required', 100),
  role: RoleView.default('customer'),
  duties: z.array(AdminDutyView).max(20).optional(),
})
export const RoleBody = z.strictObject({ role: RoleView })
export const DutiesBody = z.strictObject({ duties: z.array(AdminDutyView).max(20) })
export const AdminSession = z.strictObject({
  duties: z.array(AdminDutyView),
  /** No other admin may approve money: own proposals are approved alone, after three days. */
  approves_alone: z.boolean(),
})
export type AdminSessionView = z.infer<typeof AdminSession>

/** An email that is set may not be emptied. */
export const UserEditBody = AccountProfileBody.extend({ email: optional(255) })
export type UserEdit = z.output<typeof UserEditBody>

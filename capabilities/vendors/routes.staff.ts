import type { Context } from 'hono'
import {
  atFields,
  taggedRoutes,
  type EdgeVariables,
  fieldRefusal,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import {
  InvitationView,
  InvitationBody,
  InvitationParams,
  StaffParams,
  StaffRoleBody,
  StaffList,
} from './staff.contract.ts'
import type {
  InviteStaff,
  InviteStaffRefusal,
  RenewInvitation,
  RenewRefusal,
  WithdrawInvitation,
} from './operations/invite-staff.ts'
import type {
  AcceptInvitationRefusal,
  AcceptStaffInvitation,
  ReadInvitation,
} from './operations/accept-staff-invitation.ts'
import type {
  ChangeStaffRole,
  ListStaff,
  MemberRefusal,
  RemoveStaff,
} from './operations/manage-staff.ts'
import type { VendorId } from './schema.ts'
import { texts } from './texts.generated.ts'

type StaffRefusal = InviteStaffRefusal | RenewRefusal | MemberRefusal

const STAFF_FIELD_TEXTS = texts.below('staff-field')
const STAFF_REFUSALS = texts.below('staff-refusals')

const STAFF_STATUSES: Record<StaffRefusal['code'], 404 | 409 | 429> = {
  self_invitation: 409,
  already_staff: 409,
  staff_limit_reached: 409,
  too_many_requests: 429,
  invitation_not_found: 404,
  member_not_found: 404,
}

/** Fields of the invitation that a refusal is about. */
const FIELDS: Partial<Record<StaffRefusal['code'], string>> = {
  self_invitation: 'email',
  already_staff: 'email',
}

const ACCEPT_INVITATION_STATUSES = {
  invitation_not_found: 404,
  invitation_closed: 409,
  invitation_expired: 409,
  invitation_of_other_user: 403,
  has_own_vendor: 409,
  staff_of_other_vendor: 409,
} as const satisfies Record<AcceptInvitationRefusal['code'], number>

type Deps = {
  list: ListStaff
  invite: InviteStaff
  renew: RenewInvitation
  withdraw: WithdrawInvitation
  changeRole: ChangeStaffRole
  remove: RemoveStaff
}
type Vars = { userId: UserId; vendorId: VendorId }
type StaffContext = Context<{ Variables: EdgeVariables & Vars }>

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('vendor')
const onMember = '/staff/{id}'
const onInvitation = '/staff/invitations/{id}'
const staff = json(StaffList, 'The updated staff list')
const changed = { 200: staff, ...problems(STAFF_STATUSES, atFields(FIELDS), 422) }

const list = createRoute({
  method: 'get',
  path: '/staff',
  summary: 'List staff members and open invitations',
  responses: { 200: staff },
})
const invitation = createRoute({
  method: 'post',
  path: '/staff/invitations',
  summary: 'Invite a staff member by email',
  request: jsonBody(InvitationBody),
  responses: { 201: staff, ...problems(STAFF_STATUSES, atFields(FIELDS), 422) },
})
const renewal = createRoute({
  method: 'post',
  path: `${onInvitation}/renewal`,
  summary: 'Resend an invitation with a new link',
  request: { params: StaffParams },
  responses: changed,
})
const withdrawal = createRoute({
  method: 'delete',
  path: onInvitation,
  summary: 'Withdraw an invitation',
  request: { params: StaffParams },
  responses: changed,
})
const role = createRoute({
  method: 'put',
  path: onMember,
  summary: 'Change the role of a staff member, effective at once',
  request: { params: StaffParams, ...jsonBody(StaffRoleBody) },
  responses: changed,
})
const removal = createRoute({
  method: 'delete',
  path: onMember,
  summary: 'Remove a staff member, effective at once',
  request: { params: StaffParams },
  responses: changed,
})

const actOf = (c: StaffContext) => ({
  vendorId: c.var.vendorId,
  userId: c.var.userId,
  origin: requestOrigin(c),
})

function refused(c: Context, error: StaffRefusal) {
  if ('retryAfterSeconds' in error) c.header('retry-after', String(error.retryAfterSeconds))
  return fieldRefusal(c, error, STAFF_STATUSES, STAFF_REFUSALS, FIELDS[error.code])
}

/** Mounted under /api/v1/vendor, whose guard admits only the owner here. */
export function staffRoutes(deps: Deps) {
  async function answered(
    c: StaffContext,
    result: { ok: true } | { ok: false; error: StaffRefusal },
  ) {
    if (!result.ok) return refused(c, result.error)
    return c.json(await deps.list(c.var.vendorId), 200, NO_STORE)
  }
  return routes<Vars>({ texts: STAFF_FIELD_TEXTS })
    .openapi(list, async (c) => c.json(await deps.list(c.var.vendorId), 200, NO_STORE))
    .openapi(invitation, async (c) => {
      const result = await deps.invite({ ...actOf(c), ...c.req.valid('json') })
      if (!result.ok) return refused(c, result.error)
      return c.json(await deps.list(c.var.vendorId), 201, NO_STORE)
    })
    .openapi(renewal, async (c) =>
      answered(c, await deps.renew({ ...actOf(c), ...c.req.valid('param') })),
    )
    .openapi(withdrawal, async (c) =>
      answered(c, await deps.withdraw({ ...actOf(c), ...c.req.valid('param') })),
    )
    .openapi(role, async (c) => {
      const memberId = c.req.valid('param').id
      return answered(c, await deps.changeRole({ ...actOf(c), memberId, ...c.req.valid('json') }))
    })
    .openapi(removal, async (c) =>
      answered(c, await deps.remove({ ...actOf(c), memberId: c.req.valid('param').id })),
    )
}

const onToken = '/staff-invitations/{token}'
const look = createRoute({
  method: 'get',
  path: onToken,
  tags: ['shop'],
  summary: 'Get an invitation by its link',
  request: { params: InvitationParams },
  responses: {
    200: json(InvitationView, 'The invitation'),
    ...problems(ACCEPT_INVITATION_STATUSES, 422),
  },
})

/** Mounted under /api/v1: the token in the link is the authorization. */
export const staffInvitationRoutes = ({ read }: { read: ReadInvitation }) =>
  routes().openapi(look, async (c) => {
    const found = await read(c.req.valid('param').token)
    if (!found.ok) return refusal(c, found.error, ACCEPT_INVITATION_STATUSES, STAFF_REFUSALS)
    return c.json(found.value, 200, NO_STORE)
  })

const acceptance = createRoute({
  method: 'post',
  path: `${onToken}/acceptance`,
  tags: ['account'],
  summary: 'Accept an invitation',
  request: { params: InvitationParams },
  responses: {
    200: json(InvitationView, 'The accepted invitation'),
    ...problems(ACCEPT_INVITATION_STATUSES, 422),
  },
})

/** Mounted under /api/v1/account, whose guard has already set `userId`. */
export const acceptInvitationRoutes = (deps: {
  accept: AcceptStaffInvitation
  read: ReadInvitation
}) =>
  routes<{ userId: UserId }>().openapi(acceptance, async (c) => {
    const { token } = c.req.valid('param')
    const origin = requestOrigin(c)
    const joined = await deps.accept({ token, userId: c.var.userId, origin })
    const found = joined.ok ? await deps.read(token) : joined
    if (!found.ok) return refusal(c, found.error, ACCEPT_INVITATION_STATUSES, STAFF_REFUSALS)
    return c.json(found.value, 200, NO_STORE)
  })

import type { Context } from 'hono'
import {
  taggedRoutes,
  type EdgeVariables,
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
import type { InviteStaff, RenewInvitation, WithdrawInvitation } from './operations/invite-staff.ts'
import type { AcceptStaffInvitation, ReadInvitation } from './operations/accept-staff-invitation.ts'
import type { ChangeStaffRole, ListStaff, RemoveStaff } from './operations/manage-staff.ts'
import type { VendorId } from './schema.ts'
import {
  ACCEPT_INVITATION_STATUSES,
  STAFF_FIELD_TEXTS,
  STAFF_REFUSALS,
  STAFF_STATUSES,
  type StaffRefusal,
} from './texts/staff.ts'

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
const changed = { 200: staff, ...problems(404, 409, 422, 429) }

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
  responses: { 201: staff, ...problems(404, 409, 422, 429) },
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
  return refusal(c, error, STAFF_STATUSES, STAFF_REFUSALS)
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
  responses: { 200: json(InvitationView, 'The invitation'), ...problems(404, 422) },
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
    ...problems(403, 404, 409, 422),
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

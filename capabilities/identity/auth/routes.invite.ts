import { Hono } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { AdminFactors } from './operations/admin/admin-mfa.ts'
import { type GenerateLink, isLinkType } from './operations/one-time-tokens/generate-link.ts'
import type { InviteUser } from './operations/admin/invite.ts'
import { type AdminUserRouteDeps, requireServiceRole } from './routes.admin-users.ts'
import { allowedRedirect, type RedirectTargets } from './rules/redirect-allow-list.ts'
import type { UserId } from '../schema.ts'
import { adminRefusal } from './protocol/admin-refusal.ts'
import { USER_ID_MALFORMED } from './protocol/admin-errors.ts'
import { readBody } from './protocol/body.ts'
import { requestClient } from './protocol/bearer-errors.ts'
import { DataField, requestedRedirect } from './protocol/otp-fields.ts'
import { validationFailed, protocolError } from './protocol/errors.ts'
import { FACTOR_ID_MALFORMED } from './protocol/mfa-errors.ts'
import { factorView, userView } from './protocol/user-object.ts'
import { isUuid } from '#platform/ids.ts'

type Env = { Variables: EdgeVariables }
export type InvitationDeps = Pick<AdminUserRouteDeps, 'authenticateServiceRole'> & {
  redirectTargets: RedirectTargets
  inviteUser: InviteUser
  generateLink: GenerateLink
  adminFactors: AdminFactors
}

const InviteBody = z.object({ email: z.string().max(1_000).nullish(), ...DataField })
const LinkBody = z.object({
  type: z.string().nullish(),
  email: z.string().max(1_000).nullish(),
  password: z.string().max(1_000).nullish(),
  new_email: z.string().max(1_000).nullish(),
  redirect_to: z.string().max(4_000).nullish(),
  ...DataField,
})
const FactorBody = z.object({
  friendly_name: z.string().trim().max(120).nullish(),
  phone: z.string().max(40).nullish(),
})

export function inviteRoutes(deps: InvitationDeps) {
  const { redirectTargets, inviteUser, generateLink } = deps
  const only = requireServiceRole(deps)
  return new Hono<Env>()
    .post('/invite', only, async (c) => {
      const body = await readBody(c, InviteBody)
      if (!body.ok) return protocolError(c, body.error)
      const result = await inviteUser({
        email: body.value.email ?? '',
        data: body.value.data ?? {},
        redirectTo: allowedRedirect(redirectTargets, requestedRedirect(c)),
        language: callerLanguage(c),
        visitor: requestClient(c),
      })
      return result.ok ? c.json(userView(result.value)) : adminRefusal(c, result.error)
    })
    .post('/admin/generate_link', only, async (c) => {
      const body = await readBody(c, LinkBody)
      if (!body.ok) return protocolError(c, body.error)
      const { type, email, password, new_email, redirect_to, data: metadata } = body.value
      if (!type || !isLinkType(type))
        return protocolError(
          c,
          validationFailed(`Invalid email action link type requested: ${type ?? ''}`),
        )
      const result = await generateLink({
        type,
        email: email ?? '',
        password: password ?? null,
        newEmail: new_email ?? null,
        data: metadata ?? {},
        redirectTo: allowedRedirect(redirectTargets, redirect_to || requestedRedirect(c)),
        language: callerLanguage(c),
        visitor: requestClient(c),
      })
      if (!result.ok) return adminRefusal(c, result.error)
      const { user, actionLink, emailOtp, hashedToken, verificationType, redirectTo } = result.value
      return c.json({
        ...userView(user),
        action_link: actionLink,
        email_otp: emailOtp,
        hashed_token: hashedToken,
        verification_type: verificationType,
        redirect_to: redirectTo,
      })
    })
}

export function adminFactorRoutes(deps: InvitationDeps) {
  const { adminFactors } = deps
  const only = requireServiceRole(deps)
  return new Hono<Env>()
    .get('/admin/users/:userId/factors', only, async (c) => {
      const userId = c.req.param('userId') ?? ''
      if (!isUuid<UserId>(userId)) return protocolError(c, USER_ID_MALFORMED)
      const result = await adminFactors.list(userId)
      return result.ok ? c.json(result.value.map(factorView)) : adminRefusal(c, result.error)
    })
    .delete('/admin/users/:userId/factors/:factorId', only, async (c) => {
      const { userId = '', factorId = '' } = c.req.param()
      if (!isUuid<UserId>(userId)) return protocolError(c, USER_ID_MALFORMED)
      if (!isUuid(factorId)) return protocolError(c, FACTOR_ID_MALFORMED)
      const named = { userId, factorId }
      const result = await adminFactors.remove(named, requestClient(c))
      return result.ok ? c.json(factorView(result.value)) : adminRefusal(c, result.error)
    })
    .put('/admin/users/:userId/factors/:factorId', only, async (c) => {
      const { userId = '', factorId = '' } = c.req.param()
      if (!isUuid<UserId>(userId)) return protocolError(c, USER_ID_MALFORMED)
      if (!isUuid(factorId)) return protocolError(c, FACTOR_ID_MALFORMED)
      const body = await readBody(c, FactorBody)
      if (!body.ok) return protocolError(c, body.error)
      const { friendly_name, phone } = body.value
      const change = {
        userId,
        factorId,
        friendlyName: friendly_name ?? undefined,
        phone: phone ?? undefined,
      }
      const result = await adminFactors.change(change, requestClient(c))
      return result.ok ? c.json(factorView(result.value)) : adminRefusal(c, result.error)
    })
}

import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  type GuardedContext,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { OwnVendorResponse, RegistrationBody } from './contract.ts'
import type { ResubmitRegistration } from './operations/resubmit-registration.ts'
import type { ReadOwnVendor } from './operations/read-own-vendor.ts'
import type { RegisterVendor } from './operations/register-vendor.ts'
import { texts } from './texts.generated.ts'

const REGISTRATION_FIELD_TEXTS = texts.below('registration-field')
const REGISTRATION_REFUSALS = texts.below('registration-refusals')

type Deps = { read: ReadOwnVendor; register: RegisterVendor; resubmit: ResubmitRegistration }

const createRoute = taggedRoutes('account')
const REGISTER_STATUSES = {
  vendor_registration_closed: 403,
  vendor_already_registered: 409,
  user_is_staff: 409,
  terms_changed: 422,
  too_many_requests: 429,
} as const
const CORRECT_STATUSES = {
  vendor_not_found: 404,
  vendor_already_verified: 409,
  terms_changed: 422,
  too_many_requests: 429,
} as const

const read = createRoute({
  method: 'get',
  path: '/vendor',
  summary: 'Get the own vendor in any status, or null',
  responses: { 200: json(OwnVendorResponse, 'The vendor, and whether registration is open') },
})
const register = createRoute({
  method: 'post',
  path: '/vendor',
  summary: 'Register as a vendor, pending approval',
  request: jsonBody(RegistrationBody),
  responses: { 201: json(OwnVendorResponse, 'The vendor'), ...problems(REGISTER_STATUSES) },
})
const correct = createRoute({
  method: 'put',
  path: '/vendor',
  summary: 'Resubmit a pending or rejected vendor registration',
  request: jsonBody(RegistrationBody),
  responses: { 200: json(OwnVendorResponse, 'The vendor'), ...problems(CORRECT_STATUSES) },
})

/** Mounted under /api/v1/account, whose guard has already set `userId`. */
export const accountRoutes = (deps: Deps) =>
  routes<{ userId: UserId }>({ texts: REGISTRATION_FIELD_TEXTS })
    .openapi(read, async (c) => {
      c.header('cache-control', 'no-store')
      return c.json(await deps.read(c.var.userId, callerLanguage(c)), 200)
    })
    .openapi(register, async (c) => {
      const done = await deps.register({ ...commandOf(c), form: c.req.valid('json') })
      if (!done.ok) {
        sayWhen(c, done.error)
        return refusal(c, done.error, REGISTER_STATUSES, REGISTRATION_REFUSALS)
      }
      return c.json(await deps.read(c.var.userId, callerLanguage(c)), 201)
    })
    .openapi(correct, async (c) => {
      const done = await deps.resubmit({ ...commandOf(c), form: c.req.valid('json') })
      if (!done.ok) {
        sayWhen(c, done.error)
        return refusal(c, done.error, CORRECT_STATUSES, REGISTRATION_REFUSALS)
      }
      return c.json(await deps.read(c.var.userId, callerLanguage(c)), 200)
    })

const commandOf = (c: GuardedContext<{ userId: UserId }>) => ({
  userId: c.var.userId,
  language: callerLanguage(c),
  origin: requestOrigin(c),
})

function sayWhen(c: Context, error: object): void {
  if ('retryAfterSeconds' in error) c.header('retry-after', String(error.retryAfterSeconds))
}

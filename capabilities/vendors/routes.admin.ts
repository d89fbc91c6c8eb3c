import { taggedRoutes, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { VendorParams } from './contract.ts'
import {
  AdminVendor,
  AdminVendorsPage,
  AdminVendorsQuery,
  NewVendorBody,
  VendorActivityBody,
  VendorEditBody,
} from './admin.contract.ts'
import type { EditVendor } from './operations/edit-vendor.ts'
import type { CreateVerifiedVendor } from './operations/create-verified-vendor.ts'
import type { ReadVendors } from './operations/read-vendors.ts'
import type { SetActive } from './operations/set-active.ts'
import { texts } from './texts.generated.ts'
import { adminVendorCommand, VENDOR_NOT_FOUND } from './routes.helpers.ts'

const REGISTRATION_FIELD_TEXTS = texts.below('registration-field')
const DECISION_REFUSALS = texts.below('decision-refusals')
const OPENING_REFUSALS = texts.below('opening-refusals')

type Deps = ReadVendors & {
  open: CreateVerifiedVendor
  edit: EditVendor
  setActivity: SetActive
}

const createRoute = taggedRoutes('admin')
const OPENING = { user_not_found: 404, vendor_already_registered: 409, user_is_staff: 409 } as const

const listing = createRoute({
  method: 'get',
  path: '/vendors',
  summary: 'List vendors, newest first, with totals',
  request: { query: AdminVendorsQuery },
  responses: { 200: json(AdminVendorsPage, 'One page of vendors'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/vendors/{id}',
  summary: 'Get a vendor with owner, legal identity and history',
  request: { params: VendorParams },
  responses: { 200: json(AdminVendor, 'The vendor'), ...problems(VENDOR_NOT_FOUND, 422) },
})
const opening = createRoute({
  method: 'post',
  path: '/vendors',
  summary: 'Create a verified vendor for an existing user',
  request: jsonBody(NewVendorBody),
  responses: { 201: json(AdminVendor, 'The vendor'), ...problems(OPENING, VENDOR_NOT_FOUND, 422) },
})
const edition = createRoute({
  method: 'put',
  path: '/vendors/{id}',
  summary: "Update a vendor's details",
  request: { params: VendorParams, ...jsonBody(VendorEditBody) },
  responses: { 200: json(AdminVendor, 'The updated vendor'), ...problems(VENDOR_NOT_FOUND, 422) },
})
const activity = createRoute({
  method: 'put',
  path: '/vendors/{id}/activity',
  summary: 'Activate or deactivate a vendor',
  request: { params: VendorParams, ...jsonBody(VendorActivityBody) },
  responses: { 200: json(AdminVendor, 'The updated vendor'), ...problems(VENDOR_NOT_FOUND, 422) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminRoutes = (deps: Deps) =>
  routes<{ userId: UserId }>({ texts: REGISTRATION_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json(await deps.list(c.req.valid('query')), 200))
    .openapi(detail, async (c) => {
      const found = await deps.get(c.req.valid('param').id)
      if (!found.ok) return refusal(c, found.error, VENDOR_NOT_FOUND, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(opening, async (c) => {
      const opened = await deps.open({ ...adminActor<UserId>(c), form: c.req.valid('json') })
      if (!opened.ok) return refusal(c, opened.error, OPENING, OPENING_REFUSALS)
      const found = await deps.get(opened.value)
      if (!found.ok) return refusal(c, found.error, VENDOR_NOT_FOUND, DECISION_REFUSALS)
      return c.json(found.value, 201)
    })
    .openapi(edition, async (c) => {
      const command = adminVendorCommand(c, c.req.valid('param').id)
      const saved = await deps.edit({ ...command, form: c.req.valid('json') })
      const found = saved.ok ? await deps.get(command.vendorId) : saved
      if (!found.ok) return refusal(c, found.error, VENDOR_NOT_FOUND, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(activity, async (c) => {
      const command = adminVendorCommand(c, c.req.valid('param').id)
      const { is_active: isActive, reason } = c.req.valid('json')
      const set = await deps.setActivity({ ...command, isActive, reason })
      const found = set.ok ? await deps.get(command.vendorId) : set
      if (!found.ok) return refusal(c, found.error, VENDOR_NOT_FOUND, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })

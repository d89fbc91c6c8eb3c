import type { Context } from 'hono'
import { localizedText } from '#kernel/locale.ts'
import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import {
  AdminVendor,
  AdminVendorsPage,
  AdminVendorsQuery,
  NewVendorBody,
  RejectionBody,
  VendorActivityBody,
  VendorDecision,
  type VendorDecisionView,
  VendorEditBody,
  VendorParams,
} from './contract.ts'
import { ApprovalQuery } from './verification-documents.contract.ts'
import type { DecideLegalIdentity } from './operations/decide-legal-identity.ts'
import type { ApproveRefusal, ApproveVendor, RejectVendor } from './operations/decide-vendor.ts'
import type { EditVendor } from './operations/edit-vendor.ts'
import type { CreateVerifiedVendor } from './operations/create-verified-vendor.ts'
import type { ReadVendors } from './operations/read-vendors.ts'
import type { SetActive } from './operations/set-active.ts'
import { IdentityChangeParams } from './shop-page.contract.ts'
import type { Vendor, VendorId } from './schema.ts'
import { DOCUMENT_NAMES } from './texts/verification-documents.ts'
import {
  DECISION_REFUSALS,
  OPENING_REFUSALS,
  REGISTRATION_FIELD_TEXTS,
} from './texts/registration.ts'

type Deps = ReadVendors & {
  approve: ApproveVendor
  reject: RejectVendor
  open: CreateVerifiedVendor
  edit: EditVendor
  setActivity: SetActive
  decideIdentity: DecideLegalIdentity
}

const tags = ['admin']
const NOT_THERE = { vendor_not_found: 404 } as const
const STATUSES = { ...NOT_THERE, vendor_already_decided: 409 } as const
const APPROVING = { ...STATUSES, documents_missing: 409 } as const
const NUMBERS = { ...NOT_THERE, identity_change_not_found: 409 } as const
const OPENING = { user_not_found: 404, vendor_already_registered: 409, works_in_shop: 409 } as const

const listing = createRoute({
  method: 'get',
  path: '/vendors',
  tags,
  summary: 'Shops, newest first, with the cards above them',
  request: { query: AdminVendorsQuery },
  responses: { 200: json(AdminVendorsPage, 'One page of shops'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/vendors/{id}',
  tags,
  summary: 'One shop: its owner, its numbers, its history',
  request: { params: VendorParams },
  responses: { 200: json(AdminVendor, 'The shop'), ...problems(404, 422) },
})
const opening = createRoute({
  method: 'post',
  path: '/vendors',
  tags,
  summary: 'Opens a verified shop for an account that is there; its owner becomes a vendor',
  request: jsonBody(NewVendorBody),
  responses: { 201: json(AdminVendor, 'The shop'), ...problems(404, 409, 422) },
})
const edition = createRoute({
  method: 'put',
  path: '/vendors/{id}',
  tags,
  summary: 'Corrects what a shop says of itself',
  request: { params: VendorParams, ...jsonBody(VendorEditBody) },
  responses: { 200: json(AdminVendor, 'The shop as it is now'), ...problems(404, 422) },
})
const activity = createRoute({
  method: 'put',
  path: '/vendors/{id}/activity',
  tags,
  summary: 'Switches a shop on or off; off, nothing of it is shown to buyers',
  request: { params: VendorParams, ...jsonBody(VendorActivityBody) },
  responses: { 200: json(AdminVendor, 'The shop as it is now'), ...problems(404, 422) },
})

const approval = createRoute({
  method: 'post',
  path: '/vendors/{id}/approval',
  tags,
  summary: 'Lets a shop in that waits; its owner becomes a vendor and is told',
  request: {
    params: VendorParams,
    query: ApprovalQuery,
  },
  responses: { 200: json(VendorDecision, 'The shop as decided'), ...problems(404, 409, 422) },
})
const rejection = createRoute({
  method: 'post',
  path: '/vendors/{id}/rejection',
  tags,
  summary: 'Turns a request away that waits; its author is told why and may correct it',
  request: { params: VendorParams, ...jsonBody(RejectionBody) },
  responses: { 200: json(VendorDecision, 'The shop as decided'), ...problems(404, 409, 422) },
})
const numbersAccepted = createRoute({
  method: 'post',
  path: '/vendors/{id}/identity-changes/{change}/acceptance',
  tags,
  summary: 'Accepts new legal numbers of a shop; they hold at once, and it is told',
  request: { params: IdentityChangeParams },
  responses: { 200: json(AdminVendor, 'The shop as it is now'), ...problems(404, 409, 422) },
})
const numbersRefused = createRoute({
  method: 'post',
  path: '/vendors/{id}/identity-changes/{change}/rejection',
  tags,
  summary: 'Refuses new legal numbers of a shop; the former ones stay, and it is told why',
  request: { params: IdentityChangeParams, ...jsonBody(RejectionBody) },
  responses: { 200: json(AdminVendor, 'The shop as it is now'), ...problems(404, 409, 422) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminRoutes = (deps: Deps) =>
  routes<{ userId: UserId }>({ texts: REGISTRATION_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json(await deps.list(c.req.valid('query')), 200))
    .openapi(detail, async (c) => {
      const found = await deps.get(c.req.valid('param').id as VendorId)
      if (!found.ok) return refusal(c, found.error, NOT_THERE, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(opening, async (c) => {
      const opened = await deps.open({ ...adminActor<UserId>(c), form: c.req.valid('json') })
      if (!opened.ok) return refusal(c, opened.error, OPENING, OPENING_REFUSALS)
      const found = await deps.get(opened.value)
      if (!found.ok) return refusal(c, found.error, NOT_THERE, DECISION_REFUSALS)
      return c.json(found.value, 201)
    })
    .openapi(edition, async (c) => {
      const command = commandOf(c, c.req.valid('param').id)
      const saved = await deps.edit({ ...command, form: c.req.valid('json') })
      const found = saved.ok ? await deps.get(command.vendorId) : saved
      if (!found.ok) return refusal(c, found.error, NOT_THERE, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(activity, async (c) => {
      const command = commandOf(c, c.req.valid('param').id)
      const set = await deps.setActivity({ ...command, isActive: c.req.valid('json').is_active })
      const found = set.ok ? await deps.get(command.vendorId) : set
      if (!found.ok) return refusal(c, found.error, NOT_THERE, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(approval, async (c) => {
      const isConfirmed = c.req.valid('query').is_confirmed
      const decided = await deps.approve({ ...commandOf(c, c.req.valid('param').id), isConfirmed })
      if (!decided.ok) return refusal(c, spoken(c, decided.error), APPROVING, DECISION_REFUSALS)
      return c.json(viewOf(decided.value), 200)
    })
    .openapi(rejection, async (c) => {
      const { reason } = c.req.valid('json')
      const decided = await deps.reject({ ...commandOf(c, c.req.valid('param').id), reason })
      if (!decided.ok) return refusal(c, decided.error, STATUSES, DECISION_REFUSALS)
      return c.json(viewOf(decided.value), 200)
    })
    .openapi(numbersAccepted, async (c) => {
      const { id, change: changeId } = c.req.valid('param')
      const command = commandOf(c, id)
      const decided = await deps.decideIdentity({ ...command, changeId, reason: null })
      const found = decided.ok ? await deps.get(command.vendorId) : decided
      if (!found.ok) return refusal(c, found.error, NUMBERS, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(numbersRefused, async (c) => {
      const { id, change: changeId } = c.req.valid('param')
      const command = commandOf(c, id)
      const { reason } = c.req.valid('json')
      const decided = await deps.decideIdentity({ ...command, changeId, reason })
      const found = decided.ok ? await deps.get(command.vendorId) : decided
      if (!found.ok) return refusal(c, found.error, NUMBERS, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })

function spoken(c: Context, error: ApproveRefusal) {
  if (error.code !== 'documents_missing') return error
  const language = callerLanguage(c)
  const names = error.documents.map((kind) => localizedText(DOCUMENT_NAMES[kind], language))
  return { ...error, names: new Intl.ListFormat(language).format(names) }
}

const commandOf = (c: Context, id: string) => ({
  vendorId: id as VendorId,
  ...adminActor<UserId>(c),
})

const viewOf = (vendor: Vendor): VendorDecisionView => ({
  id: vendor.id,
  business_name: vendor.businessName,
  verification_status: vendor.status,
  is_active: vendor.isActive,
  verified_at: vendor.status === 'verified' ? vendor.verifiedAt.toISOString() : null,
  rejected_at: vendor.status === 'rejected' ? vendor.rejectedAt.toISOString() : null,
  rejection_reason: vendor.status === 'rejected' ? vendor.reason : null,
})

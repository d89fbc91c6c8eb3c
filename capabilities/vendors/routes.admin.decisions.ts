import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { VendorParams } from './contract.ts'
import {
  AdminVendor,
  RejectionBody,
  VendorDecision,
  type VendorDecisionView,
} from './admin.contract.ts'
import { ApprovalQuery } from './verification-documents.contract.ts'
import type { DecideLegalIdentity } from './operations/decide-legal-identity.ts'
import type {
  ApproveVendorRefusal,
  ApproveVendor,
  RejectVendor,
} from './operations/decide-vendor.ts'
import type { ReadVendors } from './operations/read-vendors.ts'
import { adminVendorCommand, VENDOR_NOT_FOUND } from './routes.helpers.ts'
import { IdentityChangeParams } from './shop-page.contract.ts'
import type { Vendor } from './schema.ts'
import { texts } from './texts.generated.ts'
import { DOCUMENT_NAMES } from './document-texts.ts'

const DECISION_REFUSALS = texts.below('decision-refusals')
const REGISTRATION_FIELD_TEXTS = texts.below('registration-field')

type Deps = Pick<ReadVendors, 'get'> & {
  approve: ApproveVendor
  reject: RejectVendor
  decideIdentity: DecideLegalIdentity
}

const createRoute = taggedRoutes('admin')
const STATUSES = { ...VENDOR_NOT_FOUND, vendor_already_decided: 409 } as const
const APPROVING = { ...STATUSES, documents_missing: 409 } as const
const NUMBERS = { ...VENDOR_NOT_FOUND, identity_change_not_found: 409 } as const

const approval = createRoute({
  method: 'post',
  path: '/vendors/{id}/approval',
  summary: 'Approve a vendor registration',
  request: {
    params: VendorParams,
    query: ApprovalQuery,
  },
  responses: {
    200: json(VendorDecision, 'The vendor after the decision'),
    ...problems(APPROVING, 422),
  },
})
const rejection = createRoute({
  method: 'post',
  path: '/vendors/{id}/rejection',
  summary: 'Reject a vendor registration with a reason',
  request: { params: VendorParams, ...jsonBody(RejectionBody) },
  responses: {
    200: json(VendorDecision, 'The vendor after the decision'),
    ...problems(STATUSES, 422),
  },
})
const numbersAccepted = createRoute({
  method: 'post',
  path: '/vendors/{id}/identity-changes/{change}/acceptance',
  summary: 'Approve a change of legal identity, effective at once',
  request: { params: IdentityChangeParams },
  responses: { 200: json(AdminVendor, 'The updated vendor'), ...problems(NUMBERS, 422) },
})
const numbersRefused = createRoute({
  method: 'post',
  path: '/vendors/{id}/identity-changes/{change}/rejection',
  summary: 'Reject a change of legal identity with a reason',
  request: { params: IdentityChangeParams, ...jsonBody(RejectionBody) },
  responses: { 200: json(AdminVendor, 'The updated vendor'), ...problems(NUMBERS, 422) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const decisionRoutes = (deps: Deps) =>
  routes<{ userId: UserId }>({ texts: REGISTRATION_FIELD_TEXTS })
    .openapi(approval, async (c) => {
      const isConfirmed = c.req.valid('query').is_confirmed
      const decided = await deps.approve({
        ...adminVendorCommand(c, c.req.valid('param').id),
        isConfirmed,
      })
      if (!decided.ok) return refusal(c, spoken(c, decided.error), APPROVING, DECISION_REFUSALS)
      return c.json(viewOf(decided.value), 200)
    })
    .openapi(rejection, async (c) => {
      const { reason } = c.req.valid('json')
      const decided = await deps.reject({
        ...adminVendorCommand(c, c.req.valid('param').id),
        reason,
      })
      if (!decided.ok) return refusal(c, decided.error, STATUSES, DECISION_REFUSALS)
      return c.json(viewOf(decided.value), 200)
    })
    .openapi(numbersAccepted, async (c) => {
      const { id, change: changeId } = c.req.valid('param')
      const command = adminVendorCommand(c, id)
      const decided = await deps.decideIdentity({ ...command, changeId, reason: null })
      const found = decided.ok ? await deps.get(command.vendorId) : decided
      if (!found.ok) return refusal(c, found.error, NUMBERS, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(numbersRefused, async (c) => {
      const { id, change: changeId } = c.req.valid('param')
      const command = adminVendorCommand(c, id)
      const { reason } = c.req.valid('json')
      const decided = await deps.decideIdentity({ ...command, changeId, reason })
      const found = decided.ok ? await deps.get(command.vendorId) : decided
      if (!found.ok) return refusal(c, found.error, NUMBERS, DECISION_REFUSALS)
      return c.json(found.value, 200)
    })

function spoken(c: Context, error: ApproveVendorRefusal) {
  if (error.code !== 'documents_missing') return error
  const language = callerLanguage(c)
  const names = error.documents.map((kind) => DOCUMENT_NAMES[kind](language))
  return { ...error, names: new Intl.ListFormat(language).format(names) }
}

const viewOf = (vendor: Vendor): VendorDecisionView => ({
  id: vendor.id,
  business_name: vendor.businessName,
  verification_status: vendor.status,
  is_active: vendor.isActive,
  verified_at: vendor.status === 'verified' ? vendor.verifiedAt.toISOString() : null,
  rejected_at: vendor.status === 'rejected' ? vendor.rejectedAt.toISOString() : null,
  rejection_reason: vendor.status === 'rejected' ? vendor.reason : null,
})

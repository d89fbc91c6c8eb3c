import type { Context } from 'hono'
import {
  createRoute,
  json,
  jsonBody,
  problems,
  refusal,
  requestIdOf,
  routes,
} from '#platform/http/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { RejectionBody, VendorDecision, type VendorDecisionView, VendorParams } from './contract.ts'
import type { ApproveVendor, RejectVendor } from './operations/decide-vendor.ts'
import type { Vendor, VendorId } from './schema.ts'
import { DECISION_REFUSALS } from './texts.ts'

type Deps = { approve: ApproveVendor; reject: RejectVendor }

const tags = ['admin']
const STATUSES = { vendor_not_found: 404, vendor_already_decided: 409 } as const

const approval = createRoute({
  method: 'post',
  path: '/vendors/{id}/approval',
  tags,
  summary: 'Lets a shop in that waits; its owner becomes a vendor and is told',
  request: { params: VendorParams },
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

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminRoutes = ({ approve, reject }: Deps) =>
  routes<{ userId: UserId }>()
    .openapi(approval, async (c) => {
      const decided = await approve(commandOf(c, c.req.valid('param').id))
      if (!decided.ok) return refusal(c, decided.error, STATUSES, DECISION_REFUSALS)
      return c.json(viewOf(decided.value), 200)
    })
    .openapi(rejection, async (c) => {
      const { reason } = c.req.valid('json')
      const decided = await reject({ ...commandOf(c, c.req.valid('param').id), reason })
      if (!decided.ok) return refusal(c, decided.error, STATUSES, DECISION_REFUSALS)
      return c.json(viewOf(decided.value), 200)
    })

const commandOf = (c: Context, id: string) => ({
  vendorId: id as VendorId,
  adminId: c.get('userId') as UserId, // the guard of the mount has set it
  origin: {
    address: (c.get('clientAddress') as string | undefined) ?? null,
    requestId: requestIdOf(c),
  },
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

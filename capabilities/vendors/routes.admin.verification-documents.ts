import type { Context } from 'hono'
import { taggedRoutes, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { AdminVendor } from './admin.contract.ts'
import type { DecideVerificationDocument } from './operations/decide-verification-document.ts'
import type { openVerificationDocument } from './operations/open-verification-document.ts'
import type { ReadVendors } from './operations/read-vendors.ts'
import {
  DocumentAcceptanceBody,
  DocumentParams,
  DocumentRefusalBody,
} from './verification-documents.contract.ts'
import type { DocumentDecision } from './rules/verification-documents.ts'
import type { VendorId } from './schema.ts'
import { texts } from './texts.generated.ts'
import {
  DOCUMENT_NOT_FOUND,
  documentFile,
  documentDownload,
} from './routes.verification-documents.helpers.ts'

const DOCUMENT_FIELD_TEXTS = texts.below('document-field')
const DOCUMENT_DECISION_REFUSALS = {
  ...texts.below('document-decision-refusals'),
  document_not_found: texts.of('verification-document-refusals.document_not_found'),
}

const DECIDING = {
  vendor_not_found: 404,
  document_not_found: 409,
  document_already_decided: 409,
  document_expired: 422,
} as const

const createRoute = taggedRoutes('admin')
const reading = createRoute({
  method: 'get',
  path: '/vendors/{id}/verification-documents/{document}',
  summary: 'Download a verification document; the access is logged',
  request: { params: DocumentParams },
  responses: { 200: documentFile, ...problems(DOCUMENT_NOT_FOUND, 422) },
})
const acceptance = createRoute({
  method: 'post',
  path: '/vendors/{id}/verification-documents/{document}/acceptance',
  summary: 'Approve a verification document until its expiry date',
  request: { params: DocumentParams, ...jsonBody(DocumentAcceptanceBody) },
  responses: { 200: json(AdminVendor, 'The updated vendor'), ...problems(DECIDING) },
})
const rejection = createRoute({
  method: 'post',
  path: '/vendors/{id}/verification-documents/{document}/rejection',
  summary: 'Reject a verification document with a reason',
  request: { params: DocumentParams, ...jsonBody(DocumentRefusalBody) },
  responses: { 200: json(AdminVendor, 'The updated vendor'), ...problems(DECIDING) },
})

type Deps = Pick<ReadVendors, 'get'> & {
  open: (vendorId: VendorId, documentId: string) => ReturnType<typeof openVerificationDocument>
  decide: DecideVerificationDocument
}

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminDocumentRoutes = ({ get, open, decide }: Deps) => {
  const decided = async (
    c: Context,
    vendorId: VendorId,
    documentId: string,
    decision: DocumentDecision,
  ) => await decide({ ...adminActor<UserId>(c), vendorId, documentId, decision })
  return routes<{ userId: UserId }>({ texts: DOCUMENT_FIELD_TEXTS })
    .openapi(reading, async (c) => {
      const { id, document } = c.req.valid('param')
      const found = await open(id, document)
      if (!found.ok) return refusal(c, found.error, DOCUMENT_NOT_FOUND, DOCUMENT_DECISION_REFUSALS)
      return documentDownload(c, found.value)
    })
    .openapi(acceptance, async (c) => {
      const { id, document } = c.req.valid('param')
      const vendorId = id
      const expiresOn = c.req.valid('json').expires_on
      const done = await decided(c, vendorId, document, { accepts: true, expiresOn })
      const found = done.ok ? await get(vendorId) : done
      if (!found.ok) return refusal(c, found.error, DECIDING, DOCUMENT_DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(rejection, async (c) => {
      const { id, document } = c.req.valid('param')
      const vendorId = id
      const { reason, refusal_note: refusalNote } = c.req.valid('json')
      const done = await decided(c, vendorId, document, { accepts: false, reason, refusalNote })
      const found = done.ok ? await get(vendorId) : done
      if (!found.ok) return refusal(c, found.error, DECIDING, DOCUMENT_DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
}

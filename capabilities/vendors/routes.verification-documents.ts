import type { Context } from 'hono'
import type { LocalDate } from '#kernel/calendar.ts'
import { createRoute, json, jsonBody, problems, refusal, routes, z } from '#platform/http/index.ts'
import { adminActor, requestOrigin } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { AdminVendor } from './contract.ts'
import type { DecideVerificationDocument } from './operations/decide-verification-document.ts'
import type {
  UploadVerificationDocuments,
  OpenVerificationDocument,
  openVerificationDocument,
} from './operations/upload-verification-documents.ts'
import type { ReadVendors } from './operations/read-vendors.ts'
import {
  OwnDocumentParams,
  DocumentAcceptanceBody,
  DocumentKindParams,
  DocumentParams,
  DocumentRefusalBody,
  VerificationDocuments,
} from './verification-documents.contract.ts'
import type { DocumentDecision } from './rules/verification-documents.ts'
import type { VendorId } from './schema.ts'
import {
  DOCUMENT_DECISION_REFUSALS,
  DOCUMENT_FIELD_TEXTS,
  VERIFICATION_DOCUMENT_REFUSALS,
} from './texts/verification-documents.ts'

const NO_STORE = { 'cache-control': 'no-store' }
const NO_SHOP = { vendor_not_found: 404 } as const
const GONE = { ...NO_SHOP, document_not_found: 404 } as const
const HANDING_IN = {
  ...NO_SHOP,
  document_not_requested: 409,
  document_too_large: 413,
  not_a_document: 415,
  document_locked: 422,
  document_has_program: 422,
  document_too_long: 422,
  too_many_papers: 429,
} as const
const DECIDING = {
  vendor_not_found: 404,
  document_not_found: 409,
  document_already_decided: 409,
  document_expired: 422,
} as const
const file = {
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
  description: 'The paper as it is kept, to be saved',
}

const listing = createRoute({
  method: 'get',
  path: '/vendor/verification-documents',
  tags: ['account'],
  summary: 'The papers that one’s own shop hands in, and how each stands',
  responses: {
    200: json(VerificationDocuments, 'Every paper of its kind of business'),
    ...problems(404),
  },
})
const handingIn = createRoute({
  method: 'post',
  path: '/vendor/verification-documents/{kind}',
  tags: ['account'],
  summary:
    'Hands in a photo or a PDF; it takes the place of the one before, and the team looks at it',
  request: {
    params: DocumentKindParams,
    body: {
      required: true,
      content: {
        'image/*': { schema: z.string().openapi({ format: 'binary' }) },
        'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
      },
    },
  },
  responses: {
    201: json(VerificationDocuments, 'All of them as they are now'),
    ...problems(404, 409, 413, 415, 422, 429),
  },
})
const opening = createRoute({
  method: 'get',
  path: '/vendor/verification-documents/{document}/file',
  tags: ['account'],
  summary: 'A paper of one’s own shop',
  request: { params: OwnDocumentParams },
  responses: { 200: file, ...problems(404, 422) },
})
const takingBack = createRoute({
  method: 'delete',
  path: '/vendor/verification-documents/{document}',
  tags: ['account'],
  summary: 'Takes back a paper that was not accepted; its file is removed',
  request: { params: OwnDocumentParams },
  responses: {
    200: json(VerificationDocuments, 'All of them as they are now'),
    ...problems(404, 409, 422),
  },
})

/** Mounted under /api/v1/account: a vendor that is not verified has no access to /api/v1/vendor. */
export const ownDocumentRoutes = (documents: UploadVerificationDocuments) =>
  routes<{ userId: UserId }>({ texts: DOCUMENT_FIELD_TEXTS })
    .openapi(listing, async (c) => {
      const read = await documents.read(c.var.userId)
      if (!read.ok) return refusal(c, read.error, NO_SHOP, VERIFICATION_DOCUMENT_REFUSALS)
      return c.json(read.value, 200, NO_STORE)
    })
    .openapi(handingIn, async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const { kind } = c.req.valid('param')
      const saved = await documents.handIn({ ...byOwner(c), kind, bytes })
      if (!saved.ok) {
        const { error } = saved
        if (error.code === 'too_many_papers')
          c.header('retry-after', String(error.retryAfterSeconds))
        return refusal(c, error, HANDING_IN, VERIFICATION_DOCUMENT_REFUSALS)
      }
      return c.json(saved.value, 201, NO_STORE)
    })
    .openapi(opening, async (c) => {
      const found = await documents.open(c.var.userId, c.req.valid('param').document)
      if (!found.ok) return refusal(c, found.error, GONE, VERIFICATION_DOCUMENT_REFUSALS)
      return sent(c, found.value)
    })
    .openapi(takingBack, async (c) => {
      const documentId = c.req.valid('param').document
      const done = await documents.takeBack({ ...byOwner(c), paperId: documentId })
      if (!done.ok)
        return refusal(
          c,
          done.error,
          { ...GONE, document_accepted: 409 },
          VERIFICATION_DOCUMENT_REFUSALS,
        )
      return c.json(done.value, 200, NO_STORE)
    })

const reading = createRoute({
  method: 'get',
  path: '/vendors/{id}/verification-documents/{document}',
  tags: ['admin'],
  summary: 'A paper of a shop; who read it is written down',
  request: { params: DocumentParams },
  responses: { 200: file, ...problems(404, 422) },
})
const acceptance = createRoute({
  method: 'post',
  path: '/vendors/{id}/verification-documents/{document}/acceptance',
  tags: ['admin'],
  summary:
    'Accepts a paper, until the day that stands on it; the shop is told once none is missing',
  request: { params: DocumentParams, ...jsonBody(DocumentAcceptanceBody) },
  responses: { 200: json(AdminVendor, 'The shop as it is now'), ...problems(404, 409, 422) },
})
const rejection = createRoute({
  method: 'post',
  path: '/vendors/{id}/verification-documents/{document}/rejection',
  tags: ['admin'],
  summary: 'Refuses a paper; its shop is told why and hands in another',
  request: { params: DocumentParams, ...jsonBody(DocumentRefusalBody) },
  responses: { 200: json(AdminVendor, 'The shop as it is now'), ...problems(404, 409, 422) },
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
  ) => await decide({ ...adminActor<UserId>(c), vendorId, paperId: documentId, decision })
  return routes<{ userId: UserId }>({ texts: DOCUMENT_FIELD_TEXTS })
    .openapi(reading, async (c) => {
      const { id, document } = c.req.valid('param')
      const found = await open(id as VendorId, document)
      if (!found.ok) return refusal(c, found.error, GONE, DOCUMENT_DECISION_REFUSALS)
      return sent(c, found.value)
    })
    .openapi(acceptance, async (c) => {
      const { id, document } = c.req.valid('param')
      const vendorId = id as VendorId
      const expiresOn = c.req.valid('json').expires_on as LocalDate | null
      const done = await decided(c, vendorId, document, { accepts: true, expiresOn })
      const found = done.ok ? await get(vendorId) : done
      if (!found.ok) return refusal(c, found.error, DECIDING, DOCUMENT_DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(rejection, async (c) => {
      const { id, document } = c.req.valid('param')
      const vendorId = id as VendorId
      const { reason, refusal_note: refusalNote } = c.req.valid('json')
      const done = await decided(c, vendorId, document, { accepts: false, reason, refusalNote })
      const found = done.ok ? await get(vendorId) : done
      if (!found.ok) return refusal(c, found.error, DECIDING, DOCUMENT_DECISION_REFUSALS)
      return c.json(found.value, 200)
    })
}

const byOwner = (c: Context) => ({ userId: c.get('userId') as UserId, origin: requestOrigin(c) })

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Always sent as a download, so that an uploaded file never renders as a page of this site. */
const sent = (c: Context, { kind, mime, bytes }: OpenVerificationDocument) =>
  c.body(bytes, 200, {
    ...NO_STORE,
    'content-type': mime,
    'content-disposition': `attachment; filename="${kind.replaceAll('_', '-')}.${ENDINGS[mime] ?? 'bin'}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })

import {
  taggedRoutes,
  json,
  problems,
  refusal,
  routes,
  z,
  type GuardedContext,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { UploadVerificationDocuments } from './operations/upload-verification-documents.ts'
import {
  OwnDocumentParams,
  DocumentKindParams,
  VerificationDocuments,
} from './verification-documents.contract.ts'
import { texts } from './texts.generated.ts'
import { VENDOR_NOT_FOUND } from './routes.helpers.ts'
import {
  DOCUMENT_NOT_FOUND,
  documentFile,
  documentDownload,
} from './routes.verification-documents.helpers.ts'

const DOCUMENT_FIELD_TEXTS = texts.below('document-field')
const VERIFICATION_DOCUMENT_REFUSALS = texts.below('verification-document-refusals')

const NO_STORE = { 'cache-control': 'no-store' }
const HANDING_IN = {
  ...VENDOR_NOT_FOUND,
  document_not_requested: 409,
  document_too_large: 413,
  not_a_document: 415,
  document_locked: 422,
  document_has_program: 422,
  document_too_long: 422,
  too_many_documents: 429,
} as const

const createRoute = taggedRoutes('account')
const listing = createRoute({
  method: 'get',
  path: '/vendor/verification-documents',
  summary: 'List own verification documents with their status',
  responses: {
    200: json(VerificationDocuments, 'All documents required of this business type'),
    ...problems(VENDOR_NOT_FOUND),
  },
})
const handingIn = createRoute({
  method: 'post',
  path: '/vendor/verification-documents/{kind}',
  summary: 'Upload a verification document, replacing the previous one',
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
    201: json(VerificationDocuments, 'The updated closures'),
    ...problems(HANDING_IN),
  },
})
const opening = createRoute({
  method: 'get',
  path: '/vendor/verification-documents/{document}/file',
  summary: 'Download an own verification document',
  request: { params: OwnDocumentParams },
  responses: { 200: documentFile, ...problems(DOCUMENT_NOT_FOUND, 422) },
})
const takingBack = createRoute({
  method: 'delete',
  path: '/vendor/verification-documents/{document}',
  summary: 'Withdraw an unapproved verification document and its file',
  request: { params: OwnDocumentParams },
  responses: {
    200: json(VerificationDocuments, 'The updated closures'),
    ...problems({ ...DOCUMENT_NOT_FOUND, document_accepted: 409 }, 422),
  },
})

/** Mounted under /api/v1/account: a vendor that is not verified has no access to /api/v1/vendor. */
export const ownDocumentRoutes = (documents: UploadVerificationDocuments) =>
  routes<{ userId: UserId }>({ texts: DOCUMENT_FIELD_TEXTS })
    .openapi(listing, async (c) => {
      const read = await documents.read(c.var.userId)
      if (!read.ok) return refusal(c, read.error, VENDOR_NOT_FOUND, VERIFICATION_DOCUMENT_REFUSALS)
      return c.json(read.value, 200, NO_STORE)
    })
    .openapi(handingIn, async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const { kind } = c.req.valid('param')
      const saved = await documents.uploadDocument({ ...byOwner(c), kind, bytes })
      if (!saved.ok) {
        const { error } = saved
        if (error.code === 'too_many_documents')
          c.header('retry-after', String(error.retryAfterSeconds))
        return refusal(c, error, HANDING_IN, VERIFICATION_DOCUMENT_REFUSALS)
      }
      return c.json(saved.value, 201, NO_STORE)
    })
    .openapi(opening, async (c) => {
      const found = await documents.open(c.var.userId, c.req.valid('param').document)
      if (!found.ok)
        return refusal(c, found.error, DOCUMENT_NOT_FOUND, VERIFICATION_DOCUMENT_REFUSALS)
      return documentDownload(c, found.value)
    })
    .openapi(takingBack, async (c) => {
      const documentId = c.req.valid('param').document
      const done = await documents.takeBack({ ...byOwner(c), documentId })
      if (!done.ok)
        return refusal(
          c,
          done.error,
          { ...DOCUMENT_NOT_FOUND, document_accepted: 409 },
          VERIFICATION_DOCUMENT_REFUSALS,
        )
      return c.json(done.value, 200, NO_STORE)
    })

const byOwner = (c: GuardedContext<{ userId: UserId }>) => ({
  userId: c.var.userId,
  origin: requestOrigin(c),
})

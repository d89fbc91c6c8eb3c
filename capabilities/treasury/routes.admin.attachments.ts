import { json, problems, refusal, routes, taggedRoutes, z } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  AttachmentParams,
  AttachmentQuery,
  ManualJournal,
  ManualJournalParams,
} from './manual-journals.contract.ts'
import type { AttachDocument } from './operations/attach-document.ts'
import type { ReadManualJournals } from './operations/read-manual-journals.ts'
import { texts } from './texts.generated.ts'

const ATTACHMENT_REFUSALS = {
  ...texts.below('attachment-refusals'),
  manual_journal_not_found: texts.of('manual-journal-refusals.manual_journal_not_found'),
  manual_journal_decided: texts.of('manual-journal-refusals.manual_journal_decided'),
}

const ADDING = {
  manual_journal_not_found: 404,
  manual_journal_decided: 409,
  document_too_large: 413,
  not_a_document: 415,
  document_locked: 422,
  document_has_program: 422,
  document_too_long: 422,
} as const
const createRoute = taggedRoutes('admin')
const binary = z.string().openapi({ format: 'binary' })
const adding = createRoute({
  method: 'post',
  path: '/money/manual-journals/{id}/attachments',
  summary: 'Attach an image or a PDF to a journal that is not posted',
  request: {
    params: ManualJournalParams,
    query: AttachmentQuery,
    body: {
      required: true,
      content: { 'image/*': { schema: binary }, 'application/pdf': { schema: binary } },
    },
  },
  responses: {
    201: json(ManualJournal, 'The journal with its attachments'),
    ...problems(ADDING),
  },
})
const opening = createRoute({
  method: 'get',
  path: '/money/manual-journals/{id}/attachments/{attachment}',
  summary: 'Download an attachment of a manual journal',
  request: { params: AttachmentParams },
  responses: {
    200: {
      content: { 'application/octet-stream': { schema: binary } },
      description: 'The document as stored, for download',
    },
    ...problems({ attachment_not_found: 404 }, 422),
  },
})

export const attachmentRoutes = (attachments: AttachDocument, find: ReadManualJournals['find']) =>
  routes<{ userId: string }>()
    .openapi(adding, async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const { name } = c.req.valid('query')
      const journalId = c.req.valid('param').id
      const done = await attachments.add({ ...adminActor(c), journalId, name, bytes })
      if (!done.ok) return refusal(c, done.error, ADDING, ATTACHMENT_REFUSALS)
      const view = await find(done.value, c.var.userId)
      return c.json(view!, 201) // found by its own id
    })
    .openapi(opening, async (c) => {
      const { id: journalId, attachment: attachmentId } = c.req.valid('param')
      const found = await attachments.open({ journalId, attachmentId })
      if (!found.ok)
        return refusal(c, found.error, { attachment_not_found: 404 } as const, ATTACHMENT_REFUSALS)
      const { name, mime, bytes } = found.value
      // Always a download, so that an uploaded file never renders as a page of this site.
      return c.body(bytes, 200, {
        'cache-control': 'no-store',
        'content-type': mime,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
    })

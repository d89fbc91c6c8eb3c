import {
  callerLanguage,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { SessionState } from '#capabilities/identity/index.ts'
import { AdminDocumentBody, BuyerInvoiceParams, DownloadTicket } from './contract.ts'
import { downloadTicketView, VENDOR_DOCUMENT_STATUSES } from './download-ticket-view.ts'
import type { IssueDownloadTicket } from './operations/issue-download-ticket.ts'
import { texts } from './texts.generated.ts'

const DOCUMENT_REFUSALS = texts.below('document-refusals')

const ticket = taggedRoutes('admin')({
  method: 'post',
  path: '/orders/{id}/documents/tickets',
  summary: 'Create a five-minute URL for the invoice, slip or label of an order',
  request: { params: BuyerInvoiceParams, ...jsonBody(AdminDocumentBody) },
  responses: {
    201: json(DownloadTicket, 'The signed URL'),
    ...problems(VENDOR_DOCUMENT_STATUSES, 422),
  },
})

/** Mounted under /api/v1/admin, whose guard sets `userId` and `session`. */
export const orderDocumentRoutes = ({
  addressForAdmin,
}: Pick<IssueDownloadTicket, 'addressForAdmin'>) =>
  routes<{ userId: string; session: SessionState }>().openapi(ticket, async (c) => {
    const handed = await addressForAdmin({
      actor: { role: 'admin', id: c.var.userId },
      sessionId: c.var.session.sessionId,
      origin: requestOrigin(c),
      orderId: c.req.valid('param').id,
      kind: c.req.valid('json').kind,
      language: callerLanguage(c),
    })
    if (!handed.ok) return refusal(c, handed.error, VENDOR_DOCUMENT_STATUSES, DOCUMENT_REFUSALS)
    return c.json(downloadTicketView(handed.value), 201, { 'cache-control': 'no-store' })
  })

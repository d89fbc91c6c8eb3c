import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { SessionState } from '#capabilities/identity/index.ts'
import { DownloadTicket, DownloadTicketBody } from './contract.ts'
import type { IssueDownloadTicket } from './operations/issue-download-ticket.ts'
import { VENDOR_DOCUMENT_STATUSES, downloadTicketView } from './download-ticket-view.ts'
import { texts } from './texts.generated.ts'

const DOCUMENT_REFUSALS = texts.below('document-refusals')

const ticket = createRoute({
  method: 'post',
  path: '/documents/tickets',
  tags: ['vendor'],
  summary: 'Create a five-minute URL for invoices, slips or labels',
  request: jsonBody(DownloadTicketBody),
  responses: {
    201: json(DownloadTicket, 'The signed URL'),
    ...problems(VENDOR_DOCUMENT_STATUSES, 422),
  },
})

type Deps = Pick<IssueDownloadTicket, 'addressForShop' | 'addressForCreditNote'>

/** Mounted under /api/v1/vendor, whose guard has already set `userId`, `vendorId`, `session`. */
export const vendorRoutes = ({ addressForShop, addressForCreditNote }: Deps) =>
  routes<{ userId: string; vendorId: string; session: SessionState }>().openapi(
    ticket,
    async (c) => {
      const query = c.req.valid('json')
      const language = callerLanguage(c)
      const { vendorId } = c.var
      const by = {
        actor: { role: 'vendor', id: c.var.userId },
        origin: requestOrigin(c),
      } as const
      const { sessionId } = c.var.session
      const handed =
        'return_id' in query
          ? await addressForCreditNote({
              ...by,
              returnId: query.return_id,
              of: { sessionId, vendorId },
            })
          : await addressForShop({
              ...by,
              ...{ sessionId, vendorId },
              request: { kind: query.kind, orderIds: query.order_ids, language },
            })
      if (!handed.ok) return refusal(c, handed.error, VENDOR_DOCUMENT_STATUSES, DOCUMENT_REFUSALS)
      return c.json(downloadTicketView(handed.value), 201, { 'cache-control': 'no-store' })
    },
  )

import type { Context } from 'hono'
import {
  taggedRoutes,
  type EdgeVariables,
  json,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { SessionState, UserId } from '#capabilities/identity/index.ts'
import { BuyerCreditNoteParams, BuyerInvoiceParams, DownloadTicket } from './contract.ts'
import type { IssueDownloadTicket } from './operations/issue-download-ticket.ts'
import { CREDIT_STATUSES, ISSUE_STATUSES, downloadTicketView } from './download-ticket-view.ts'
import { texts } from './texts.generated.ts'

const DOCUMENT_REFUSALS = texts.below('document-refusals')

const createRoute = taggedRoutes('account')
const ticket = createRoute({
  method: 'post',
  path: '/orders/{id}/invoice/tickets',
  summary: 'Create a five-minute URL for the invoice of an own order',
  request: { params: BuyerInvoiceParams },
  responses: { 201: json(DownloadTicket, 'The signed URL'), ...problems(ISSUE_STATUSES, 422) },
})

const creditNote = createRoute({
  method: 'post',
  path: '/returns/{id}/credit-note/tickets',
  summary: 'Create a five-minute URL for the credit note of a return',
  request: { params: BuyerCreditNoteParams },
  responses: { 201: json(DownloadTicket, 'The signed URL'), ...problems(CREDIT_STATUSES, 422) },
})

type Deps = Pick<IssueDownloadTicket, 'addressForBuyer' | 'addressForCreditNote'> &
  Pick<Orders, 'personOf'>
type Vars = { userId: UserId; session: SessionState }

const byOf = (c: Context<{ Variables: EdgeVariables & Vars }>) =>
  ({
    actor: { role: 'customer', id: c.var.userId },
    sessionId: c.var.session.sessionId,
    origin: requestOrigin(c),
  }) as const

/** Mounted under /api/v1/account, whose guard has already set `userId` and `session`. */
export const accountRoutes = ({ addressForBuyer, addressForCreditNote, personOf }: Deps) =>
  routes<Vars>()
    .openapi(ticket, async (c) => {
      const person = await personOf(c.var.userId)
      const { id: orderId } = c.req.valid('param')
      const handed = await addressForBuyer({ ...byOf(c), person, orderId })
      if (!handed.ok) return refusal(c, handed.error, ISSUE_STATUSES, DOCUMENT_REFUSALS)
      return c.json(downloadTicketView(handed.value), 201, { 'cache-control': 'no-store' })
    })
    .openapi(creditNote, async (c) => {
      const person = await personOf(c.var.userId)
      const { id: returnId } = c.req.valid('param')
      const { sessionId, ...by } = byOf(c)
      const handed = await addressForCreditNote({ ...by, returnId, of: { sessionId, person } })
      if (!handed.ok) return refusal(c, handed.error, CREDIT_STATUSES, DOCUMENT_REFUSALS)
      return c.json(downloadTicketView(handed.value), 201, { 'cache-control': 'no-store' })
    })

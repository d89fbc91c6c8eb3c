import type { Context } from 'hono'
import { type Clock, type Milliseconds, minutes } from '#kernel/time.ts'
import {
  createRoute,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
  z,
  type GuardedContext,
} from '#platform/http/index.ts'
import { clientKey, requestOrigin } from '#platform/http/actor.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import {
  type Orders,
  PURCHASE_ACCESS_REFUSALS,
  PURCHASE_ACCESS_STATUSES,
  PurchaseKeyHeaders,
} from '#capabilities/orders/index.ts'
import {
  DownloadTicket,
  FileParams,
  FileQuery,
  PurchaseCreditNoteBody,
  PurchaseInvoiceBody,
} from './contract.ts'
import { CREDIT_STATUSES, ISSUE_STATUSES, downloadTicketView } from './download-ticket-view.ts'
import type { IssueDownloadTicket } from './operations/issue-download-ticket.ts'
import { texts } from './texts.generated.ts'

const DOCUMENT_REFUSALS = texts.below('document-refusals')

const STATUSES = { file_link_invalid: 403, file_link_expired: 410, document_gone: 404 } as const

const file = createRoute({
  method: 'get',
  path: '/files/{kind}',
  tags: ['documents'],
  summary: 'Download a document by signed URL',
  request: { params: FileParams, query: FileQuery },
  responses: {
    200: {
      description: 'The document',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...problems(STATUSES, 422),
  },
})

const invoice = createRoute({
  method: 'post',
  path: '/track/invoice-tickets',
  tags: ['orders'],
  summary: 'Create a five-minute URL for the invoice of an order by purchase key',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(PurchaseInvoiceBody) },
  responses: {
    201: json(DownloadTicket, 'The signed URL'),
    ...problems({ ...ISSUE_STATUSES, ...PURCHASE_ACCESS_STATUSES }, 422, 429),
  },
})

const creditNote = createRoute({
  method: 'post',
  path: '/track/credit-note-tickets',
  tags: ['orders'],
  summary: 'Create a five-minute URL for the credit note of a return by purchase key',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(PurchaseCreditNoteBody) },
  responses: {
    201: json(DownloadTicket, 'The signed URL'),
    ...problems(CREDIT_STATUSES, 422, 429),
  },
})

/** An invoice is rendered by the first who opens it: as often as a household needs. */
const INVOICES_PER_MINUTE = 20

type Deps = Pick<IssueDownloadTicket, 'open' | 'addressForCreditNote' | 'addressForPurchase'> &
  Pick<Orders, 'readerOf'> & {
    clock: Clock
    limit: (use: {
      key: string
      max: number
      per: Milliseconds
      now: Date
    }) => Promise<RateLimitOutcome>
  }

/** Set by the optional-sign-in guard. */
type SeenBy = { viewer: { userId: string } | null }

/** Mounted under /api/v1. A file needs no authentication: its signed URL names the session. */
export function storefrontRoutes(deps: Deps) {
  const { open, addressForPurchase, addressForCreditNote, readerOf, clock, limit } = deps
  async function tooOften(c: Context) {
    const key = `invoice:${clientKey(c)}`
    const use = await limit({
      ...{ key, max: INVOICES_PER_MINUTE },
      ...{ per: minutes(1), now: clock.now() },
    })
    if (use.allowed) return null
    c.header('retry-after', String(use.retryAfterSeconds))
    return problem(c, 429, { code: 'too_many_requests' })
  }
  async function callerOf(c: GuardedContext<SeenBy>, key: string | undefined) {
    const { viewer } = c.var
    return {
      actor: viewer
        ? ({ role: 'customer', id: viewer.userId } as const)
        : ({ role: 'anyone' } as const),
      origin: requestOrigin(c),
      reader: await readerOf(viewer, key),
    }
  }
  return routes<SeenBy>()
    .openapi(file, async (c) => {
      const rendered = await open(c.req.valid('param').kind, c.req.valid('query'))
      if (!rendered.ok) return refusal(c, rendered.error, STATUSES, DOCUMENT_REFUSALS)
      return c.body(rendered.value.bytes, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${rendered.value.name}"`,
        'cache-control': 'no-store, private',
        'x-robots-tag': 'noindex',
      })
    })
    .openapi(invoice, async (c) => {
      const limited = await tooOften(c)
      if (limited) return limited
      const caller = await callerOf(c, c.req.valid('header')['purchase-key'])
      const handed = await addressForPurchase({ ...caller, orderId: c.req.valid('json').order_id })
      if (!handed.ok)
        return refusal(
          c,
          handed.error,
          { ...ISSUE_STATUSES, ...PURCHASE_ACCESS_STATUSES },
          { ...DOCUMENT_REFUSALS, ...PURCHASE_ACCESS_REFUSALS },
        )
      return c.json(downloadTicketView(handed.value), 201, { 'cache-control': 'no-store' })
    })
    .openapi(creditNote, async (c) => {
      const limited = await tooOften(c)
      if (limited) return limited
      const { reader, ...by } = await callerOf(c, c.req.valid('header')['purchase-key'])
      const { return_id: returnId } = c.req.valid('json')
      const handed = await addressForCreditNote({ ...by, returnId, of: { reader } })
      if (!handed.ok) return refusal(c, handed.error, CREDIT_STATUSES, DOCUMENT_REFUSALS)
      return c.json(downloadTicketView(handed.value), 201, { 'cache-control': 'no-store' })
    })
}

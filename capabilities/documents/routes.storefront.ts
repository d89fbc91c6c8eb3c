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
} from '#platform/http/index.ts'
import { clientKey, requestOrigin } from '#platform/http/actor.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import {
  type Orders,
  PURCHASE_ACCESS_REFUSALS,
  PURCHASE_ACCESS_STATUSES,
  PurchaseKeyHeaders,
} from '#capabilities/orders/index.ts'
import { DownloadTicket, FileParams, FileQuery, PurchaseInvoiceBody } from './contract.ts'
import { ISSUE_STATUSES, downloadTicketView } from './download-ticket-view.ts'
import type { IssueDownloadTicket } from './operations/issue-download-ticket.ts'
import { DOCUMENT_REFUSALS } from './texts.ts'

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
    ...problems(403, 404, 410, 422),
  },
})

const invoice = createRoute({
  method: 'post',
  path: '/track/invoice-tickets',
  tags: ['orders'],
  summary: 'Create a five-minute URL for the invoice of an order by purchase key',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(PurchaseInvoiceBody) },
  responses: { 201: json(DownloadTicket, 'The signed URL'), ...problems(403, 404, 409, 422, 429) },
})

const STATUSES = { file_link_invalid: 403, file_link_expired: 410, document_gone: 404 } as const

/** An invoice is rendered by the first who opens it: as often as a household needs. */
const INVOICES_PER_MINUTE = 20

type Deps = Pick<IssueDownloadTicket, 'open' | 'addressForPurchase'> &
  Pick<Orders, 'readerOf'> & {
    clock: Clock
    limit: (use: {
      key: string
      max: number
      per: Milliseconds
      now: Date
    }) => Promise<RateLimitOutcome>
  }

/** Mounted under /api/v1. A file needs no authentication: its signed URL names the session. */
export const storefrontRoutes = ({ open, addressForPurchase, readerOf, clock, limit }: Deps) =>
  routes()
    .openapi(file, async (c) => {
      const rendered = await open(c.req.valid('param').kind, c.req.valid('query'))
      if (!rendered.ok) return refusal(c, rendered.error, STATUSES, DOCUMENT_REFUSALS)
      return c.body(rendered.value.bytes, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${rendered.value.name}"`,
        'cache-control': 'no-store, private',
        'x-robots-tag': 'noindex',
      }) as never // the bytes of a file have no JSON type
    })
    .openapi(invoice, async (c) => {
      const key = `invoice:${clientKey(c)}`
      const use = await limit({
        ...{ key, max: INVOICES_PER_MINUTE },
        ...{ per: minutes(1), now: clock.now() },
      })
      if (!use.allowed) {
        c.header('retry-after', String(use.retryAfterSeconds))
        return problem(c, 429, { code: 'too_many_requests' })
      }
      const viewer = (c as Context).get('viewer') as { userId: string } | null // set by the optional-sign-in guard
      const reader = await readerOf(viewer, c.req.valid('header')['purchase-key'])
      const handed = await addressForPurchase({
        actor: viewer ? { role: 'customer', id: viewer.userId } : { role: 'anyone' },
        origin: requestOrigin(c),
        ...{ reader, orderId: c.req.valid('json').order_id },
      })
      if (!handed.ok)
        return refusal(
          c,
          handed.error,
          { ...ISSUE_STATUSES, ...PURCHASE_ACCESS_STATUSES },
          { ...DOCUMENT_REFUSALS, ...PURCHASE_ACCESS_REFUSALS },
        )
      return c.json(downloadTicketView(handed.value), 201, { 'cache-control': 'no-store' })
    })

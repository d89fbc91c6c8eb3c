import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problems,
  refusal,
  requestIdOf,
  routes,
} from '#platform/http/index.ts'
import type { Standing } from '#capabilities/identity/index.ts'
import { PaperTicket, PaperTicketBody } from './contract.ts'
import type { HandOut } from './operations/issue-download-ticket.ts'
import { SHOP_PAPER_STATUSES, ticketView } from './download-ticket-view.ts'
import { PAPER_REFUSALS } from './texts.ts'

const ticket = createRoute({
  method: 'post',
  path: '/papers/tickets',
  tags: ['vendor'],
  summary:
    'An address that opens an invoice or a credit note, or the slips or labels of many orders, for five minutes',
  request: jsonBody(PaperTicketBody),
  responses: { 201: json(PaperTicket, 'Where it opens'), ...problems(404, 409, 422, 503) },
})

type Deps = Pick<HandOut, 'addressForShop' | 'addressForCreditNote'>

/** Mounted under /api/v1/vendor, whose guard has already set `userId`, `vendorId` and `session`. */
export const vendorRoutes = ({ addressForShop, addressForCreditNote }: Deps) =>
  routes<{ userId: string; vendorId: string; session: Standing }>().openapi(ticket, async (c) => {
    const asked = c.req.valid('json')
    const language = callerLanguage(c)
    const { vendorId } = c.var
    const by = {
      actor: { role: 'vendor', id: c.var.userId },
      sessionId: c.var.session.sessionId,
      origin: { address: c.get('clientAddress') ?? null, requestId: requestIdOf(c) },
    } as const
    const handed =
      asked.kind === 'credit_note'
        ? await addressForCreditNote({ ...by, returnId: asked.return_id, of: { vendorId } })
        : await addressForShop({
            ...by,
            vendorId,
            wish: { kind: asked.kind, orderIds: asked.order_ids, language },
          })
    if (!handed.ok) return refusal(c, handed.error, SHOP_PAPER_STATUSES, PAPER_REFUSALS)
    return c.json(ticketView(handed.value), 201, { 'cache-control': 'no-store' })
  })

import { createRoute, json, problems, refusal, requestIdOf, routes } from '#platform/http/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { OwnInvoiceParams, PaperTicket } from './contract.ts'
import type { HandOut } from './operations/hand-out.ts'
import { ISSUE_STATUSES, ticketView } from './ticket-view.ts'
import { PAPER_REFUSALS } from './texts.ts'

const ticket = createRoute({
  method: 'post',
  path: '/orders/{id}/invoice/tickets',
  tags: ['account'],
  summary: 'An address that opens the invoice of one’s own order, once',
  request: { params: OwnInvoiceParams },
  responses: { 201: json(PaperTicket, 'Where it opens'), ...problems(404, 409, 422) },
})

type Deps = Pick<HandOut, 'ticketForBuyer'> & Pick<Orders, 'personOf'>

/** Mounted under /api/v1/account, whose guard has already set `userId`. */
export const accountRoutes = ({ ticketForBuyer, personOf }: Deps) =>
  routes<{ userId: UserId }>().openapi(ticket, async (c) => {
    const handed = await ticketForBuyer({
      person: await personOf(c.var.userId),
      orderId: c.req.valid('param').id,
      actor: { role: 'customer', id: c.var.userId },
      origin: { address: c.get('clientAddress') ?? null, requestId: requestIdOf(c) },
    })
    if (!handed.ok)
      return refusal(c, handed.error, { ...ISSUE_STATUSES, invoice_not_yet: 409 }, PAPER_REFUSALS)
    return c.json(ticketView(handed.value), 201, { 'cache-control': 'no-store' })
  })

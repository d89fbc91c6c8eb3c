import { createRoute, problems, refusal, routes, z } from '#platform/http/index.ts'
import { TicketParams } from './contract.ts'
import type { HandOut } from './operations/hand-out.ts'
import { PAPER_REFUSALS } from './texts.ts'

const file = createRoute({
  method: 'get',
  path: '/files/{ticket}',
  tags: ['documents'],
  summary: 'A paper, once, for whoever holds its ticket',
  request: { params: TicketParams },
  responses: {
    200: {
      description: 'The paper',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...problems(404, 422),
  },
})

/** Mounted under /api/v1 for anyone: the ticket itself is the permission. */
export const shopRoutes = ({ redeem }: Pick<HandOut, 'redeem'>) =>
  routes().openapi(file, async (c) => {
    const paper = await redeem(c.req.valid('param').ticket)
    if (!paper.ok) return refusal(c, paper.error, { paper_gone: 404 }, PAPER_REFUSALS)
    return c.body(paper.value.bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paper.value.name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    }) as never // the bytes of a file have no JSON type
  })

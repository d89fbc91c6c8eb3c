import { createRoute, problems, refusal, routes, z } from '#platform/http/index.ts'
import { FileParams, FileQuery } from './contract.ts'
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

const STATUSES = { file_link_invalid: 403, file_link_expired: 410, document_gone: 404 } as const

/** Mounted under /api/v1, without authentication: the signed URL names the session. */
export const storefrontRoutes = ({ open }: Pick<IssueDownloadTicket, 'open'>) =>
  routes().openapi(file, async (c) => {
    const rendered = await open(c.req.valid('param').kind, c.req.valid('query'))
    if (!rendered.ok) return refusal(c, rendered.error, STATUSES, DOCUMENT_REFUSALS)
    return c.body(rendered.value.bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${rendered.value.name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    }) as never // the bytes of a file have no JSON type
  })

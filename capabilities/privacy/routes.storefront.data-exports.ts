import { createRoute, problems, refusal, routes, z } from '#platform/http/index.ts'
import type { DownloadExport } from './operations/create-data-export.ts'
import { texts } from './texts.generated.ts'

const PRIVACY_REFUSALS = texts.below('privacy-refusals')

const file = createRoute({
  method: 'get',
  path: '/data-exports/{token}',
  tags: ['shop'],
  summary: 'Download a personal data export by its emailed link',
  request: { params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }) },
  responses: {
    200: { description: 'data.json and data.html', content: { 'application/zip': {} } },
    ...problems({ export_expired: 404 }, 422),
  },
})

/** Mounted under /api/v1: the token in the link is the authorization. */
export const fileRoutes = (open: DownloadExport) =>
  routes().openapi(file, async (c) => {
    const opened = await open(c.req.valid('param').token)
    if (!opened.ok) return refusal(c, opened.error, { export_expired: 404 }, PRIVACY_REFUSALS)
    return c.body(new Uint8Array(opened.value.bytes), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${opened.value.name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    })
  })

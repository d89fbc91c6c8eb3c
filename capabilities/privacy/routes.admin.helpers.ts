import type { Context } from 'hono'

export const printableDownload = (c: Context, html: string, name: string) =>
  c.body(html, 200, {
    'content-type': 'text/html; charset=UTF-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store, private',
  })

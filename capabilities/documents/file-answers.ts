import type { Context } from 'hono'
import { z } from '#platform/http/index.ts'

export const PDF_ANSWER = {
  description: 'The document',
  content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
} as const

export const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store, private',
})

export const csvAnswer = (c: Context, text: string, name: string): Response =>
  c.body(text, 200, {
    'content-type': 'text/csv; charset=UTF-8',
    'content-disposition': `attachment; filename="${name}"`,
  })

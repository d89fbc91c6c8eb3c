import type { Context } from 'hono'
import { z } from '#platform/http/index.ts'
import { VENDOR_NOT_FOUND } from './routes.helpers.ts'
import type { OpenVerificationDocument } from './operations/open-verification-document.ts'

const NO_STORE = { 'cache-control': 'no-store' }
export const DOCUMENT_NOT_FOUND = { ...VENDOR_NOT_FOUND, document_not_found: 404 } as const
export const documentFile = {
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
  description: 'The document as stored, for download',
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Always sent as a download, so that an uploaded file never renders as a page of this site. */
export const documentDownload = (c: Context, { kind, mime, bytes }: OpenVerificationDocument) =>
  c.body(bytes, 200, {
    ...NO_STORE,
    'content-type': mime,
    'content-disposition': `attachment; filename="${kind.replaceAll('_', '-')}.${ENDINGS[mime] ?? 'bin'}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })

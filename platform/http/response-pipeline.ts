import type { Context } from 'hono'
import { bufferedResponseText } from './response-body.ts'
import { etagOf, matchesEtag } from './cache-entry.ts'
import { compress, encodingFor, isCompressible, MIN_COMPRESSIBLE_BYTES } from './compress.ts'

/** Responses of these types are complete before they are sent, so they can be buffered. */
const MADE_WHOLE = /^(text\/(html|plain|xml)|application\/([\w.-]+\+)?(json|xml))/i

/** Adds an ETag, answers 304 and compresses. Streams and compressed responses pass unchanged. */
export async function finishResponse(c: Context): Promise<void> {
  // Read before the body: reading it replaces the response object.
  const { headers, status } = c.res
  const contentType = headers.get('content-type')
  if (!contentType || !MADE_WHOLE.test(contentType)) return
  if (headers.has('content-encoding') || headers.has('etag')) return

  const given = bufferedResponseText(c.res)
  let body = given ?? new Uint8Array(await c.res.arrayBuffer())
  const isRead = (c.req.method === 'GET' || c.req.method === 'HEAD') && status === 200
  if (isRead && !headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (isRead && !headers.get('cache-control')?.includes('no-store')) {
    const etag = etagOf(body)
    headers.set('etag', etag)
    if (matchesEtag(c.req.header('if-none-match'), etag)) {
      headers.delete('content-type')
      headers.delete('content-length')
      return replace(c, null, 304, headers)
    }
  }
  let length = Buffer.byteLength(body)
  if (length > MIN_COMPRESSIBLE_BYTES && isCompressible(contentType)) {
    headers.append('vary', 'Accept-Encoding')
    const encoding = encodingFor(c.req.header('accept-encoding'))
    if (encoding) {
      body = await compress(body, encoding, 4)
      length = body.byteLength
      headers.set('content-encoding', encoding)
    }
  }
  headers.set('content-length', String(length))
  if (given !== null && !headers.has('content-encoding')) return undefined
  return replace(c, c.req.method === 'HEAD' ? null : body, status, headers)
}

/** Hono copies the headers of a replaced response unless it is removed first. */
function replace(
  c: Context,
  body: string | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Headers,
): void {
  c.res = undefined
  c.res = new Response(body, { status, headers })
}

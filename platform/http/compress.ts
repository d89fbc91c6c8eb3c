import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Smaller responses fit into a packet anyway. */
export const MIN_COMPRESSIBLE_BYTES = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Runs in the thread pool. Quality 5 is for dynamic responses, 9 and 11 for cached ones. */
export const compress = (
  content: string | Uint8Array,
  encoding: Encoding,
  quality = 5,
): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br'
    ? brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : gzipped(content, { level: 6 })

/** The best accepted encoding; null for none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (!accepted) return null
  let gzipTaken = false
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';')
    if (parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))) continue
    if (name.trim() === 'br') return 'br'
    if (name.trim() === 'gzip') gzipTaken = true
  }
  return gzipTaken ? 'gzip' : null
}

const TEXT =
  /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml|javascript|manifest)|application\/manifest\+json|image\/svg\+xml)/i

export const isCompressible = (contentType: string | null): boolean =>
  contentType !== null && TEXT.test(contentType)

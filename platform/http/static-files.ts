import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { etagOf, matchesEtag } from './cache-entry.ts'
import {
  compress,
  type Encoding,
  encodingFor,
  isCompressible,
  MIN_COMPRESSIBLE_BYTES,
} from './compress.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=UTF-8',
  '.xml': 'application/xml; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
}

export const typeOfFile = (name: string): string =>
  TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

const MAX_BUFFERED_BYTES = 1_000_000

type StaticFile = {
  path: string
  contentType: string
  etag: string
  bytes: Uint8Array<ArrayBuffer> | null
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/**
 * The folder must not change. Files under `immutable` have a content hash in their name and are
 * cached for a year; others are revalidated. `prefix` is the mount path.
 */
export async function staticFiles(
  folder: string,
  { immutable, prefix = '' }: { immutable: RegExp; prefix?: string },
) {
  const files = await loadFiles(folder, prefix)

  const encodedForm = (
    file: StaticFile,
    bytes: Uint8Array,
    encoding: Encoding,
    quality: number,
  ) => {
    const made = file.encoded.get(encoding) ?? compress(bytes, encoding, quality)
    file.encoded.set(encoding, made)
    return made
  }

  const serve: MiddlewareHandler = async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const file = files.get(c.req.path)
    if (!file) return next()
    const headers: Record<string, string> = {
      'content-type': file.contentType,
      'cache-control': immutable.test(c.req.path)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: file.etag,
    }
    const compressible = isCompressible(file.contentType)
    if (compressible) headers['vary'] = 'Accept-Encoding'
    if (matchesEtag(c.req.header('if-none-match'), file.etag))
      return new Response(null, { status: 304, headers })

    const bytes = file.bytes ?? (await readFile(file.path))
    const encoding =
      compressible && bytes.byteLength > MIN_COMPRESSIBLE_BYTES
        ? encodingFor(c.req.header('accept-encoding'))
        : null
    const body = encoding ? await encodedForm(file, bytes, encoding, 9) : bytes
    if (encoding) headers['content-encoding'] = encoding
    headers['content-length'] = String(body.byteLength)
    return new Response(c.req.method === 'HEAD' ? null : body, { headers })
  }

  return {
    serve,
    has: (path: string): boolean => files.has(path),
    /** Compresses all files in advance at the best quality. */
    async prepare(): Promise<void> {
      for (const file of files.values()) {
        if (!isCompressible(file.contentType)) continue
        const bytes = file.bytes ?? (await readFile(file.path))
        if (bytes.byteLength <= MIN_COMPRESSIBLE_BYTES) continue
        await encodedForm(file, bytes, 'br', 11)
        await encodedForm(file, bytes, 'gzip', 9)
      }
    },
  }
}

async function loadFiles(folder: string, prefix: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    missingIsEmpty,
  )) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const { size } = await stat(path)
    const bytes = await readFile(path)
    files.set(`${prefix}/${relative(folder, path).split(sep).join('/')}`, {
      path,
      contentType: typeOfFile(entry.name),
      etag: etagOf(bytes),
      bytes: size <= MAX_BUFFERED_BYTES ? bytes : null,
      encoded: new Map(),
    })
  }
  return files
}

function missingIsEmpty(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

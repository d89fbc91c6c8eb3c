import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}
const HASHED = 'public, max-age=31536000, immutable'
const NAMED = 'public, max-age=3600'
/** A browser with a cached old service worker would keep showing the old site. */
const NO_CACHE = 'no-cache'
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Files under /assets have a content hash and are cached for a year; a missing one is no page. */
export function serveAssets(folder: string): MiddlewareHandler {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
  const known = new Set(names.map((name) => (name.startsWith('/') ? name : `/${name}`)))
  const stored = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const contentOf = (name: string) => {
    let content = stored.get(name)
    if (!content) {
      content = readFile(join(folder, name)).then((bytes) => new Uint8Array(bytes))
      stored.set(name, content)
    }
    return content
  }

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { path } = c.req
    const isHashed = path.startsWith('/assets/')
    const type = TYPES[extname(path)]
    if (type === undefined || !known.has(path)) return isHashed ? c.notFound() : next()
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = ENCODINGS.find(
      ([name, end]) => accepted.includes(name) && known.has(path + end),
    )
    c.header('content-type', type)
    c.header('vary', 'Accept-Encoding')
    c.header('cache-control', isHashed ? HASHED : path === '/sw.js' ? NO_CACHE : NAMED)
    if (encoding) c.header('content-encoding', encoding[0])
    return c.body(await contentOf(path + (encoding?.[1] ?? '')))
  }
}

/** The build's style sheets by URL, each read once; null for other URLs. */
export function builtCss(folder: string): (href: string) => string | null {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'))
  const texts = new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, 'assets', name), 'utf8')]),
  )
  // The router marks a sheet that several pages share with a fragment.
  return (href) => texts.get(href.replace(/#.*$/, '')) ?? null
}

import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const HAS_SOURCE = /\bsrc\s*=/i
const TYPE = /\btype\s*=\s*["']?([^"'\s>]+)/i

/** Script types that execute; any other type is a data block. */
const RUNS = new Set([
  '',
  'module',
  'module-later', // executed after the first paint: web/entry.server.tsx
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
])

/** The distinct `'sha256-…'` sources of a page's inline scripts. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1]?.toLowerCase() ?? ''
    if (HAS_SOURCE.test(attributes) || !RUNS.has(type)) continue
    // Browsers hash the parsed text, whose line ends are all LF.
    const stored = text.replaceAll(/\r\n?/g, '\n')
    hashes.add(`'sha256-${createHash('sha256').update(stored).digest('base64')}'`)
  }
  return [...hashes]
}

export type CspSources = {
  images?: readonly string[]
  scripts?: readonly string[]
  connect?: readonly string[]
  forms?: readonly string[]
}

/** `scripts` are hashes, or `'nonce-…'`. */
export function contentSecurityPolicy(
  scripts: readonly string[],
  sources: CspSources = {},
): string {
  const list = (...parts: (string | readonly string[])[]): string => parts.flat().join(' ')
  return [
    "default-src 'self'",
    list('script-src', "'self'", scripts, sources.scripts ?? []),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    list('img-src', "'self'", 'data:', 'blob:', sources.images ?? []),
    "font-src 'self'",
    list('connect-src', "'self'", sources.connect ?? []),
    list('form-action', "'self'", sources.forms ?? []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const HAS_SOURCE = /\bsrc\s*=/i
const TYPE = /\btype\s*=\s*["']?([^"'\s>]+)/i

/** Only these run; any other type is a block of data. */
const RUNS = new Set([
  '',
  'module',
  'module-later', // started by the page when it has painted: web/entry.server.tsx
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
])

/** The `'sha256-…'` sources of the page's own inline scripts, each once. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1]?.toLowerCase() ?? ''
    if (HAS_SOURCE.test(attributes) || !RUNS.has(type)) continue
    // A browser hashes what its parser kept, and the parser knows one kind of line end.
    const kept = text.replaceAll(/\r\n?/g, '\n')
    hashes.add(`'sha256-${createHash('sha256').update(kept).digest('base64')}'`)
  }
  return [...hashes]
}

/** Addresses outside the site that the operator has configured. */
export type CspSources = {
  images?: readonly string[]
  scripts?: readonly string[]
  connect?: readonly string[]
  forms?: readonly string[]
}

/** The policy of one page: `scripts` are hashes, or `'nonce-…'`. */
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

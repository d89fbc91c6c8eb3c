import { DEFAULT_LANGUAGE, directionOf, PAGE_LANGUAGES } from '#kernel/locale.ts'
import fr from '../locales/fr/offline.json' with { type: 'json' }

const TEXTS = import.meta.glob<typeof fr>('../locales/*/offline.json', {
  eager: true,
  import: 'default',
})
const textsOf = (language: string) => TEXTS[`../locales/${language}/offline.json`]

/** Inline colors of both themes, since no asset may be cached. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;
font:1rem/1.6 system-ui,sans-serif;text-align:center;background:light-dark(#fcfbf8,#131714);color:light-dark(#1f2722,#ecebe6)}
h1{margin:0;font-size:1.5rem}p{margin:0;max-width:34ch}nav{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:1.25rem;border-radius:99px;font-weight:600;
color:inherit;text-decoration:none;box-shadow:inset 0 0 0 1.5px currentColor}
a:first-child{background:#155944;color:#fff;box-shadow:none}a:focus-visible{outline:3px solid #3d9c7c;outline-offset:2px}`

/** For URLs without a stored page. */
export function offlinePage(requested: string, address: string): Response {
  const language =
    PAGE_LANGUAGES.find((code) => code === requested && textsOf(code)) ?? DEFAULT_LANGUAGE
  const words = textsOf(language) ?? fr
  const dir = directionOf(language)
  const again = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const html = `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} | Yova</title><style>${STYLE}</style></head>
<body><main><h1>${words.title}</h1><p>${words.text}</p></main><nav><a href="${again}">${words.retry}</a><a href="/">${words.home}</a><a href="/cart">${words.cart}</a></nav></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
  })
}

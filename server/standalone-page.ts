import { directionOf, type Language } from '#kernel/locale.ts'
import { escaped } from '#platform/http/error-page.ts'

const MARK =
  '<svg width="60" height="68" viewBox="0 0 30 34" aria-hidden="true">' +
  '<path d="M0 34V15C0 6.7 6.7 0 15 0s15 6.7 15 15v19z" fill="#155944"/>' +
  '<path d="M8 14.5 15 22l7-7.5M15 22v7" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<circle cx="15" cy="10.6" r="2.6" fill="#e5875c"/></svg>'

type Parts = {
  language: Language
  siteName: string
  title: string
  /** HTML below the title. */
  body: string
}

/** A page without assets, scripts or API calls. */
export const standalonePage = ({ language, siteName, title, body }: Parts): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}" style="color-scheme:light dark">` +
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
  `<title>${escaped(title)} | ${escaped(siteName)}</title>` +
  `<body style="margin:0;background:light-dark(#fdfcf8,#12181a);color:light-dark(#14241f,#eef2ee);font:1.0625rem/1.65 Figtree,'Readex Pro',system-ui,sans-serif">` +
  `<main style="min-height:100dvh;box-sizing:border-box;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:2rem 1.25rem;text-align:center">` +
  `${MARK}<h1 style="margin:.75rem 0 0;font-size:1.75rem;line-height:1.25">${escaped(title)}</h1>${body}` +
  `</main></html>`

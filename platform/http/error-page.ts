import type { Context } from 'hono'
import { directionOf } from '#kernel/locale.ts'
import { callerLanguage } from './language.ts'
import { requestIdOf } from './problem.ts'
import { BACK_HOME_TEXT, CODE_OF_STATUS, pageTitle, PROBLEM_TEXTS } from './problem-texts.ts'

/** Last resort: renders without the site's build, scripts or database. */
export function plainErrorPage(c: Context, status: number, detail?: string): string {
  const language = callerLanguage(c)
  const title = pageTitle(status, language)
  const sentence = escaped(
    detail ?? PROBLEM_TEXTS[CODE_OF_STATUS[status] ?? 'internal_error'](language),
  )
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>` +
    `<main style="max-width:32rem;margin:15vh auto;padding:0 1rem;font-family:system-ui,sans-serif;line-height:1.6">` +
    `<h1>${title}</h1><p>${sentence}</p><p><a href="/">${BACK_HOME_TEXT(language)}</a></p>` +
    `<p style="opacity:.6"><small dir="ltr">${status} · ${requestIdOf(c)}</small></p></main></html>`
  )
}

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

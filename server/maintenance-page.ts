import type { Context } from 'hono'
import { escaped } from '#platform/http/error-page.ts'
import { callerLanguage } from '#platform/http/index.ts'
import { standalonePage } from './standalone-page.ts'
import { texts } from './texts.generated.ts'

const MAINTENANCE_TEXTS = texts.below('maintenance')

/** Needs no asset and no API. */
export function maintenancePage(c: Context, { name, email }: { name: string; email: string }) {
  const language = callerLanguage(c)
  const { title, text, orders, write } = MAINTENANCE_TEXTS
  const address = escaped(email)
  const body =
    `<p style="margin:0;max-width:34rem">${text(language)} ${orders(language)}</p>` +
    `<p style="margin:0">${write(language)} <a dir="ltr" style="color:light-dark(#155944,#7fd6b4)" href="mailto:${address}">${address}</a></p>`
  return standalonePage({ language, siteName: name, title: title(language), body })
}

import { ownValue } from '#kernel/own-value.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { PublicPage } from '#capabilities/content/contract.ts'
import { type LocalDate, noonOfDay, parseLocalDate } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { get } from '#web/shared/api/endpoint.ts'
import ar from '#web/locales/ar/legal.json' with { type: 'json' }
import en from '#web/locales/en/legal.json' with { type: 'json' }
import fr from '#web/locales/fr/legal.json' with { type: 'json' }
import { loaderContext, loadJsonOr, loaderTexts } from '#web/shared/api/loader-context.ts'

/** Server only, so that the long texts never weigh on a script. */
const TEXTS: Record<Language, typeof fr> = { fr, en, ar }

export type OperatorIdentity = {
  site: string
  company: string
  address: string
  phone: string
  email: string
  support: string
}

export async function identityOf(
  context: LoaderFunctionArgs['context'],
): Promise<OperatorIdentity> {
  const settings = await loadJsonOr(context, get('/settings/public'), null)
  return {
    site: settings?.siteName ?? 'Yova',
    company: settings?.companyName ?? '',
    address: settings?.companyAddress ?? '',
    phone: settings?.companyPhone ?? '',
    email: settings?.companyEmail || (settings?.contactEmail ?? ''),
    support: settings?.supportEmail ?? '',
  }
}

/** Unicode isolates keep numbers and names in their own direction within Arabic text. */
const isolated = (value: string): string =>
  /^[\d\s+-]+$/.test(value) ? `\u2066${value}\u2069` : `\u2068${value}\u2069`

/** The operator's page; null while the built-in text applies and on a (reported) failure. */
export async function publishedPage(
  context: LoaderFunctionArgs['context'],
  slug: string,
): Promise<PublicPage | null> {
  const { api, report } = loaderContext(context)
  const path = get('/pages/{slug}', { slug })
  try {
    const response = await api(path)
    if (response.ok) return await response.json()
    if (response.status !== 404) throw new Error(`${path} answered ${response.status}`)
  } catch (error) {
    report(error, `could not read ${path} for a page`)
  }
  return null
}

const dateOf = (on: LocalDate, language: Language): string =>
  formatDate(noonOfDay(on), language, 'date')

export function asLegal(context: LoaderFunctionArgs['context'], page: PublicPage) {
  const t = loaderTexts(context)
  const { language } = loaderContext(context)
  const { title, description, html, contents, updated_on: on } = page
  return {
    title,
    intro: description ?? '',
    updated: { on, words: t('info.updated', { date: dateOf(on, language) }) },
    contents: t('info.contents'),
    parts: contents,
    html,
    sections: [],
  }
}

/** The published page, else the built-in text with the operator's legal identity. */
export async function loadLegal(context: LoaderFunctionArgs['context'], name: 'terms' | 'privacy') {
  const t = loaderTexts(context)
  const { language } = loaderContext(context)
  const published = await publishedPage(context, name)
  if (published) return asLegal(context, published)
  const identity = await identityOf(context)
  const text = TEXTS[language][name]
  const fill = (words: string): string =>
    words
      .replaceAll(/\d\d-\d\d/g, isolated) // the number of a law
      .replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
        const value = ownValue(identity, key)
        return value === undefined ? whole : isolated(value)
      })
  const date = dateOf(parseLocalDate(text.updated), language)
  return {
    title: text.title,
    intro: fill(text.intro),
    updated: { on: text.updated, words: t('info.updated', { date }) },
    contents: t('info.contents'),
    parts: text.sections.map(({ id, title }) => ({ id, title })),
    html: null,
    sections: text.sections.map(({ id, title, paragraphs }) => ({
      id,
      title,
      paragraphs: paragraphs.map(fill),
    })),
  }
}
export type Legal = Awaited<ReturnType<typeof loadLegal>>

import type { LoaderFunctionArgs } from 'react-router'
import type { PublicSettingsView } from '#capabilities/settings/contract.ts'
import { type LocalDate, noonOf } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import ar from '#web/locales/ar/legal.json' with { type: 'json' }
import en from '#web/locales/en/legal.json' with { type: 'json' }
import fr from '#web/locales/fr/legal.json' with { type: 'json' }
import { pageOf, readOr, wordsOf } from '#web/shared/page-context.ts'

/** Long texts never reach a script: the loader sends the one that was asked for. */
const TEXTS: Record<Language, typeof fr> = { fr, en, ar }

export type Identity = {
  site: string
  company: string
  address: string
  phone: string
  email: string
  support: string
}

/** Who answers for the site, as the settings say it. */
export async function identityOf(context: LoaderFunctionArgs['context']): Promise<Identity> {
  const settings = await readOr<PublicSettingsView | null>(context, '/api/v1/settings/public', null)
  return {
    site: settings?.siteName ?? 'Yova',
    company: settings?.companyName ?? '',
    address: settings?.companyAddress ?? '',
    phone: settings?.companyPhone ?? '',
    email: settings?.companyEmail || (settings?.contactEmail ?? ''),
    support: settings?.supportEmail ?? '',
  }
}

/** Keeps numbers, addresses and names whole, in their own direction, within Arabic text. */
const isolated = (value: string): string =>
  /^[\d\s+-]+$/.test(value) ? `\u2066${value}\u2069` : `\u2068${value}\u2069`

/** A legal text in the page's language, with the identity of who answers for it in its place. */
export async function loadLegal(context: LoaderFunctionArgs['context'], name: 'terms' | 'privacy') {
  const t = wordsOf(context)
  const { language } = pageOf(context)
  const identity = await identityOf(context)
  const text = TEXTS[language][name]
  const fill = (words: string): string =>
    words
      .replaceAll(/\d\d-\d\d/g, isolated) // the number of a law
      .replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
        const value = identity[key as keyof Identity]
        return value === undefined ? whole : isolated(value)
      })
  const date = formatDate(noonOf(text.updated as LocalDate), language, 'date')
  return {
    title: text.title,
    intro: fill(text.intro),
    updated: { on: text.updated, words: t('info.updated', { date }) },
    contents: t('info.contents'),
    sections: text.sections.map(({ id, title, paragraphs }) => ({
      id,
      title,
      paragraphs: paragraphs.map(fill),
    })),
  }
}
export type Legal = Awaited<ReturnType<typeof loadLegal>>

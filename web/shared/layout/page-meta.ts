import { isRecord } from '../storage/local-storage.ts'
import type { MetaDescriptor } from 'react-router'
import {
  DEFAULT_LANGUAGE,
  isPageLanguage,
  type Language,
  LANGUAGES,
  writtenLanguage,
} from '#kernel/locale.ts'
import { type Translate, textsOf } from '../i18n/texts.ts'

type RootData = {
  language: string
  languages: string[]
  isLanguageRequested: boolean
  origin: string
}
type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string; search: string }
}
type PageMeta = {
  title: string
  description?: string
  /** Path from the root of the site. */
  image?: string
  /** Adds `noindex`. */
  isPrivate?: boolean
  /** Query parameters that the canonical URL keeps (a category, a page number). */
  keeps?: readonly string[]
  structured?: Record<string, unknown>
}

export function pageMeta(
  args: MetaArgs,
  describe: (t: Translate, language: Language) => PageMeta,
): MetaDescriptor[] {
  const found = args.matches.find((match) => match?.id === 'root')?.loaderData
  const root: Partial<Record<keyof RootData, unknown>> = isRecord(found) ? found : {}
  const language = isPageLanguage(root.language) ? root.language : DEFAULT_LANGUAGE
  const languages = Array.isArray(root.languages)
    ? root.languages.filter(isPageLanguage)
    : LANGUAGES
  const t = textsOf(language)
  const page = describe(t, writtenLanguage(language))
  const title = `${page.title} | ${t('site.title')}`
  const origin = typeof root.origin === 'string' ? root.origin : ''
  const time = (lang: string | null): string => origin + address(args.location, page.keeps, lang)
  const canonical = time(root.isLanguageRequested === true ? language : null)
  const named = (name: string, content: string): MetaDescriptor => ({ name, content })
  const graph = (property: string, content: string): MetaDescriptor => ({ property, content })
  return [
    { title },
    ...(page.description ? [named('description', page.description)] : []),
    ...(page.isPrivate ? [named('robots', 'noindex')] : []),
    graph('og:site_name', 'Yova'),
    graph('og:type', 'website'),
    graph('og:locale', 'fr_DZ'),
    graph('og:locale:alternate', 'ar_DZ'),
    graph('og:locale:alternate', 'en_GB'),
    graph('og:title', title),
    ...(page.description ? [graph('og:description', page.description)] : []),
    graph('og:url', canonical),
    graph('og:image', new URL(page.image ?? '/share.jpg', origin || 'http://localhost').href),
    ...(page.isPrivate
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: canonical },
          ...languages.map((language) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang: language,
            href: time(language),
          })),
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: time(null) },
        ]),
    ...(page.structured ? [{ 'script:ld+json': page.structured }] : []),
  ]
}

function address(
  { pathname, search }: MetaArgs['location'],
  keeps: readonly string[] = [],
  language: string | null,
): string {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of keeps) for (const value of given.getAll(name)) query.append(name, value)
  if (language !== null) query.set('lang', language)
  const text = query.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}

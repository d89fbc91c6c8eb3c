import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { isOneOf } from '../../kernel/one-of.ts'
import {
  isPageLanguage,
  PAGE_LANGUAGES,
  type PageLanguage,
  writtenLanguage,
} from '../../kernel/locale.ts'

export const LOCALE_FILES = [
  'abandoned-carts',
  'account',
  'addresses',
  'admin',
  'admin-audit',
  'admin-money',
  'admin-categories',
  'admin-home',
  'admin-settings',
  'admin-system',
  'admin-terms',
  'admin-users',
  'auth',
  'auth-errors',
  'auth-pages',
  'backoffice',
  'cart',
  'checkout',
  'confirmation-calls',
  'content',
  'cookies-and-pwa',
  'form-errors',
  'home',
  'imports',
  'margins',
  'messages',
  'moderation',
  'order-board',
  'order-tracking',
  'privacy',
  'product-list',
  'product-page',
  'products',
  'promo-codes',
  'reauthentication',
  'refunds',
  'reports',
  'returns',
  'reviews',
  'saved-views',
  'shipping',
  'staff',
  'storefront',
  'storefront-pages',
  'synonyms',
  'tax-documents',
  'vendor-dashboard',
  'vendor-orders',
  'vendor-profile',
  'vendor-registration',
  'vendor-returns',
  'verification-documents',
] as const
export type LocaleFile = (typeof LOCALE_FILES)[number]

const ROOT = new URL('../..', import.meta.url)

/** The files that a locale file is read from. */
const sourcesOf = (language: PageLanguage, area: LocaleFile): string[] =>
  area === 'form-errors'
    ? globSync(`{platform,capabilities/*}/locales/${language}.json`, { cwd: fileURLToPath(ROOT) })
        .toSorted((a, b) => a.localeCompare(b))
        .map((path) => fileURLToPath(new URL(path, ROOT)))
    : [fileURLToPath(new URL(`web/locales/${language}/${area}.json`, ROOT))]

/** The field errors of the contracts and of the platform: forms say what the server would. */
const isFormError = (key: string): boolean => /^(input|[a-z-]+-field)\./.test(key)

/** A locale file as written: flat id to ICU message. One without translations may be missing. */
export function readLocaleFile(language: PageLanguage, area: LocaleFile): Record<string, string> {
  const messages: [string, string][] = sourcesOf(language, area)
    .filter((file) => writtenLanguage(language) === language || existsSync(file))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')))) // our own files
  return Object.fromEntries(
    area === 'form-errors' ? messages.filter(([key]) => isFormError(key)) : messages,
  )
}

/** Key by key in the fallback of its language where that has no translation. */
const catalogOf = (language: PageLanguage, area: LocaleFile): Record<string, unknown> =>
  compileLocaleFile({
    ...readLocaleFile(writtenLanguage(language), area),
    ...readLocaleFile(language, area),
  })

const NBSP = '\u00a0'

/** No line begins with a closing guillemet, or ends with an opening one. */
const bindGuillemets = (message: string): string =>
  message.replaceAll('« ', `«${NBSP}`).replaceAll(' »', `${NBSP}»`)

/** Messages without placeholders stay strings, others become tokens for `formatMessage`. */
export function compileLocaleFile(messages: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const tokens = compileMessageOrThrow(bindGuillemets(message))
      const isPlain = tokens.length === 1 && typeof tokens[0] === 'string'
      return [id, isPlain ? tokens[0] : tokens]
    }),
  )
}

const ID = 'virtual:catalogues'
const DEV_PATH = '/@catalogue/'
const chunkOf = (language: PageLanguage, area: LocaleFile): string =>
  `export default ${JSON.stringify(catalogOf(language, area))}`

/**
 * `virtual:catalogues`: URLs of the compiled locale files, on the server also their messages. One
 * hash names all files: one for each would add code to every page.
 */
export function localeCatalogsPlugin(): Plugin {
  let isBuild = false
  const hash = (): string => {
    const all = createHash('sha256')
    for (const language of PAGE_LANGUAGES)
      for (const area of LOCALE_FILES) all.update(chunkOf(language, area))
    return all.digest('base64url').slice(0, 8)
  }
  const addressCode = (): string =>
    isBuild
      ? `(language, area) => '/assets/' + area + '-' + language + '-${hash()}.js'`
      : `(language, area) => '${DEV_PATH}' + language + '/' + area + '.js'`
  return {
    name: 'yova:catalogues',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const onServer = this.environment.name !== 'client'
      const table = <Value>(value: (language: PageLanguage, area: LocaleFile) => Value) =>
        Object.fromEntries(
          PAGE_LANGUAGES.map((language) => [
            language,
            Object.fromEntries(LOCALE_FILES.map((area) => [area, value(language, area)])),
          ]),
        )
      for (const language of PAGE_LANGUAGES)
        for (const area of LOCALE_FILES)
          for (const file of sourcesOf(language, area)) this.addWatchFile(file)
      const texts = onServer ? table((language, area) => catalogOf(language, area)) : null
      return `export const addressOf = ${addressCode()}
export const texts = ${JSON.stringify(texts)}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const version = hash()
      for (const language of PAGE_LANGUAGES)
        for (const area of LOCALE_FILES)
          this.emitFile({
            type: 'asset',
            fileName: `assets/${area}-${language}-${version}.js`,
            source: chunkOf(language, area),
          })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [language, area] =
          request.url?.startsWith(DEV_PATH) === true
            ? request.url
                .slice(DEV_PATH.length)
                .replace(/\.js.*$/, '')
                .split('/')
            : []
        if (!isPageLanguage(language) || !isOneOf(LOCALE_FILES, area)) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(chunkOf(language, area))
      })
    },
  }
}

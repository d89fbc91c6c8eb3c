import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  type Language,
  LANGUAGES,
  languageOf,
  type PageLanguage,
  writtenLanguage,
} from '#kernel/locale.ts'

export type OfferedLanguages = () => readonly PageLanguage[]

/** Of a page: `?lang=`, the cookie `yova-lang`, `Accept-Language`, then French. */
export const pageLanguage = (
  c: Context,
  offered: readonly PageLanguage[] = offeredLanguages(c),
): PageLanguage =>
  languageOf(
    {
      query: c.req.query('lang'),
      cookie: getCookie(c, 'yova-lang'),
      header: c.req.header('accept-language'),
    },
    offered,
  )

/** Those that the operator offers; set by the edge, without which they are the complete ones. */
const offeredLanguages = (c: Context): readonly PageLanguage[] =>
  (c as Context<{ Variables: { languages?: OfferedLanguages } }>).get('languages')?.() ?? LANGUAGES

/** Of an answer of the server, which is written in the complete languages only. */
export const callerLanguage = (c: Context): Language => writtenLanguage(pageLanguage(c))

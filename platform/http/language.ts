import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Language, languageOf } from '#kernel/locale.ts'

/** `?lang=`, the cookie `yova-lang`, `Accept-Language`, then French. */
export const callerLanguage = (c: Context): Language =>
  languageOf({
    query: c.req.query('lang'),
    cookie: getCookie(c, 'yova-lang'),
    header: c.req.header('accept-language'),
  })

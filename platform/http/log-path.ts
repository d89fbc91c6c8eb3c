const PHONE = /(?<=\/)(?:\+|%2B)?\d{8,15}(?=[/.]|$)/gi
/** As long as our keys: the link of an export of personal data. */
const KEY = /(?<=\/)[A-Za-z0-9_-]{40,}(?=\/|$)/g
const EMAIL = /(?<=\/)[^/]*(?:@|%40)[^/]*/gi

/** A path for the log, which keeps no phone, e-mail or key: `/admin/customers/{phone}`. */
export const loggedPath = (path: string): string =>
  path.replace(PHONE, '{phone}').replace(EMAIL, '{email}').replace(KEY, '{key}')

const PHONE = /(?<=\/)(?:\+|%2B)?\d{8,15}(?=[/.]|$)/gi
const EMAIL = /(?<=\/)[^/]*(?:@|%40)[^/]*/gi

/** A path for the log, which keeps no phone and no e-mail: `/admin/customers/{phone}`. */
export const loggedPath = (path: string): string =>
  path.replace(PHONE, '{phone}').replace(EMAIL, '{email}')

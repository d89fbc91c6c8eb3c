import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

let stored: ReadonlySet<string> | undefined

/**
 * The 10,000 most frequent passwords of six characters or more, in the order of `frequency_lists`
 * of zxcvbn 4.4.2 (https://github.com/dropbox/zxcvbn, MIT). Case makes no difference.
 */
export function isCommonPassword(password: string): boolean {
  stored ??= new Set(
    gunzipSync(readFileSync(new URL('common-passwords.txt.gz', import.meta.url)))
      .toString()
      .split('\n'),
  )
  return stored.has(password.toLowerCase())
}

import type { TextKey, Translate } from '#web/shared/i18n/texts.ts'

/** Falls back to the job kind. */
export function jobText(kind: string, t: Translate): string {
  const key = `admin-system.job.${kind}`
  const said = t(key as TextKey) // the key may be missing
  return said === key ? kind : said
}

import type { TextKey, Translate } from '#web/shared/i18n/texts.ts'

/** What a job does; its own name where there are no words for it yet. */
export function jobText(kind: string, t: Translate): string {
  const key = `admin-system.job.${kind}`
  const said = t(key as TextKey) // not every name has words
  return said === key ? kind : said
}

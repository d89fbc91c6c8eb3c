import type { TextKey, Translate } from '#web/shared/i18n/texts.ts'

/** Falls back to the job kind. */
export function jobText(kind: string, t: Translate): string {
  const key = `admin-system.job.${kind}`
  const message = t(key as TextKey) // the key may be missing
  return message === key ? kind : message
}

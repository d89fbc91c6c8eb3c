import type { TextKey, Translate } from '../i18n/texts.ts'

/** A reason that has a name in the reader's language; any other in the words that were written. */
export function cancelReasonText(t: Translate, reason: string): string {
  const key = `order.cancel.${reason}` as TextKey // or no key at all: then it comes back as it is
  const text = t(key)
  return text === key ? reason : text
}

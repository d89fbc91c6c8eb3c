import type { TextKey, Translate } from '../i18n/texts.ts'

/** Translates known reasons; free text stays as it was written. */
export function cancelReasonText(t: Translate, reason: string): string {
  const key = `order.cancel.${reason}` as TextKey // an unknown key comes back unchanged
  const text = t(key)
  return text === key ? reason : text
}

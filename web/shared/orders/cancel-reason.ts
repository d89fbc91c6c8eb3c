import { textOrName } from '../i18n/text-or-name.ts'
import type { Translate } from '../i18n/texts.ts'

/** Translates known reasons; free text stays as it was written. */
export const cancelReasonText = (t: Translate, reason: string): string =>
  textOrName(t, 'order.cancel', reason)

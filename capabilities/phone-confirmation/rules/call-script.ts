import { formatMoney, NBSP } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'

type CallScriptParams = {
  language: Language
  buyer: string
  shop: string
  number: string
  items: readonly { name: string; quantity: number }[]
  total: number
  city: string
  wilaya: string
}

/** Unknown placeholders stay as written. */
export function fillScript(body: string, callScriptParams: CallScriptParams): string {
  const comma = callScriptParams.language === 'ar' ? '، ' : ', '
  const values = new Map<string, string>(
    Object.entries({
      buyer: callScriptParams.buyer,
      shop: callScriptParams.shop,
      number: callScriptParams.number,
      items: callScriptParams.items
        .map(({ name, quantity }) => `${quantity}${NBSP}× ${name}`)
        .join(comma),
      amount: formatMoney(fromDinars(callScriptParams.total), callScriptParams.language),
      city: callScriptParams.city,
      wilaya: callScriptParams.wilaya,
    }),
  )
  return body.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}

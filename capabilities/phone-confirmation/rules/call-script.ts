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
export function fillScript(body: string, told: CallScriptParams): string {
  const comma = told.language === 'ar' ? '، ' : ', '
  const values = new Map<string, string>(
    Object.entries({
      buyer: told.buyer,
      shop: told.shop,
      number: told.number,
      items: told.items.map(({ name, quantity }) => `${quantity}${NBSP}× ${name}`).join(comma),
      amount: formatMoney(fromDinars(told.total), told.language),
      city: told.city,
      wilaya: told.wilaya,
    }),
  )
  return body.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}

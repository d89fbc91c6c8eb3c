import { formatMoney, NBSP } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { ownValue } from '#kernel/own-value.ts'
import { texts } from '../texts.generated.ts'

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

export const scriptValues = ({ language, items, total, ...names }: CallScriptParams) => ({
  buyer: names.buyer,
  shop: names.shop,
  number: names.number,
  items: items
    .map(({ name, quantity }) => `${quantity}${NBSP}× ${name}`)
    .join(texts.of('script.comma')(language)),
  amount: formatMoney(fromDinars(total), language),
  city: names.city,
  wilaya: names.wilaya,
})
type ScriptValues = ReturnType<typeof scriptValues>

const PLACEHOLDERS: ScriptValues = {
  buyer: '{buyer}',
  shop: '{shop}',
  number: '{number}',
  items: '{items}',
  amount: '{amount}',
  city: '{city}',
  wilaya: '{wilaya}',
}

/** Used where the vendor has no script; with its placeholders, which a vendor's script has too. */
export const defaultScript = (language: Language): string =>
  texts.of('script.call')(language, PLACEHOLDERS)

/** Unknown placeholders stay as written. */
export const fillScript = (body: string, values: ScriptValues): string =>
  body.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue<string>(values, name) ?? whole)

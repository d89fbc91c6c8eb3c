import { formatNumber } from './format.ts'
import type { Language } from './locale.ts'

/** As the build compiles it: plain text, or text, placeholders and choices in order. */
export type Message = string | readonly Token[]
type Token = string | readonly [name: string] | readonly [name: string, kind: string, cases?: Cases]
type Cases = Readonly<Record<string, Message | number>>

export type Values = Readonly<Record<string, string | number>>

const plurals = new Map<Language, Intl.PluralRules>()

function pluralOf(language: Language): Intl.PluralRules {
  let rules = plurals.get(language)
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)))
  return rules
}

/** ICU subset: `{name}`, `plural` (exact value, then plural rule) and `select`. */
export function formatMessage(
  message: Message,
  values: Values,
  language: Language,
  counted?: string,
): string {
  if (typeof message === 'string') return message
  return message
    .map((token) => {
      if (token === '#' && counted !== undefined) return counted
      if (typeof token === 'string') return token
      const [name, kind, cases] = token
      const value = values[name] ?? ''
      if (cases === undefined)
        return typeof value === 'number' ? formatNumber(value, language) : value
      if (kind === 'select') return chosen(cases[value] ?? cases['other'])
      const number = Number(value)
      const picked = cases[number] ?? cases[pluralOf(language).select(number)] ?? cases['other']
      return formatMessage(asMessage(picked), values, language, formatNumber(number, language))
    })
    .join('')

  function chosen(picked: Message | number | undefined): string {
    return formatMessage(asMessage(picked), values, language, counted)
  }
}

/** `offset` is the only number among the cases, and no value has that name. */
const asMessage = (picked: Message | number | undefined): Message =>
  typeof picked === 'object' || typeof picked === 'string' ? picked : ''

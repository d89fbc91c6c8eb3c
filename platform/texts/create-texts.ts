import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { formatMessage, type Message, type Values } from '#kernel/format-message.ts'
import type { Language } from '#kernel/locale.ts'

type ValuesFor<Placeholder extends string> = [Placeholder] extends [never]
  ? []
  : [Readonly<Record<Placeholder, string | number>>]

/** A message in the reader's language, with a value for each of its placeholders. */
export type LocaleText<Placeholder extends string = never> = (
  language: Language,
  ...values: ValuesFor<Placeholder>
) => string

type Below<Keys, Prefix extends string> = {
  [
    Key in keyof Keys & `${Prefix}.${string}` as Key extends `${Prefix}.${infer Code}`
      ? Code
      : never
  ]: LocaleText<Keys[Key] & string>
}

/** The codes of messages without placeholders. */
export type PlainCode<Texts> = {
  [Code in keyof Texts]: Texts[Code] extends LocaleText ? Code : never
}[keyof Texts] &
  string

/** One of several codes takes the values of all. */
type Say<Keys, Prefix extends string> = <Code extends keyof Below<Keys, Prefix> & string>(
  code: Code,
  ...values: ValuesFor<Keys[`${Prefix}.${Code}` & keyof Keys] & string>
) => string

/**
 * The messages of a capability, from its locale files. `Keys` are generated: each key, with the
 * placeholders of its message.
 */
export function createTexts<Keys extends object>(
  files: Record<Language, Readonly<Record<keyof Keys & string, string>>>,
) {
  const compiled = new Map<string, Message>()
  const messageOf = (language: Language, key: keyof Keys & string): Message => {
    const source = files[language][key]
    let message = compiled.get(source)
    if (message === undefined)
      compiled.set(source, (message = compileMessageOrThrow(source) as Message))
    return message
  }
  const textOf =
    (key: keyof Keys & string) =>
    (language: Language, values: Values = {}): string =>
      // Who fills a placeholder has formatted its number, unless it counts.
      formatMessage(messageOf(language, key), mapValues(values, String), language)

  return {
    of: <Key extends keyof Keys & string>(key: Key) =>
      textOf(key) as LocaleText<Keys[Key] & string>, // the generated placeholders
    /** Those of all keys that begin with `prefix.`, by the rest of the key: a refusal's codes. */
    below: <Prefix extends string>(prefix: Prefix) =>
      Object.fromEntries(
        (Object.keys(files.fr) as (keyof Keys & string)[]) // every file has the generated keys
          .filter((key) => key.startsWith(`${prefix}.`))
          .map((key) => [key.slice(prefix.length + 1), textOf(key)]),
      ) as unknown as Below<Keys, Prefix>, // the generated keys
    /** Those below a prefix in one language: `say('total', { amount })`. `written` writes each value. */
    sayIn: <Prefix extends string>(prefix: Prefix, language: Language, written: Written = String) =>
      ((code: string, values: Values = {}) => {
        const key = `${prefix}.${code}` as keyof Keys & string // the generated keys
        return textOf(key)(language, mapValues(values, written))
      }) as Say<Keys, Prefix>, // the generated keys and placeholders
  }
}

type Written = (value: string | number) => string

const mapValues = (values: Values, write: Written): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))

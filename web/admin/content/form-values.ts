import type { DocumentView, Text, Texts } from '#capabilities/content/contract.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

export type Fields = { title: string; description: string; body: string }
/** What stands in the fields; a language that nobody wrote in is empty. */
export type Typed = Record<Language, Fields>

const NOTHING: Fields = { title: '', description: '', body: '' }
const fieldsOf = (text: Text | null): Fields =>
  text === null ? NOTHING : { ...text, description: text.description ?? '' }

export const typedOf = ({ fr, en, ar }: Texts): Typed => ({
  fr: fieldsOf(fr),
  en: fieldsOf(en),
  ar: fieldsOf(ar),
})

export const isBlank = ({ title, description, body }: Fields): boolean =>
  `${title}${description}${body}`.trim() === ''

/** The words of a language as they are sent, whether or not they are whole yet. */
export const textOf = ({ title, description, body }: Fields): Text => ({
  title,
  description: description.trim() === '' ? null : description,
  body,
})

/** What is sent: a language is written as a whole or not at all. */
export const textsOf = (typed: Typed): Texts => {
  const [fr, en, ar] = LANGUAGES.map((one) => (isBlank(typed[one]) ? null : textOf(typed[one])))
  return { fr: fr ?? null, en: en ?? null, ar: ar ?? null }
}

const NONE: Texts = { fr: null, en: null, ar: null }

/** What the fields begin with: the draft, else what is in force, else the built-in words. */
export function beginningOf({ versions, built_in }: DocumentView): Texts {
  const find = (state: string) => versions.find((one) => one.state === state)?.texts
  return find('draft') ?? find('published') ?? built_in ?? NONE
}

/** Whether something else is typed than what the fields began with; spaces at the ends are nothing. */
export const differs = (typed: Typed, texts: Texts): boolean =>
  LANGUAGES.some((one) => {
    const [now, then] = [typed[one], fieldsOf(texts[one])]
    return (['title', 'description', 'body'] as const).some(
      (field) => now[field].trim() !== then[field].trim(),
    )
  })

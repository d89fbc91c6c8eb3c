import type { DocumentView, Text, Texts } from '#capabilities/content/contract.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

export type DocumentFields = { title: string; description: string; body: string }
/** What stands in the fields; a language that nobody wrote in is empty. */
export type DocumentFormValues = Record<Language, DocumentFields>

const NOTHING: DocumentFields = { title: '', description: '', body: '' }
const fieldsOf = (text: Text | null): DocumentFields =>
  text === null ? NOTHING : { ...text, description: text.description ?? '' }

export const toFormValues = ({ fr, en, ar }: Texts): DocumentFormValues => ({
  fr: fieldsOf(fr),
  en: fieldsOf(en),
  ar: fieldsOf(ar),
})

export const isEmptyForm = ({ title, description, body }: DocumentFields): boolean =>
  `${title}${description}${body}`.trim() === ''

/** The words of a language as they are sent, whether or not they are whole yet. */
export const documentText = ({ title, description, body }: DocumentFields): Text => ({
  title,
  description: description.trim() === '' ? null : description,
  body,
})

/** What is sent: a language is written as a whole or not at all. */
export const documentTexts = (typed: DocumentFormValues): Texts => {
  const [fr, en, ar] = LANGUAGES.map((one) =>
    isEmptyForm(typed[one]) ? null : documentText(typed[one]),
  )
  return { fr: fr ?? null, en: en ?? null, ar: ar ?? null }
}

const NONE: Texts = { fr: null, en: null, ar: null }

/** What the fields begin with: the draft, else what is in force, else the built-in words. */
export function excerpt({ versions, built_in }: DocumentView): Texts {
  const find = (state: string) => versions.find((one) => one.state === state)?.texts
  return find('draft') ?? find('published') ?? built_in ?? NONE
}

/** Whether something else is typed than what the fields began with; spaces at the ends are nothing. */
export const hasChanges = (typed: DocumentFormValues, texts: Texts): boolean =>
  LANGUAGES.some((one) => {
    const [now, then] = [typed[one], fieldsOf(texts[one])]
    return (['title', 'description', 'body'] as const).some(
      (field) => now[field].trim() !== then[field].trim(),
    )
  })

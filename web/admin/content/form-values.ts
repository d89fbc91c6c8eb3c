import type { DocumentView, Text, VersionTexts } from '#capabilities/content/contract.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

export type DocumentFields = { title: string; description: string; body: string }
export type DocumentFormValues = Record<Language, DocumentFields>

const NOTHING: DocumentFields = { title: '', description: '', body: '' }
const fieldsOf = (text: Text | null): DocumentFields =>
  text === null ? NOTHING : { ...text, description: text.description ?? '' }

export const toFormValues = ({ fr, en, ar }: VersionTexts): DocumentFormValues => ({
  fr: fieldsOf(fr),
  en: fieldsOf(en),
  ar: fieldsOf(ar),
})

export const isEmptyForm = ({ title, description, body }: DocumentFields): boolean =>
  `${title}${description}${body}`.trim() === ''

/** May be incomplete. */
export const documentText = ({ title, description, body }: DocumentFields): Text => ({
  title,
  description: description.trim() === '' ? null : description,
  body,
})

/** A language without any text is null. */
export const documentTexts = (typed: DocumentFormValues): VersionTexts => {
  const [fr, en, ar] = LANGUAGES.map((language) =>
    isEmptyForm(typed[language]) ? null : documentText(typed[language]),
  )
  return { fr: fr ?? null, en: en ?? null, ar: ar ?? null }
}

const NONE: VersionTexts = { fr: null, en: null, ar: null }

/** The draft, else the published version, else the built-in text. */
export function excerpt({ versions, built_in }: DocumentView): VersionTexts {
  const find = (state: string) => versions.find((version) => version.state === state)?.texts
  return find('draft') ?? find('published') ?? built_in ?? NONE
}

/** Ignores leading and trailing spaces. */
export const hasChanges = (typed: DocumentFormValues, texts: VersionTexts): boolean =>
  LANGUAGES.some((language) => {
    const [now, then] = [typed[language], fieldsOf(texts[language])]
    return (['title', 'description', 'body'] as const).some(
      (field) => now[field].trim() !== then[field].trim(),
    )
  })

import type { Language } from '#kernel/locale.ts'
import type { EmailLayoutBlock, EmailLayout } from './email-layout.ts'

/** Subject and paragraphs, with variables in braces. */
export type TemplateText = { title: string; body: string }

export type TemplateOverride = (letter: EmailLayout) => EmailLayout

export const withoutOverride: TemplateOverride = (letter) => letter

type Sentence = { fr: string; en: string; ar: string }

export type EmailTemplate = {
  key: string
  to: 'buyer' | 'shop' | 'account' | 'person'
  when: Sentence
  /** Variables that an override must contain. */
  keeps: readonly string[]
  /** An example email; `name` returns the text that stands for a variable. */
  example: (language: Language, name: TemplateVariableNames) => EmailLayout
}
export type TemplateVariableNames = (variable: string, example: string) => string

const PARTS: Partial<Record<EmailLayoutBlock['kind'], string>> = {
  rows: 'details',
  link: 'button',
  code: 'code',
}
export const overridePart = ({ kind, part }: EmailLayoutBlock): string | undefined =>
  part ?? PARTS[kind]

const HOLE = /\{(\w+)\}/g
const ALONE = /^\{(\w+)\}$/
const LINK = /^\[([^\]]+)\]\(\{(\w+)\}\)$/

/** Removes an empty value with the space before it; unknown variables stay as typed. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return value === '' ? '' : space + value
  })

/** Replaces subject and text; sections stay unchanged where the text names them. */
export function applyTemplateOverride(
  letter: EmailLayout,
  { title, body }: TemplateText,
): EmailLayout {
  const values = letter.about?.values ?? {}
  const say = (text: string) => filled(text, values)
  const blocksOf = (part: string) => letter.blocks.filter((block) => overridePart(block) === part)
  const blocks = paragraphsOf(body).flatMap((paragraph): EmailLayoutBlock[] => {
    const [, alone] = ALONE.exec(paragraph) ?? []
    if (alone !== undefined && !isOnlyValue(letter, alone)) return blocksOf(alone)
    const [, label, target = ''] = LINK.exec(paragraph) ?? []
    if (label !== undefined)
      return blocksOf(target).map((block) =>
        block.kind === 'link' ? { ...block, text: say(label) } : block,
      )
    if (paragraph.startsWith('## ')) return [{ kind: 'heading', text: say(paragraph.slice(3)) }]
    if (paragraph.startsWith('> ')) return [{ kind: 'note', text: say(paragraph.slice(2)) }]
    return [{ kind: 'paragraph', text: say(paragraph) }]
  })
  const unsaid = letter.blocks.filter(
    (block) => block.isLaw && !body.includes(`{${overridePart(block) ?? ''}}`),
  )
  return { ...letter, subject: say(title), blocks: [...blocks, ...unsaid] }
}

const isOnlyValue = ({ about, blocks }: EmailLayout, name: string): boolean =>
  about?.values[name] !== undefined && !blocks.some((block) => overridePart(block) === name)

const paragraphsOf = (body: string): string[] =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** The built-in text of an email, in the syntax of an override. */
export function defaultTemplate({ example }: EmailTemplate, language: Language): TemplateText {
  const letter = example(language, (variable) => `{${variable}}`)
  // Formatted values, such as dates and sums, become variables as well.
  const named = (text: string) =>
    Object.entries(letter.about?.values ?? {}).reduce(
      (text, [name, value]) =>
        value === '' || value === `{${name}}` ? text : text.replaceAll(value, `{${name}}`),
      text,
    )
  const notified = new Set<string>()
  const paragraphs = letter.blocks.flatMap((block): string[] => {
    const part = overridePart(block)
    if (part === undefined)
      return 'text' in block ? [(MARKS[block.kind] ?? '') + named(block.text)] : []
    if (notified.has(part)) return []
    notified.add(part)
    return [block.kind === 'link' ? `[${named(block.text)}]({${part}})` : `{${part}}`]
  })
  return { title: named(letter.subject), body: paragraphs.join('\n\n') }
}

const MARKS: Partial<Record<EmailLayoutBlock['kind'], string>> = { heading: '## ', note: '> ' }

export type TemplateVariable = {
  name: string
  /** A section (table, button, code), which must stand alone in its paragraph. */
  isPart: boolean
  isRequired: boolean
  example: string
}

export function templateVariables(occasion: EmailTemplate, language: Language): TemplateVariable[] {
  const letter = occasion.example(language, (_, example) => example)
  const parts = [...new Set(letter.blocks.flatMap((block) => overridePart(block) ?? []))]
  const values = Object.entries(letter.about?.values ?? {}).filter(
    ([name]) => !parts.includes(name),
  )
  const isRequired = (name: string) => occasion.keeps.includes(name)
  return [
    ...values.map(([name, example]) => ({
      name,
      isPart: false,
      isRequired: isRequired(name),
      example,
    })),
    ...parts.map((name) => ({ name, isPart: true, isRequired: isRequired(name), example: '' })),
  ]
}

export type TemplateError = {
  field: 'title' | 'body'
  code: 'unknown_variable' | 'variable_not_alone' | 'variable_missing'
  name: string
}

/** Unknown, missing and misplaced variables of an override. */
export function templateErrors(
  { title, body }: TemplateText,
  known: readonly Pick<TemplateVariable, 'name' | 'isPart' | 'isRequired'>[],
): TemplateError[] {
  const isKnown = (name: string) => known.some((item) => item.name === name)
  const parts = known.filter(({ isPart }) => isPart).map(({ name }) => name)
  const errors: TemplateError[] = []
  for (const [, name = ''] of title.matchAll(HOLE))
    if (!isKnown(name) || parts.includes(name))
      errors.push({ field: 'title', code: 'unknown_variable', name })
  for (const paragraph of paragraphsOf(body)) {
    const stands = ALONE.test(paragraph) || LINK.test(paragraph)
    for (const [, name = ''] of paragraph.matchAll(HOLE)) {
      if (!isKnown(name)) errors.push({ field: 'body', code: 'unknown_variable', name })
      else if (parts.includes(name) && !stands)
        errors.push({ field: 'body', code: 'variable_not_alone', name })
    }
  }
  for (const { name, isRequired } of known)
    if (isRequired && !body.includes(`{${name}}`))
      errors.push({ field: 'body', code: 'variable_missing', name })
  return errors
}

import type { Language } from '#kernel/locale.ts'
import type { Block, Letter } from './email-layout.ts'

/** What the operator says instead: a subject, and paragraphs with variables in braces. */
export type Wording = { title: string; body: string }

/** Gives a letter the operator's words for its occasion, or leaves it as it is. */
export type Reword = (letter: Letter) => Letter

/** What does not know the operator's words. */
export const asItIs: Reword = (letter) => letter

type Sentence = { fr: string; en: string; ar: string }

/** An occasion on which a mail is sent, as the operator reads of it. */
export type Occasion = {
  key: string
  to: 'buyer' | 'shop' | 'account' | 'person'
  when: Sentence
  /** Variables without which the mail does not do its work. */
  keeps: readonly string[]
  /** The mail of an example. `name` says what stands for a variable: its name, or what it may be. */
  example: (language: Language, name: Naming) => Letter
}
export type Naming = (variable: string, example: string) => string

const PARTS: Partial<Record<Block['kind'], string>> = {
  rows: 'details',
  link: 'button',
  code: 'code',
}
export const partOf = ({ kind, part }: Block): string | undefined => part ?? PARTS[kind]

const HOLE = /\{(\w+)\}/g
const ALONE = /^\{(\w+)\}$/
const LINK = /^\[([^\]]+)\]\(\{(\w+)\}\)$/

/** Fills values into braces, an empty one with the space before it; what has no value stays as typed. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return value === '' ? '' : space + value
  })

/** A letter in other words: its parts stay what they are, and stand where the words name them. */
export function reworded(letter: Letter, { title, body }: Wording): Letter {
  const values = letter.about?.values ?? {}
  const say = (text: string) => filled(text, values)
  const blocksOf = (part: string) => letter.blocks.filter((block) => partOf(block) === part)
  const blocks = paragraphsOf(body).flatMap((paragraph): Block[] => {
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
    (block) => block.isLaw && !body.includes(`{${partOf(block) ?? ''}}`),
  )
  return { ...letter, subject: say(title), blocks: [...blocks, ...unsaid] }
}

/** Whether a name is a value of the letter that none of its parts has. */
const isOnlyValue = ({ about, blocks }: Letter, name: string): boolean =>
  about?.values[name] !== undefined && !blocks.some((block) => partOf(block) === name)

const paragraphsOf = (body: string): string[] =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** The words that a mail has when nobody wrote others, as the operator would have typed them. */
export function builtInWording({ example }: Occasion, language: Language): Wording {
  const letter = example(language, (variable) => `{${variable}}`)
  // What is set for the eye, a date or a sum, is a variable as well.
  const named = (text: string) =>
    Object.entries(letter.about?.values ?? {}).reduce(
      (said, [name, value]) =>
        value === '' || value === `{${name}}` ? said : said.replaceAll(value, `{${name}}`),
      text,
    )
  const told = new Set<string>()
  const paragraphs = letter.blocks.flatMap((block): string[] => {
    const part = partOf(block)
    if (part === undefined)
      return 'text' in block ? [MARKS[block.kind as 'paragraph'] + named(block.text)] : []
    if (told.has(part)) return []
    told.add(part)
    return [block.kind === 'link' ? `[${named(block.text)}]({${part}})` : `{${part}}`]
  })
  return { title: named(letter.subject), body: paragraphs.join('\n\n') }
}

const MARKS = { paragraph: '', heading: '## ', note: '> ' } as const

export type Variable = {
  name: string
  /** A part is a table, a button or a code: it stands alone. */
  isPart: boolean
  isKept: boolean
  example: string
}

/** What the words of an occasion may name. */
export function variablesOf(occasion: Occasion, language: Language): Variable[] {
  const letter = occasion.example(language, (_, example) => example)
  const parts = [...new Set(letter.blocks.flatMap((block) => partOf(block) ?? []))]
  const values = Object.entries(letter.about?.values ?? {}).filter(
    ([name]) => !parts.includes(name),
  )
  const isKept = (name: string) => occasion.keeps.includes(name)
  return [
    ...values.map(([name, example]) => ({ name, isPart: false, isKept: isKept(name), example })),
    ...parts.map((name) => ({ name, isPart: true, isKept: isKept(name), example: '' })),
  ]
}

export type WordingFault = {
  field: 'title' | 'body'
  code: 'unknown_variable' | 'variable_not_alone' | 'variable_missing'
  name: string
}

/** What is wrong with words before anybody is written to with them. */
export function faultsIn(
  { title, body }: Wording,
  known: readonly Pick<Variable, 'name' | 'isPart' | 'isKept'>[],
): WordingFault[] {
  const isKnown = (name: string) => known.some((one) => one.name === name)
  const parts = known.filter(({ isPart }) => isPart).map(({ name }) => name)
  const faults: WordingFault[] = []
  for (const [, name = ''] of title.matchAll(HOLE))
    if (!isKnown(name) || parts.includes(name))
      faults.push({ field: 'title', code: 'unknown_variable', name })
  for (const paragraph of paragraphsOf(body)) {
    const stands = ALONE.test(paragraph) || LINK.test(paragraph)
    for (const [, name = ''] of paragraph.matchAll(HOLE)) {
      if (!isKnown(name)) faults.push({ field: 'body', code: 'unknown_variable', name })
      else if (parts.includes(name) && !stands)
        faults.push({ field: 'body', code: 'variable_not_alone', name })
    }
  }
  for (const { name, isKept } of known)
    if (isKept && !body.includes(`{${name}}`))
      faults.push({ field: 'body', code: 'variable_missing', name })
  return faults
}

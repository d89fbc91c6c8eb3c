import type { Language } from '#kernel/locale.ts'
import type { DeriveLinkKey, LinkSource } from '../link-tokens.ts'
import { type EmailSender, htmlOf } from './email-html.ts'

export type EmailRow = {
  label: string
  value: string
  strong?: boolean
  /** Path or URL of an image of what the label names. */
  image?: string
}
export type EmailLayoutBlock = (
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: readonly EmailRow[] }
  /**
   * `bare` also prints the URL, for clients without buttons. `keyOf` (a purchase number) and
   * `linkKey` name keys that are added at sending, so that no queue stores them.
   */
  | {
      kind: 'link'
      text: string
      href: string
      bare?: boolean
      keyOf?: string
      linkKey?: LinkSource
    }
  | { kind: 'code'; digits: string }
  | { kind: 'note'; text: string }
) & {
  /** The section it belongs to. A template override can move a section, not reword it. */
  part?: string
  /** Required by law: appended to a template override that does not place it. */
  isLaw?: boolean
}

export const emailSection = (
  part: string,
  blocks: readonly EmailLayoutBlock[],
): EmailLayoutBlock[] => blocks.map((block) => ({ ...block, part }))

export type EmailLayout<Key extends string = string> = {
  language: Language
  subject: string
  siteName: string
  /** The one shop that it is about. Absent from emails queued by an earlier version. */
  shop?: { name: string; logo: string | null }
  blocks: readonly EmailLayoutBlock[]
  /** The email template, and the variables for an override of it. */
  about: { occasion: Key; values: Readonly<Record<string, string>> }
}

/** What the log of emails keeps: no text and no key. */
export type EmailSummary = { occasion: string; reference: string | null; language: Language }

export const summarizeEmail = ({ about, language }: EmailLayout): EmailSummary => ({
  occasion: about.occasion,
  reference: about.values['number'] ?? null,
  language,
})

type KeySources = {
  purchaseKeys: ReadonlyMap<string, string>
  deriveLinkKey: DeriveLinkKey
}

/**
 * A purchase key goes into the URL fragment, which no server receives; a link key into the path, as
 * its page works without scripts.
 */
export const withKeys = <Key extends string>(
  letter: EmailLayout<Key>,
  { purchaseKeys, deriveLinkKey }: KeySources,
): EmailLayout<Key> => ({
  ...letter,
  blocks: letter.blocks.map((block) => {
    if (block.kind !== 'link') return block
    if (block.linkKey) return { ...block, href: block.href + deriveLinkKey(block.linkKey) }
    const key = block.keyOf ? purchaseKeys.get(block.keyOf) : undefined
    return key ? { ...block, href: `${block.href}#key=${key}` } : block
  }),
})

/** Numbers of the purchases whose keys `withKeys` needs. */
export const keysNeeded = (letters: readonly EmailLayout[]): string[] =>
  letters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'link' && block.keyOf ? [block.keyOf] : [])),
  )

export type RenderEmail = { subject: string; text: string; html: string }

/** `text` carries every link of `html`, for clients that show no HTML. */
export const renderEmail = (letter: EmailLayout, sender: EmailSender): RenderEmail => ({
  subject: letter.subject,
  text: `${[...letter.blocks.map(asText), `${letter.siteName} : ${sender.siteUrl}`].join('\n\n')}\n`,
  html: htmlOf(letter, sender),
})

function asText(block: EmailLayoutBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text
    case 'heading':
      return `== ${block.text}`
    case 'rows':
      return block.rows.map(({ label, value }) => `${label} : ${value}`).join('\n')
    case 'link':
      return `${block.text} :\n${block.href}`
    case 'code':
      return block.digits
  }
}

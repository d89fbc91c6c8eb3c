import type { Language } from '#kernel/locale.ts'
import type { DeriveLinkKey } from '../link-tokens.ts'
import { type EmailSender, htmlOf } from './email-html.ts'
import type { EmailLayout, EmailLayoutBlock, EmailRow } from './email-blocks.ts'

export type { EmailLayout, EmailLayoutBlock, EmailRow }

export const emailSection = (
  part: string,
  blocks: readonly EmailLayoutBlock[],
): EmailLayoutBlock[] => blocks.map((block) => ({ ...block, part }))

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
      return block.rows
        .map(({ label, value }) => (value === '' ? label : `${label} : ${value}`))
        .join('\n')
    case 'link':
      return `${block.text} :\n${block.href}`
    case 'code':
      return block.digits
  }
}

import { directionOf, type Language } from '#kernel/locale.ts'
import type { DeriveLinkKey, LinkSource } from '../link-tokens.ts'

export type EmailRow = { label: string; value: string; strong?: boolean }
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

/** Tables and inline styles only, for email clients; right to left in Arabic. */
export const renderEmail = ({ language, subject, siteName, blocks }: EmailLayout): RenderEmail => ({
  subject,
  text: `${blocks.map(asText).join('\n\n')}\n`,
  html: page(language, subject, siteName, blocks.map((block) => asHtml(block)).join('\n')),
})

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const FONT = "font-family:'Segoe UI',Tahoma,Arial,sans-serif"
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:8px;background:#1d1a16;color:#ffffff;text-decoration:none;font-weight:600'
const CODE =
  "display:inline-block;padding:10px 18px;border:1px solid #e7e0d6;border-radius:8px;background:#f6f3ee;font-family:Consolas,'Courier New',monospace;font-size:26px;font-weight:700;letter-spacing:5px"
const SMALL = 'color:#6b6257'

const page = (language: Language, subject: string, siteName: string, body: string): string =>
  `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:#f6f3ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${directionOf(language)}" style="background:#f6f3ee"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 24px;border-bottom:1px solid #e7e0d6;${FONT};font-size:20px;font-weight:700;color:#1d1a16">${escape(siteName)}</td></tr>
<tr><td style="padding:20px 24px;${FONT};font-size:15px;line-height:1.6;color:#1d1a16;text-align:start">
${body}
</td></tr></table></td></tr></table></body></html>`

function asHtml(block: EmailLayoutBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 14px">${escape(block.text).replaceAll('\n', '<br>')}</p>`
    case 'heading':
      return `<h2 style="margin:22px 0 8px;font-size:17px;line-height:1.4">${escape(block.text)}</h2>`
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 14px">${block.rows.map(htmlRow).join('')}</table>`
    case 'link':
      return htmlLink(block)
    case 'code':
      return `<p style="margin:0 0 20px"><span dir="ltr" style="${CODE}">${escape(block.digits)}</span></p>`
    case 'note':
      return `<p style="margin:0 0 8px;font-size:13px;${SMALL}">${escape(block.text)}</p>`
  }
}

function htmlLink({ text, href, bare }: Extract<EmailLayoutBlock, { kind: 'link' }>): string {
  const button = `<p style="margin:20px 0"><a href="${escape(href)}" style="${BUTTON}">${escape(text)}</a></p>`
  if (!bare) return button
  return `${button}\n<p style="margin:0 0 14px;font-size:12px;${SMALL};word-break:break-all" dir="ltr">${escape(href)}</p>`
}

const htmlRow = ({ label, value, strong }: EmailRow): string => {
  const weight = strong ? ';font-weight:700' : ''
  const cell = `padding:5px 0;vertical-align:top;${FONT};font-size:15px${weight}`
  // Amounts stay on one line and keep their direction in right-to-left text.
  return `<tr><td style="${cell};text-align:start">${escape(label)}</td><td style="${cell};text-align:end;white-space:nowrap"><bdi>${escape(value)}</bdi></td></tr>`
}

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

import type { Language } from '#kernel/locale.ts'
import type { LinkSource } from '../link-tokens.ts'

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

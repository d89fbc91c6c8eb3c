import type { LocalDate } from '#kernel/calendar.ts'

export type PagePublished = {
  type: 'content.page_published'
  slug: string
  /** Version identifier stored with each consent. */
  label: string
  /** Digest of the text in all languages. */
  sha256: string
  /** Day in Algiers. */
  on: LocalDate
}

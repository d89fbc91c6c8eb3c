/** What everybody reads of a page is other words from now on. */
export type PagePublished = {
  type: 'content.page_published'
  slug: string
  /** How whoever agrees to these words names them. */
  label: string
  /** The digest of the words in every language. */
  sha256: string
  /** The day on which they came into force, in Algiers. */
  on: string
}

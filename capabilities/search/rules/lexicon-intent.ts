export type LexiconIntent = {
  readonly kind: 'occasion' | 'person' | 'place' | 'activity' | 'subject'
  readonly phrases: readonly string[]
  readonly terms: readonly string[]
  /** Says little beside another intent. */
  readonly is_broad?: boolean
}

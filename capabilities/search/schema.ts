/** A category asked for: a whole group, or some categories. Neither exists when the slugs are empty. */
export type CategoryScope = { group: string | null; slugs: readonly string[] }

export type { Category } from '#capabilities/catalog/index.ts'

/** A typed term and its expansions; the reverse is another entry. */
export type SynonymTerms = {
  language: 'fr' | 'en' | 'ar' | 'darija'
  term: string
  expansions: string[]
}
export type Synonym = SynonymTerms & { id: string }

/** A category asked for: a whole group, or some categories. Neither exists when the slugs are empty. */
export type CategoryScope = { group: string | null; slugs: readonly string[] }

export type { Category } from '#capabilities/catalog/index.ts'

/** What people type, and the words of products that it means; the other way round is another entry. */
export type SynonymTerms = {
  language: 'fr' | 'en' | 'ar' | 'darija'
  term: string
  means: string[]
}
export type Synonym = SynonymTerms & { id: string }

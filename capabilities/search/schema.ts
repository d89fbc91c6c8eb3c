import type { Language } from '#kernel/locale.ts'

/** Unknown slugs leave both empty, which matches nothing. */
export type CategoryScope = { group: string | null; slugs: readonly string[] }

export type { CategoryNode } from '#capabilities/catalog/index.ts'

export type SynonymTerms = {
  language: Language | 'darija'
  term: string
  expansions: string[]
  /** The expansions are not the same thing, but shown where the term is not sold. */
  is_substitute: boolean
}
export type Synonym = SynonymTerms & { id: string }

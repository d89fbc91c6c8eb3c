import type { Synonym, SynonymTerms } from '../schema.ts'
import { MAX_SYNONYM_WORDS, synonymKey } from './lexicon.ts'
import { tokenize } from './tokenize.ts'

export type SynonymRefusal =
  | { code: 'synonym_too_long' }
  | { code: 'synonym_without_terms' }
  | { code: 'synonym_of_itself' }
  | { code: 'synonym_taken'; id: string }

export function findSynonymConflict(
  { term, expansions }: SynonymTerms,
  others: readonly Pick<Synonym, 'id' | 'term'>[],
): SynonymRefusal | null {
  const key = synonymKey(term)
  if (key === '' || expansions.some((expansion) => synonymKey(expansion) === '')) {
    return { code: 'synonym_without_terms' }
  }
  if (tokenize(term).length > MAX_SYNONYM_WORDS) return { code: 'synonym_too_long' }
  if (expansions.every((expansion) => synonymKey(expansion) === key))
    return { code: 'synonym_of_itself' }
  const same = others.find((item) => synonymKey(item.term) === key)
  return same ? { code: 'synonym_taken', id: same.id } : null
}

import { type Language, localizedText } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { CategoryNode } from '../schema.ts'
import type { IndexStatistics } from '../queries/index-statistics.ts'
import type { Dictionary } from '../queries/query-dictionary.ts'
import { NO_SUGGESTIONS, suggestions } from '../queries/suggestions.ts'
import { leadingWords, matchAll } from '../rules/search-query.ts'
import { areWordsMatched, wordsWhileTyping } from '../rules/suggestion-words.ts'
import { tokenize } from '../rules/tokenize.ts'

type Deps = {
  db: Db
  catalog: Pick<Catalog, 'categories'>
  overview: () => Promise<IndexStatistics>
  dictionary: Dictionary
}

/** Products of all the words typed so far; else of what was probably meant; else of the leading ones. */
export const suggest =
  ({ db, catalog, overview, dictionary }: Deps) =>
  async (typed: string, language: Language): Promise<string> => {
    const read = await dictionary(typed)
    if (read.words.length === 0) return NO_SUGGESTIONS
    const nodes = await catalog.categories()
    const known = { db, language, typed, overview: await overview() }
    const sure = wordsWhileTyping(read, false)
    const guessed = wordsWhileTyping(read, true)
    let found = NO_SUGGESTIONS
    const tried = new Set<string>()
    for (const words of [sure, guessed, leadingWords(guessed)]) {
      const terms = matchAll(words)
      if (tried.has(terms)) continue
      tried.add(terms)
      const categories = categoriesOf(nodes, words, language)
      found = await suggestions({ ...known, words, categories })
      if (!HAS_NO_ITEMS.test(found)) return found
    }
    return found
  }

const HAS_NO_ITEMS = /^\{"items" ?: ?\[\]/

const categoriesOf = (
  nodes: readonly CategoryNode[],
  words: Parameters<typeof areWordsMatched>[0],
  language: Language,
) =>
  nodes
    .filter(({ name }) =>
      areWordsMatched(words, new Set(Object.values(name).flatMap((text) => tokenize(text ?? '')))),
    )
    .map(({ slug, name }) => ({ slug, name: localizedText(name, language) }))

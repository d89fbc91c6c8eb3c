import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { ProductsPageView } from '../contract.ts'
import type { ParsedQueryView, SearchPreviewView } from '../synonyms.contract.ts'
import { loadSynonyms, lookUpQueryParts, synonymsOf } from '../queries/spelling-and-synonyms.ts'
import { listProducts } from '../queries/list-products.ts'
import type { IndexStatistics } from '../queries/index-statistics.ts'
import { toQueryWord, type Synonyms } from '../rules/parse-query.ts'
import { type ScanLimits } from '../rules/scan-strategy.ts'
import { tokenize } from '../rules/tokenize.ts'
import type { SynonymTerms } from '../schema.ts'

const SHOWN = 6

type Deps = { db: Db; overview: () => Promise<IndexStatistics>; scale: ScanLimits }
type Command = {
  typed: string
  language: Language
  /** An unsaved entry, with the id of the one it would replace. */
  draft: (Pick<SynonymTerms, 'term' | 'expansions'> & { id: string | null }) | null
}

export const previewSearch =
  ({ db, overview, scale }: Deps) =>
  async ({ typed, language, draft }: Command): Promise<SearchPreviewView> => {
    const words = tokenize(typed)
    const entries = await loadSynonyms(db)

    const readWith = async (synonyms: Synonyms): Promise<ParsedQueryView> => {
      const parts = words.length === 0 ? [] : await lookUpQueryParts(db, words, synonyms)
      if (parts.length === 0) return { parts: [], carried: 'none', total: 0, items: [] }
      const { text, carried } = await listProducts({
        db,
        request: { filters: { search: typed }, categories: null, language, limit: SHOWN },
        words: parts.map((part) => toQueryWord(part, part.near)),
        overview: await overview(),
        scale,
      })
      const page = JSON.parse(text) as ProductsPageView // built by our own SQL
      return {
        parts: parts.map((part) => ({
          typed: part.typed,
          expansions: [...(part.expansions ?? [])],
          near: [...part.near],
        })),
        carried,
        total: page.total,
        items: page.items.map(({ id, name, price, images: [image = null] }) => ({
          id,
          name,
          price,
          image,
        })),
      }
    }

    const now = await readWith(synonymsOf(entries))
    if (draft === null) return { now, drafted: null }
    const others = entries.filter(({ id }) => id !== draft.id)
    return { now, drafted: await readWith(synonymsOf([...others, draft])) }
  }
export type PreviewSearch = ReturnType<typeof previewSearch>

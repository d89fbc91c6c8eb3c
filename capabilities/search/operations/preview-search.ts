import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { ProductsPageView } from '../contract.ts'
import type { ParsedQueryView, SearchPreviewView } from '../synonyms.contract.ts'
import { loadIntents, loadPlaces, loadSynonyms } from '../queries/lexicon.ts'
import { listProducts } from '../queries/list-products.ts'
import type { IndexStatistics } from '../queries/index-statistics.ts'
import { readQuery } from '../queries/query-dictionary.ts'
import { createLexicon, type Lexicon } from '../rules/lexicon.ts'
import { type ScanLimits } from '../rules/scan-strategy.ts'
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
    const [entries, intents, places] = await Promise.all([
      loadSynonyms(db),
      loadIntents(db),
      loadPlaces(db),
    ])

    const readWith = async (lexicon: Lexicon): Promise<ParsedQueryView> => {
      const { words, literal, asTyped } = await readQuery(db, typed, { lexicon })
      if (words.length === 0) return { parts: [], carried: 'none', total: 0, items: [] }
      const { text, carried } = await listProducts({
        db,
        request: {
          filters: { search: typed },
          categories: null,
          delivery: null,
          language,
          limit: SHOWN,
        },
        words,
        literal,
        asTyped,
        overview: await overview(),
        scale,
      })
      const page = JSON.parse(text) as ProductsPageView // built by our own SQL
      return {
        parts: words.map((word) => ({
          typed: word.typed,
          expansions: [...word.expansions],
          near: [...word.near],
        })),
        carried,
        total: page.exact_total ?? page.total,
        items: page.items
          .slice(0, page.exact_total)
          .map(({ id, name, price, images: [image = null] }) => ({
            id,
            name,
            price,
            image,
          })),
      }
    }

    const now = await readWith(createLexicon(entries, intents, places))
    if (draft === null) return { now, drafted: null }
    const others = entries.filter(({ id }) => id !== draft.id)
    const drafted = createLexicon([...others, draft], intents, places)
    return { now, drafted: await readWith(drafted) }
  }
export type PreviewSearch = ReturnType<typeof previewSearch>

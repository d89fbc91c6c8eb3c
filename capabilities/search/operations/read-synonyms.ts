import { localDate } from '#kernel/calendar.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type {
  MissingTermsView,
  SynonymsPageView,
  SynonymView,
  WeakTermsView,
} from '../synonyms.contract.ts'
import { listWeakTerms } from '../queries/choices.ts'
import { listSynonyms } from '../queries/synonyms.ts'
import { listTermsWithoutResults } from '../queries/search-terms.ts'
import { readSearchCursor, writeSearchCursor } from '../rules/cursor.ts'

const LOOKED_BACK = days(30)
const MOST_MISSING = 100
/** Fewer say nothing; a good answer is opened by far more. */
const WEAK = { fewest: 20, share: 0.1, limit: 100 }
const WORDS = /^.{1,200}$/s

type Query = {
  search?: string | undefined
  language: 'all' | SynonymView['language']
  limit: number
  cursor?: string | undefined
}

export const readSynonyms = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async list({ search, language, limit, cursor }: Query): Promise<SynonymsPageView> {
    const time = readSearchCursor(cursor, 'term', WORDS)
    const { rows, byLanguage } = await listSynonyms(db, {
      search: search || null,
      language: language === 'all' ? null : language,
      after: time && { term: time.key, id: time.id },
      limit,
    })
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    const all = Object.values(byLanguage).reduce((a, b) => a + b, 0)
    return {
      items,
      total: language === 'all' ? all : (byLanguage[language] ?? 0),
      total_is_estimate: false,
      next:
        rows.length > limit && last
          ? writeSearchCursor('term', { key: last.term, id: last.id })
          : null,
      counts: { fr: 0, ar: 0, darija: 0, en: 0, ...byLanguage, all },
    }
  },

  missing: async (): Promise<MissingTermsView> => ({
    items: await listTermsWithoutResults(
      db,
      localDate(before(clock.now(), LOOKED_BACK)),
      MOST_MISSING,
    ),
  }),

  weak: async (): Promise<WeakTermsView> => ({
    items: await listWeakTerms(db, { ...WEAK, since: localDate(before(clock.now(), LOOKED_BACK)) }),
  }),
})
export type ReadSynonyms = ReturnType<typeof readSynonyms>

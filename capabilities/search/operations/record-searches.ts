import { localDate } from '#kernel/calendar.ts'
import { before, type Clock, days, seconds } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import {
  addSearches,
  type CountedSearch,
  deleteOldSearches,
  refreshPopularTerms,
} from '../queries/search-terms.ts'
import { deleteOldChoices } from '../queries/choices.ts'
import { rebuildVocabulary } from '../queries/vocabulary.ts'
import { toLoggableTerm } from '../rules/loggable-term.ts'
import type { RecordedSearch } from './list-products-page.ts'

const WRITTEN_EVERY = seconds(10)
const MOST_WAITING = 2_000
const TTL = days(90)
/** High enough to keep one person's searches private. */
const POPULAR = { within: days(30), days: 3, times: 20 }

type Deps = { db: Db; clock: Clock; onError: (error: unknown) => void }

/** Counted in memory and written every ten seconds. */
export function recordSearches({ db, clock, onError }: Deps) {
  const waiting = new Map<string, CountedSearch>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = [...waiting.values()]
    waiting.clear()
    if (counted.length > 0) await addSearches(db, counted).catch(onError)
  }

  return {
    count({ typed, language, results }: RecordedSearch): void {
      const term = toLoggableTerm(typed)
      if (term === null || waiting.size >= MOST_WAITING) return
      const on = localDate(clock.now())
      const key = `${on} ${language} ${term}`
      const searches = (waiting.get(key)?.searches ?? 0) + 1
      waiting.set(key, { on, language, term, searches, results })
      timer ??= setTimeout(() => void flush(), WRITTEN_EVERY).unref()
    },
    flush,
    /** Scheduled nightly. */
    forgetOld: async (): Promise<void> => {
      const day = localDate(before(clock.now(), TTL))
      await deleteOldSearches(db, day)
      await deleteOldChoices(db, day)
    },
    /** Scheduled nightly: refreshes the popular searches of an empty search box. */
    propose: (): Promise<void> =>
      refreshPopularTerms(db, localDate(before(clock.now(), POPULAR.within)), POPULAR),
    /** Scheduled nightly: words of the day are known at once, but counted, and forgotten, only here. */
    rebuildVocabulary: (): Promise<void> => rebuildVocabulary(db),
  }
}

import { localDate } from '#kernel/calendar.ts'
import { before, type Clock, days, seconds } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import {
  addSearches,
  type CountedSearch,
  deleteOldSearches,
  refreshPopularTerms,
} from '../queries/search-terms.ts'
import { toLoggableTerm } from '../rules/loggable-term.ts'
import type { RecordedSearch } from './list-products-page.ts'

const WRITTEN_EVERY = seconds(10)
const MOST_WAITING = 2_000
const KEPT_FOR = days(90)
/** A search is proposed to others when it was made this often, on this many days, in this time. */
const POPULAR = { within: days(30), days: 3, times: 20 }

type Deps = { db: Db; clock: Clock; onError: (error: unknown) => void }

/** Counts what is searched, by day and language: gathered here, written some times a minute. */
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
    /** Writes what waits, as when the process ends. */
    flush,
    /** What was searched long ago is forgotten, each night. */
    forgetOld: (): Promise<void> => deleteOldSearches(db, localDate(before(clock.now(), KEPT_FOR))),
    /** What an empty search box proposes, each night. */
    propose: (): Promise<void> =>
      refreshPopularTerms(db, localDate(before(clock.now(), POPULAR.within)), POPULAR),
  }
}

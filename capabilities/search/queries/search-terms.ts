import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { SearchDatabase } from '../tables.ts'

export type CountedSearch = {
  on: LocalDate
  language: Language
  term: string
  searches: number
  results: number
}

/** `results` is that of the last search. */
export async function addSearches(db: Db, counted: readonly CountedSearch[]): Promise<void> {
  await sql`
    insert into search.daily_terms as kept (searched_on, language, term, searches, results)
    select r.on, r.language, r.term, r.searches, r.results
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as r ("on" date, language text, term text, searches integer, results integer)
    order by 1, 2, 3
    on conflict (searched_on, language, term) do update
    set searches = kept.searches + excluded.searches, results = excluded.results`.execute(
    tables<SearchDatabase>(db),
  )
}

export async function deleteOldSearches(db: Db, day: LocalDate): Promise<void> {
  await sql`delete from search.daily_terms where searched_on < ${day}::date`.execute(
    tables<SearchDatabase>(db),
  )
}

const PROPOSED = 8
const FEWEST = 4

/**
 * The minimum of days and searches excludes terms that only one person types. A language with fewer
 * than `FEWEST` terms keeps its present ones.
 */
export async function refreshPopularTerms(
  db: Db,
  since: LocalDate,
  { days, times }: { days: number; times: number },
): Promise<void> {
  await sql`
    with asked as (
      select language, term, sum(searches) as searches,
        (array_agg(results order by searched_on desc))[1] as found
      from search.daily_terms where searched_on >= ${since}::date
      group by language, term
      having count(*) >= ${days} and sum(searches) >= ${times}),
    ranked as (
      select language, term,
        row_number() over (partition by language order by searches desc, term) as position,
        count(*) over (partition by language) as terms
      from asked where found > 0),
    gone as (
      delete from search.popular_terms p
      where p.language in (select language from ranked where terms >= ${FEWEST})
        and p.position > (select max(least(terms, ${PROPOSED})) from ranked r where r.language = p.language))
    insert into search.popular_terms as p (language, position, term)
    select language, position, term from ranked where terms >= ${FEWEST} and position <= ${PROPOSED}
    on conflict (language, position) do update set term = excluded.term`.execute(
    tables<SearchDatabase>(db),
  )
}

export type TermWithoutResults = {
  term: string
  language: Language
  searches: number
  last_on: LocalDate
}

/** By their last search; most frequent first. */
export async function listTermsWithoutResults(
  db: Db,
  since: LocalDate,
  limit: number,
): Promise<TermWithoutResults[]> {
  const { rows } = await sql<TermWithoutResults>`
    with missing as materialized (select term, language, searches, searched_on from search.daily_terms
      where searched_on >= ${since}::date and results = 0),
    found as materialized (
      select term, (select max(searched_on) from search.daily_terms f
        where f.term = asked.term and f.results > 0) as last_on
      from (select distinct term from missing) asked)
    select term, language, sum(searches)::integer as searches, max(searched_on)::text as last_on
    from missing join found using (term)
    where found.last_on is null or found.last_on < missing.searched_on
    group by term, language
    order by searches desc, last_on desc, term limit ${limit}`.execute(tables<SearchDatabase>(db))
  return rows
}

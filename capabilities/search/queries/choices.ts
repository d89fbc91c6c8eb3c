import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { BASKET_VOTES } from '../rules/learned-boost.ts'
import type { SqlParameters } from './sql-parameters.ts'
import type { SearchDatabase } from '../tables.ts'

type Choice = { on: LocalDate; term: string; productId: string; isBasket: boolean }

/** Skips products that are not public. */
export async function addChoice(db: Db, { on, term, productId, isBasket }: Choice): Promise<void> {
  const [click, basket] = isBasket ? [0, 1] : [1, 0]
  await sql`
    insert into search.daily_choices as kept (chosen_on, term, product_id, clicks, baskets)
    select ${on}::date, ${term}, product_id, ${click}, ${basket}
    from search.listings where product_id = ${productId}::uuid
    on conflict (chosen_on, term, product_id) do update
    set clicks = kept.clicks + excluded.clicks, baskets = kept.baskets + excluded.baskets`.execute(
    tables<SearchDatabase>(db),
  )
}

export async function addShownTerm(
  db: Db,
  { on, term, language }: { on: LocalDate; term: string; language: Language },
): Promise<void> {
  await sql`
    insert into search.daily_shown_terms as kept (shown_on, language, term, times)
    values (${on}::date, ${language}, ${term}, 1)
    on conflict (shown_on, language, term) do update set times = kept.times + 1`.execute(
    tables<SearchDatabase>(db),
  )
}

export async function deleteOldChoices(db: Db, day: LocalDate): Promise<void> {
  await sql`delete from search.daily_choices where chosen_on < ${day}::date`.execute(
    tables<SearchDatabase>(db),
  )
  await sql`delete from search.daily_shown_terms where shown_on < ${day}::date`.execute(
    tables<SearchDatabase>(db),
  )
}

export type Votes = { term: string; productId: string; votes: number; ofTerm: number }

/** Older votes count less; queries with fewer votes than `fewest` are left out. */
export async function listVotes(
  db: Db,
  { today, halfLifeDays, fewest }: { today: LocalDate; halfLifeDays: number; fewest: number },
): Promise<Votes[]> {
  const { rows } = await sql<Votes>`
    with voted as (
      select term, product_id, sum((clicks + ${BASKET_VOTES}::integer * baskets)
          * power(0.5, (${today}::date - chosen_on) / ${halfLifeDays}::float8)) as votes
      from search.daily_choices where chosen_on <= ${today}::date group by term, product_id),
    summed as (select *, sum(votes) over (partition by term) as of_term from voted)
    select term, product_id as "productId", votes, of_term as "ofTerm"
    from summed where of_term >= ${fewest}::float8`.execute(tables<SearchDatabase>(db))
  return rows
}

export type TermBoost = { term: string; product: string; boost: number }

/** In one statement, so that no search meets half of them. */
export async function replaceBoosts(db: Db, boosts: readonly TermBoost[]): Promise<void> {
  await sql`
    with learned as materialized (
      select b.* from jsonb_to_recordset(${JSON.stringify(boosts)}::jsonb)
        as b (term text, product uuid, boost real)
      where exists (select from catalog.products p where p.id = b.product)),
    forgotten as (
      delete from search.term_boosts t
      where not exists (select from learned l where l.term = t.term and l.product = t.product_id))
    insert into search.term_boosts (term, product_id, boost)
    select term, product, boost from learned
    on conflict (term, product_id) do update set boost = excluded.boost`.execute(
    tables<SearchDatabase>(db),
  )
}

/** What choices add to the score of a candidate, a listing with the alias l. */
export const boostSql = (term: string | null, values: SqlParameters): string =>
  term === null
    ? '0'
    : `coalesce((select boost from search.term_boosts b where b.term = ${values.add(term)}
        and b.product_id = l.product_id), 0)`

export type WeakTermRow = {
  term: string
  language: Language
  shown: number
  clicks: number
  last_on: LocalDate
}

/** Shown often, and opened in less than a share of it; the most often shown first. */
export async function listWeakTerms(
  db: Db,
  {
    since,
    fewest,
    share,
    limit,
  }: { since: LocalDate; fewest: number; share: number; limit: number },
): Promise<WeakTermRow[]> {
  const { rows } = await sql<WeakTermRow>`
    with shown as (
      select term, (array_agg(language order by times desc, language))[1] as language,
        sum(times)::integer as shown, max(last_on)::text as last_on
      from (select term, language, sum(times) as times, max(shown_on) as last_on
        from search.daily_shown_terms where shown_on >= ${since}::date group by term, language) by_language
      group by term having sum(times) >= ${fewest}::integer),
    opened as (
      select term, sum(clicks)::integer as clicks from search.daily_choices
      where chosen_on >= ${since}::date group by term)
    select term, language, shown, coalesce(clicks, 0) as clicks, last_on
    from shown left join opened using (term)
    where coalesce(clicks, 0) < shown * ${share}::float8
    order by shown desc, term limit ${limit}`.execute(tables<SearchDatabase>(db))
  return rows
}

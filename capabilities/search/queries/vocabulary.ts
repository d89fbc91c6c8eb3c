import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'
import type { KnownWord } from '../rules/known-words.ts'
import type { SearchDatabase } from '../tables.ts'

type Row = KnownWord & { word: string }

/**
 * The forms of each word in the listings; for an unknown one, how it sounds and what is near it.
 * Plurals and genders are one word: they have one stem. `isNear` looks for what is near an unknown one.
 */
export async function lookUpWords(
  db: Db,
  words: readonly string[],
  { isNear = true }: { isNear?: boolean } = {},
): Promise<Map<string, KnownWord>> {
  const { rows } = await sql<Row>`
    select said.word, coalesce(known.forms, '{}') as forms, coalesce(known.is_head, false) as "isHead",
      coalesce(known.described, false) as "isDescribed",
      case when ${isNear} and known.forms is null then search.phonetic_keys(said.word) else '{}' end as sounds,
      case when ${isNear} and known.forms is null then (
        select coalesce(json_agg(n), '[]') from search.near_words(said.word) n) else '[]'::json end as near
    from unnest(${words}::text[]) as said (word)
    left join lateral (
      select array_agg(v.word order by v.word) as forms, bool_or(v.is_head) as is_head,
        bool_and(v.described) as described from search.vocabulary v
      where v.stem = search.stem(said.word) and (not v.described or v.word = said.word)) known on true`.execute(
    tables<SearchDatabase>(db),
  )
  return new Map(rows.map(({ word, ...known }) => [word, known]))
}

/** Searches read the old words until it is committed. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await sql`select search.rebuild_vocabulary()`.execute(tables<SearchDatabase>(db))
}

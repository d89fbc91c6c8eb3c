import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'
import { createLexicon, type Lexicon, type LexiconSynonym } from '../rules/lexicon.ts'
import type { LexiconIntent } from '../rules/lexicon-intent.ts'
import type { SearchDatabase } from '../tables.ts'

export type StoredSynonym = LexiconSynonym & { id: string }

export async function loadSynonyms(db: Db): Promise<StoredSynonym[]> {
  const { rows } = await sql<StoredSynonym>`
    select id, term, expansions, is_substitute, sound from search.synonyms order by term, language`.execute(
    tables<SearchDatabase>(db),
  )
  return rows
}

export type StoredIntent = LexiconIntent & { id: string }

export async function loadIntents(db: Db): Promise<StoredIntent[]> {
  const { rows } = await sql<StoredIntent>`
    select id, kind, phrases, terms, is_broad from search.intents order by position, id`.execute(
    tables<SearchDatabase>(db),
  )
  return rows
}

/** Wilayas in every spelling, and communes. */
export async function loadPlaces(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from (
      select text.value as name from territory.wilayas, jsonb_each_text(name) text
      union all select unnest(former_names) from territory.wilayas
      union all select text.value from territory.communes, jsonb_each_text(name) text) named
    where length(name) > 3 order by name`.execute(tables<SearchDatabase>(db))
  return rows.map(({ name }) => name)
}

export async function loadLexicon(db: Db): Promise<Lexicon> {
  const [synonyms, intents, places] = await Promise.all([
    loadSynonyms(db),
    loadIntents(db),
    loadPlaces(db),
  ])
  return createLexicon(synonyms, intents, places)
}

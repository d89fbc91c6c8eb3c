import { sql } from 'kysely'
import { minutes } from '#kernel/time.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { AskedWord } from '../rules/asked-words.ts'
import { type Candidate, meantBy } from '../rules/misspelling.ts'
import {
  asked,
  maybeMisspelt,
  type Part,
  partsOf,
  singleTerms,
  synonymKey,
  type Synonyms,
} from '../rules/read-words.ts'
import { bareOf, stemsOf, wordsOf } from '../rules/search-words.ts'

/** What a search asks for, word by word; nothing when nothing is left to search. */
export type Dictionary = (typed: string) => Promise<readonly AskedWord[]>

const KEPT_FOR = minutes(1)
const MOST_KEPT = 5_000

/**
 * Reads what people type: with the table of synonyms, and with the vocabulary of the listings for a
 * word that none of them carries. Both are kept for a minute, so that a word that many type costs nothing.
 */
export function createDictionary(db: Db): Dictionary {
  const meant = new Map<string, Meant>()
  let synonyms: Promise<Synonyms> | undefined
  let readAt = 0

  const fresh = (): Promise<Synonyms> => {
    if (synonyms && performance.now() - readAt < KEPT_FOR) return synonyms
    readAt = performance.now()
    meant.clear()
    const read = readSynonyms(db)
    read.catch(() => (synonyms = undefined)) // the next one who searches asks again
    synonyms = read
    return read
  }

  return async (typed) => {
    const words = wordsOf(typed)
    if (words.length === 0) return []
    const known = await fresh()
    const parts = partsOf(words, known)
    const strange = parts.filter(mayBeStrange).map((part) => bareOf(part.typed))
    const missing = strange.filter((word) => !meant.has(word))
    if (missing.length > 0) {
      if (meant.size > MOST_KEPT) meant.clear()
      for (const found of await lookUp(db, missing)) meant.set(found.typed, meantOf(found, known))
    }
    return parts.map((part) => {
      const other = mayBeStrange(part) ? meant.get(bareOf(part.typed)) : undefined
      return other ? asked({ ...part, means: other.means }, other.words) : asked(part)
    })
  }
}

/** The words of listings that were meant, and what is meant by the synonyms that were. */
type Meant = { words: readonly string[]; means: readonly string[] | null }

function meantOf({ typed, known, candidates }: Found, synonyms: Synonyms): Meant {
  if (known) return { words: [], means: null }
  const words = meantBy(typed, candidates)
  const terms = [...words, ...meantBy(typed, singleTerms(synonyms))]
  const means = terms.flatMap((term) => synonyms.get(term) ?? [])
  return { words, means: means.length > 0 ? [...new Set(means)] : null }
}

const mayBeStrange = ({ typed, means }: Part): boolean => means === null && maybeMisspelt(typed)

async function readSynonyms(db: Db): Promise<Synonyms> {
  const { rows } = await sql<{ term: string; means: string[] }>`
    select term, means from search.synonyms order by term, language`.execute(tables<never>(db))
  const byTerm = new Map<string, string[]>()
  for (const { term, means } of rows) {
    const key = synonymKey(term)
    byTerm.set(key, [...new Set([...(byTerm.get(key) ?? []), ...means])])
  }
  return byTerm
}

type Found = { typed: string; known: boolean; candidates: Candidate[] }

/** For each word, whether a listing carries one that begins so, or else which words are near. */
async function lookUp(db: Db, words: readonly string[]): Promise<Found[]> {
  const begins = words.flatMap((word) =>
    stemsOf(word)
      .filter(({ whole }) => !whole)
      .map(({ text }) => [word, text] as const),
  )
  const { rows } = await sql<Found>`
    select t.typed, t.known, case when t.known then '[]'::json else (
      select coalesce(json_agg(n), '[]') from search.nearest(t.typed) n) end as candidates
    from (
      select w.typed, bool_or(exists (select from search.vocabulary v
        where v.word >= w.stem and v.word < w.stem || chr(1114111))) as known
      from unnest(${begins.map(([word]) => word)}::text[], ${begins.map(([, stem]) => stem)}::text[]) as w (typed, stem)
      group by w.typed) t
  `.execute(tables<never>(db))
  return rows
}

import { sql } from 'kysely'
import { minutes } from '#kernel/time.ts'
import { type Database, type Db, tables } from '#platform/database/index.ts'
import type { QueryWord } from '../rules/search-query.ts'
import { type Candidate, suggestCorrection } from '../rules/spelling-correction.ts'
import {
  toQueryWord,
  canBeMisspelled,
  type QueryPart,
  splitQueryParts,
  singleWordTerms,
  synonymKey,
  type Synonyms,
} from '../rules/parse-query.ts'
import { stripArticle, stemsOf, tokenize } from '../rules/tokenize.ts'

export type Dictionary = (typed: string) => Promise<readonly QueryWord[]>

/** `near`: spelling corrections of an unknown term. */
export type ResolvedQueryPart = QueryPart & { readonly near: readonly string[] }

const TTL = minutes(1)
const MAX_ENTRIES = 5_000

/**
 * Synonyms and corrections are cached for a minute; with `listen`, a synonym change invalidates
 * them at once.
 */
export function createSpellingDictionary(db: Db, listen?: Database['listen']): Dictionary {
  const meant = new Map<string, WordMeaning>()
  let synonyms: Promise<Synonyms> | undefined
  let readAt = 0
  let listening: Promise<unknown> | undefined

  const forget = () => {
    synonyms = undefined
    meant.clear()
  }
  const hear = () => {
    listening ??= listen?.('search.synonyms', forget, { onReconnect: forget }).catch(
      (error: unknown) => {
        listening = undefined // the next search retries
        throw error
      },
    )
    return listening
  }
  const fresh = (): Promise<Synonyms> => {
    if (synonyms && performance.now() - readAt < TTL) return synonyms
    readAt = performance.now()
    meant.clear()
    const read = readSynonyms(db)
    read.catch(() => (synonyms = undefined)) // the next search retries
    synonyms = read
    return read
  }

  return async (typed) => {
    const words = tokenize(typed)
    if (words.length === 0) return []
    await hear()
    return (await lookUpQueryParts(db, words, await fresh(), meant)).map((part) =>
      toQueryWord(part, part.near),
    )
  }
}

/** `meant` caches corrections. */
export async function lookUpQueryParts(
  db: Db,
  words: readonly string[],
  synonyms: Synonyms,
  meant = new Map<string, WordMeaning>(),
): Promise<ResolvedQueryPart[]> {
  const parts = splitQueryParts(words, synonyms)
  const strange = parts.filter(mayBeStrange).map((part) => stripArticle(part.typed))
  const missing = strange.filter((word) => !meant.has(word))
  if (missing.length > 0) {
    if (meant.size > MAX_ENTRIES) meant.clear()
    for (const found of await lookUp(db, missing)) meant.set(found.typed, meantOf(found, synonyms))
  }
  return parts.map((part) => {
    const other = mayBeStrange(part) ? meant.get(stripArticle(part.typed)) : undefined
    return other
      ? { ...part, expansions: other.expansions, near: other.words }
      : { ...part, near: [] }
  })
}

export type WordMeaning = { words: readonly string[]; expansions: readonly string[] | null }

function meantOf(
  { typed, known, candidates }: SpellingAndSynonymsRow,
  synonyms: Synonyms,
): WordMeaning {
  if (known) return { words: [], expansions: null }
  const words = suggestCorrection(typed, candidates)
  const terms = [...words, ...suggestCorrection(typed, singleWordTerms(synonyms))]
  const expansions = terms.flatMap((term) => synonyms.get(term) ?? [])
  return { words, expansions: expansions.length > 0 ? [...new Set(expansions)] : null }
}

const mayBeStrange = ({ typed, expansions }: QueryPart): boolean =>
  expansions === null && canBeMisspelled(typed)

async function readSynonyms(db: Db): Promise<Synonyms> {
  return synonymsOf(await loadSynonyms(db))
}

type Entry = { id: string; term: string; expansions: readonly string[] }

export async function loadSynonyms(db: Db): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select id, term, expansions from search.synonyms order by term, language`.execute(
    tables<never>(db),
  )
  return rows
}

export function synonymsOf(entries: readonly Pick<Entry, 'term' | 'expansions'>[]): Synonyms {
  const byTerm = new Map<string, string[]>()
  for (const { term, expansions } of entries) {
    const key = synonymKey(term)
    byTerm.set(key, [...new Set([...(byTerm.get(key) ?? []), ...expansions])])
  }
  return byTerm
}

type SpellingAndSynonymsRow = { typed: string; known: boolean; candidates: Candidate[] }

/** `known`: a listing has a word with that prefix. */
async function lookUp(db: Db, words: readonly string[]): Promise<SpellingAndSynonymsRow[]> {
  const begins = words.flatMap((word) =>
    stemsOf(word)
      .filter(({ whole }) => !whole)
      .map(({ text }) => [word, text] as const),
  )
  const { rows } = await sql<SpellingAndSynonymsRow>`
    select t.typed, t.known, case when t.known then '[]'::json else (
      select coalesce(json_agg(n), '[]') from search.nearest_term(t.typed) n) end as candidates
    from (
      select w.typed, bool_or(exists (select from search.vocabulary v
        where v.word >= w.stem and v.word < w.stem || chr(1114111))) as known
      from unnest(${begins.map(([word]) => word)}::text[], ${begins.map(([, stem]) => stem)}::text[]) as w (typed, stem)
      group by w.typed) t
  `.execute(tables<never>(db))
  return rows
}

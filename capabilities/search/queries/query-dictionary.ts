import { hours, minutes } from '#kernel/time.ts'
import type { Database, Db } from '#platform/database/index.ts'
import { createLexicon, type Lexicon } from '../rules/lexicon.ts'
import { parseQuery } from '../rules/parse-query.ts'
import type { KnownWord } from '../rules/known-words.ts'
import {
  correctionWords,
  type UnderstoodQuery,
  understandQuery,
  wordsToLookUp,
} from '../rules/understand-query.ts'
import { wordsServing } from '../rules/need-reading.ts'
import { loadLexicon } from './lexicon.ts'
import { lookUpWords } from './vocabulary.ts'

/** `isLiteral`: every word as it was typed, without synonyms or corrections. */
export type Dictionary = (typed: string, isLiteral?: boolean) => Promise<UnderstoodQuery>

const TTL = minutes(1)
/** With NOTIFY the lexicon is only read again in case a notification was missed. */
const TTL_WITH_NOTIFY = hours(6)
const MAX_ENTRIES = 20_000
const NOTHING = createLexicon([])

/**
 * Looked up words are cached for a minute. So are synonyms and intents; with `listen`, they stay until one
 * of them changes.
 */
export function createQueryDictionary(db: Db, listen?: Database['listen']): Dictionary {
  const known = new Map<string, KnownWord>()
  const sold = new Map<string, KnownWord>()
  let lexicon: Promise<Lexicon> | undefined
  let readAt = 0
  let learntAt = 0
  let listening: Promise<unknown> | undefined

  const forget = () => {
    lexicon = undefined
    known.clear()
    sold.clear()
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
  const fresh = (): Promise<Lexicon> => {
    const now = performance.now()
    if (now - learntAt >= TTL) {
      learntAt = now
      known.clear()
      sold.clear()
    }
    if (lexicon && now - readAt < (listen ? TTL_WITH_NOTIFY : TTL)) return lexicon
    readAt = now
    const read = loadLexicon(db)
    read.catch(() => (lexicon = undefined)) // the next search retries
    lexicon = read
    return read
  }

  return async (typed, isLiteral = false) => {
    await hear()
    return readQuery(db, typed, {
      lexicon: isLiteral ? NOTHING : await fresh(),
      known,
      sold,
      isLiteral,
    })
  }
}

type Reading = {
  lexicon: Lexicon
  known?: Map<string, KnownWord>
  sold?: Map<string, KnownWord>
  isLiteral?: boolean
}

/** `known` caches looked up words. */
export async function readQuery(
  db: Db,
  typed: string,
  {
    lexicon,
    known = new Map<string, KnownWord>(),
    sold = new Map<string, KnownWord>(),
    isLiteral = false,
  }: Reading,
): Promise<UnderstoodQuery> {
  if (known.size > MAX_ENTRIES) known.clear()
  const learn = async (words: readonly string[]) => {
    const missing = words.filter((word) => !known.has(word))
    if (missing.length === 0) return
    for (const [word, found] of await lookUpWords(db, missing)) known.set(word, found)
  }
  const parsed = parseQuery(typed, lexicon)
  if (parsed.parts.length === 0)
    return { words: [], bounds: parsed.bounds, literal: [], asTyped: '', related: '' }
  await learn(wordsToLookUp(parsed, lexicon))
  const serving = wordsServing(parsed.need).filter((word) => !sold.has(word))
  if (serving.length > 0)
    for (const [word, found] of await lookUpWords(db, serving, { isNear: false }))
      sold.set(word, found)
  await learn(correctionWords(parsed, lexicon, known))
  return understandQuery(parsed, { lexicon, known, sold, isLiteral })
}

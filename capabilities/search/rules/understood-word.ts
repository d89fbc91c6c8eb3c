import type { Guess } from './correct-word.ts'
import type { QueryWord } from './search-query.ts'

/** `expansions` and `near` explain a search to the operator. */
export type UnderstoodWord = QueryWord & {
  readonly expansions: readonly string[]
  readonly near: readonly string[]
  readonly guess: Guess | null
}

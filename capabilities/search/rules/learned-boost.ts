import { foldForSearch } from './tokenize.ts'
import { toLoggableTerm } from './loggable-term.ts'

/**
 * How choices of visitors may move a product among those that match a query. For comparison: a full match
 * of the query weighs 24, being in stock 10. So choices order what matches alike, and nothing else.
 */
export type LearningLimits = {
  /** What a product gains at most. */
  maxBoost: number
  /** Votes of a query lose half of their weight in so many days. */
  halfLifeDays: number
  /** Below, a query has learned nothing: more than one address can ever reach. */
  fewestVotes: number
  /** Votes for nothing in particular, which damp the share of a product. */
  damping: number
}

export const LEARNING: LearningLimits = {
  maxBoost: 1.5,
  halfLifeDays: 7,
  fewestVotes: 40,
  damping: 40,
}

/** A cart says more than a click. */
export const BASKET_VOTES = 2
/** A click and a basket, once per day. */
const DAILY_VOTES_OF_ADDRESS = 1 + BASKET_VOTES

/** What one address comes to if it votes on every day. */
export const votesOfOneAddress = ({ halfLifeDays }: LearningLimits): number =>
  DAILY_VOTES_OF_ADDRESS / (1 - 0.5 ** (1 / halfLifeDays))

/** From 0 to `maxBoost`. */
export function learnedBoost(
  { votes, ofTerm }: { votes: number; ofTerm: number },
  { maxBoost, fewestVotes, damping }: LearningLimits = LEARNING,
): number {
  return ofTerm < fewestVotes ? 0 : (maxBoost * votes) / (ofTerm + damping)
}

/** Null for a query that may be personal data. Accents, case and apostrophes make no other query. */
export function toLearnedTerm(typed: string): string | null {
  const term = toLoggableTerm(typed)
  const folded = term === null ? '' : foldForSearch(term).trim().replace(/\s+/g, ' ')
  return folded === '' ? null : folded
}

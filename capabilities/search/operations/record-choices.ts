import { localDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { addChoice, addShownTerm, listVotes, replaceBoosts } from '../queries/choices.ts'
import {
  LEARNING,
  type LearningLimits,
  learnedBoost,
  toLearnedTerm,
} from '../rules/learned-boost.ts'

export type RecordedChoice = {
  typed: string
  language: Language
  /** Only to count each of them once: neither is stored with the query. */
  address: string
  visitorId: string
} & ({ kind: 'shown' } | { kind: 'click' | 'basket'; productId: string })

/** What visitors who agreed to it choose after a search, and what the ranking learns from it. */
export const recordChoices = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** An address and a visitor count once per day and query, with one product. */
  async record(choice: RecordedChoice): Promise<void> {
    const term = toLearnedTerm(choice.typed)
    if (term === null) return
    const now = clock.now()
    for (const who of [`address:${choice.address}`, `visitor:${choice.visitorId}`]) {
      const key = `search.${choice.kind}.${who} ${term}`
      const { allowed } = await rateLimit(db, { key, max: 1, per: days(1), now })
      if (!allowed) return
    }
    const on = localDate(now)
    if (choice.kind === 'shown') await addShownTerm(db, { on, term, language: choice.language })
    else {
      const { productId, kind } = choice
      await addChoice(db, { on, term, productId, isBasket: kind === 'basket' })
    }
  },
  /** Runs nightly. */
  async learn(limits: LearningLimits = LEARNING): Promise<void> {
    const { halfLifeDays, fewestVotes: fewest } = limits
    const votes = await listVotes(db, { today: localDate(clock.now()), halfLifeDays, fewest })
    const boosts = votes.map(({ term, productId: product, ...counted }) => ({
      term,
      product,
      boost: learnedBoost(counted, limits),
    }))
    await replaceBoosts(db, boosts)
  },
})
export type RecordChoices = ReturnType<typeof recordChoices>

import { type Clock, days } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { EmailMessage, SendEmail } from './index.ts'
import { mailboxOf } from './mailbox.ts'

/** The reason in the log of emails. */
export const DAILY_LIMIT_REACHED = 'daily_limit'

/** Final: sending it again would not help. */
export class EmailSuppressed extends Error {
  constructor() {
    super(DAILY_LIMIT_REACHED)
  }
}

type Deps = {
  db: Db
  clock: Clock
  /** By email template. What is not limited does not count either. */
  isLimited: (occasion: string) => boolean
  maxPerDay: () => number
}

/**
 * Any visitor can type an address that is not theirs: at most so many emails a day reach one mailbox.
 * The first attempt counts, so that an outage of the mail server uses up nothing.
 */
export const limitEmails =
  ({ db, clock, isLimited, maxPerDay }: Deps, send: SendEmail): SendEmail =>
  async (messages) => {
    const isSuppressed = async ({ to, occasion, about, isRetry }: EmailMessage) => {
      const template = occasion ?? about?.occasion
      if (isRetry || template === undefined || !isLimited(template)) return false
      const key = `emails:${mailboxOf(to)}`
      const use = { key, max: maxPerDay(), per: days(1), now: clock.now() }
      return !(await rateLimit(db, use)).allowed
    }
    const suppressed: boolean[] = []
    for (const message of messages) suppressed.push(await isSuppressed(message))
    const allowed = messages.filter((_, index) => !suppressed[index])
    const outcomes = allowed.length > 0 ? (await send(allowed)).values() : [].values()
    return suppressed.map((isOver) => (isOver ? new EmailSuppressed() : outcomes.next().value!))
  }

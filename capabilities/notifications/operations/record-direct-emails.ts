import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { EmailMessage, SendEmail } from '#platform/email/index.ts'
import { newId } from '#platform/ids.ts'
import { insertSentEmails, type SentEmail } from '../queries/email-log.ts'

type Deps = { db: Db; clock: Clock; onError: (error: unknown) => void }

/** It goes to a person whose data was just erased: the log must not hold the address again. */
const isFarewell = (occasion: string): boolean => occasion.startsWith('privacy.erased')

/**
 * Logs the emails that skip the queue of notifications: codes, security notices, answers about personal data. One row
 * per attempt.
 */
export const recordDirectEmails =
  ({ db, clock, onError }: Deps, send: SendEmail): SendEmail =>
  async (messages) => {
    const outcomes = await send(messages)
    const now = clock.now()
    const sent = messages.flatMap((message, index) => sentEmail(message, outcomes[index], now))
    // An error here must not make the caller send the email a second time.
    if (sent.length > 0) await insertSentEmails(db, sent, now).catch(onError)
    return outcomes
  }

function sentEmail(
  { to, about }: EmailMessage,
  failure: Error | null | undefined,
  now: Date,
): SentEmail[] {
  if (about === undefined) return []
  const id = newId(now)
  const { occasion, reference, language } = about
  return [
    {
      ...{ id, language, occasion, reference },
      recipient: isFarewell(occasion) ? `erased:${id}` : to.toLowerCase(),
      reason: failure ? failure.message : null,
    },
  ]
}

import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { hours } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { publish } from '#platform/outbox.ts'
import type { ContactInput } from '../contract.ts'
import type { ContactReceived } from '../events.ts'
import { insertContactThread } from '../queries/contact-form.ts'
import type { MessageId, ThreadId } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import type { MessagingDeps } from './conversations.ts'

const TOPIC_TEXTS = texts.below('topic')

type Command = { contact: ContactInput; language: Language; address: string }
type Refusal = { code: 'too_many_requests'; retryAfterSeconds: number }

/** High because many households share one IP address. */
const PER_ADDRESS = 30
const PER_EMAIL = 5

export const submitContactForm =
  ({ db, clock }: MessagingDeps) =>
  async ({ contact, language, address }: Command): Promise<Result<{ id: ThreadId }, Refusal>> => {
    const now = clock.now()
    const uses = [
      { key: `contact.address:${address}`, max: PER_ADDRESS },
      { key: `contact.email:${contact.email}`, max: PER_EMAIL },
    ]
    for (const use of uses) {
      const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, per: hours(1), now })
      if (!allowed) return refuse({ code: 'too_many_requests', retryAfterSeconds })
    }
    const id = newId<ThreadId>(now)
    const topic = TOPIC_TEXTS[contact.topic](language)
    const subject = contact.order_number === '' ? topic : `${topic} · ${contact.order_number}`
    const { name, email, message } = contact
    return inTransaction(db, async (tx) => {
      await insertContactThread(tx, {
        id,
        messageId: newId<MessageId>(now),
        stepId: newId(now),
        name,
        email,
        subject,
        body: message,
        language,
        at: now,
      })
      const event: ContactReceived = {
        type: 'messaging.contact_received',
        threadId: id,
        name,
        email,
        subject,
        message,
        language,
      }
      await publish(tx, event, id)
      return ok({ id })
    })
  }
export type SubmitContactForm = ReturnType<typeof submitContactForm>

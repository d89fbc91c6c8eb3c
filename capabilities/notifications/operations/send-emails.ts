import type { Language } from '#kernel/locale.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { EmailMessage, SendEmail } from '#platform/email/index.ts'
import {
  keysNeeded,
  type EmailLayout,
  renderEmail,
  withKeys,
} from '#platform/email/email-layout.ts'
import { withoutOverride, type TemplateOverride } from '#platform/email/template-overrides.ts'
import type { Topic } from '../schema.ts'
import {
  insertEmailDeliveries,
  listWaiting,
  saveDeliveryAttempts,
  type DeliveryAttempt,
} from '../queries/email-deliveries.ts'

const TRIES = 12
/** Mails that are on their way at the same time. */
const AT_ONCE = 100

/** The letter is set when it leaves: what it says is a quarter of what it weighs. */
type MailJob = { deliveryId: string; to: string; letter: EmailLayout }
const sendingMail = job<MailJob>('notifications.send_email')

type Deps = {
  db: Db
  clock: Clock
  jobs: Pick<Jobs, 'handleMany'>
  sendMail: SendEmail
  /** The operator's words that are in force when a mail leaves. */
  reword?: TemplateOverride
  /** The keys of purchases, by the numbers of them or of their orders; whose buyer was erased has none. */
  listPurchaseKeys: (numbers: readonly string[]) => Promise<ReadonlyMap<string, string>>
  deriveLinkKey: DeriveLinkKey
}
export type QueuedEmail = {
  eventKey: string
  /** What it is about; orders when it is not said. */
  topic?: Topic
  to: string
  language: Language
  templateKey: string
  vendorId?: string | null
  /** The words by which it was asked for, where it may only come when it was. */
  consentVersion?: string
  letter: EmailLayout
}

/** Mails leave after the commit of what they tell, again and again until the server takes them. */
export function sendEmails(deps: Deps) {
  const {
    db,
    clock,
    jobs,
    sendMail,
    listPurchaseKeys,
    deriveLinkKey,
    reword = withoutOverride,
  } = deps
  jobs.handleMany(sendingMail, AT_ONCE, async (batch) => {
    const ids = batch.map(({ payload }) => payload.deliveryId)
    const waiting = new Set(await listWaiting(db, ids))
    const toSend = batch.filter(({ payload }) => waiting.has(payload.deliveryId))
    const needed = keysNeeded(toSend.map(({ payload }) => payload.letter))
    const keys = { purchaseKeys: await listPurchaseKeys(needed), deriveLinkKey }
    const messages = toSend.map(({ payload: { to, letter } }) => ({
      to,
      ...renderEmail(withKeys(reword(letter), keys)),
    }))
    const failures = messages.length === 0 ? [] : await attempted(sendMail(messages), messages)

    const now = clock.now()
    const tries = toSend.map(({ payload, attempt }, at) => {
      const id = payload.deliveryId
      return tryOf({ id, stepId: newId(now), attempts: attempt }, failures[at]!) // one for each
    })
    const errorOf = new Map(tries.map(({ id }, at) => [id, failures[at]]))
    return {
      errors: ids.map((id) => errorOf.get(id) ?? null),
      save: (tx) => saveDeliveryAttempts(tx, tries, now),
    }
  })

  /** Puts mails in line in the caller's transaction, but for event keys already queued for that address. */
  return async (tx: Tx, mails: readonly QueuedEmail[]): Promise<void> => {
    if (mails.length === 0) return
    const now = clock.now()
    const numbered = mails.map((mail) => ({ ...mail, id: newId(now) }))
    const deliveries = numbered.map(({ id, eventKey, to, vendorId = null, ...mail }) => ({
      id,
      eventKey,
      topic: mail.topic ?? 'orders',
      recipient: to,
      language: mail.language,
      templateKey: mail.templateKey,
      vendorId,
      consentVersion: mail.consentVersion ?? null,
    }))
    const fresh = new Set(await insertEmailDeliveries(tx, deliveries, now))
    const payloads = numbered
      .filter(({ id }) => fresh.has(id))
      .map(({ id, to, letter }) => ({ deliveryId: id, to, letter }))
    await sendingMail.enqueueMany(tx, payloads, { maxAttempts: TRIES })
  }
}
export type EnqueueEmails = ReturnType<typeof sendEmails>

/** Why each message did not go, or null. What is not answered for did not go. */
async function attempted(
  sending: Promise<(Error | null)[]>,
  messages: readonly EmailMessage[],
): Promise<(Error | null)[]> {
  const outcomes = await sending.catch((error: Error) => messages.map(() => error))
  return messages.map((_, at) => {
    const outcome = outcomes[at]
    return outcome === undefined ? new Error('nothing was said of this mail') : outcome
  })
}

/** Given up after the last try, and not before. */
function tryOf(
  of: Pick<DeliveryAttempt, 'id' | 'stepId' | 'attempts'>,
  failure: Error | null,
): DeliveryAttempt {
  if (failure === null) return { ...of, state: 'sent', reason: null }
  if (of.attempts < TRIES) return { ...of, state: 'waiting', reason: null }
  return { ...of, state: 'failed', reason: failure.message }
}

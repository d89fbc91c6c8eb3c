import type { Language } from '#kernel/locale.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { EmailMessage, SendEmail } from '#platform/email/index.ts'
import { EmailSuppressed } from '#platform/email/limit-emails.ts'
import {
  keysNeeded,
  type EmailLayout,
  renderEmail,
  withKeys,
} from '#platform/email/email-layout.ts'
import { withoutOverride, type TemplateOverride } from '#platform/email/template-overrides.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Topic } from '../topics.contract.ts'
import { listShopFaces } from '../queries/email-faces.ts'
import {
  insertEmailDeliveries,
  listWaitingDeliveries,
  saveDeliveryAttempts,
  type DeliveryAttempt,
} from '../queries/email-deliveries.ts'

const TRIES = 12
/** Emails sent concurrently. */
const AT_ONCE = 100

/** Rendered when sent: the blocks have a quarter of the size of the HTML. */
type MailJob = { deliveryId: string; to: string; letter: EmailLayout }
const sendingMail = job<MailJob>('notifications.send_email')

type Deps = {
  db: Db
  clock: Clock
  jobs: Pick<Jobs, 'handleMany'>
  sendMail: SendEmail
  /** Applied when an email is sent. */
  reword?: TemplateOverride
  /** Keys of purchases by purchase or order number; none after the buyer was erased. */
  listPurchaseKeys: (numbers: readonly string[]) => Promise<ReadonlyMap<string, string>>
  deriveLinkKey: DeriveLinkKey
  settings: Pick<SettingsCapability, 'current'>
}
export type QueuedEmail = {
  eventKey: string
  /** Defaults to orders. */
  topic?: Topic
  to: string
  language: Language
  templateKey: string
  vendorId?: string | null
  /** The one shop that an email to a buyer is about: its name and logo stand in it. */
  shopId?: string
  /** Version of the consent text, for emails that require consent. */
  consentVersion?: string
  letter: EmailLayout
}

const deliveryOf = ({ vendorId = null, ...mail }: QueuedEmail & { id: string }) => ({
  id: mail.id,
  eventKey: mail.eventKey,
  topic: mail.topic ?? 'orders',
  recipient: mail.to,
  language: mail.language,
  templateKey: mail.templateKey,
  vendorId,
  consentVersion: mail.consentVersion ?? null,
  occasion: mail.letter.about.occasion,
  reference: mail.letter.about.values['number'] ?? null,
})

/** Sent after the commit of their cause, with retries. */
export function sendEmails(deps: Deps) {
  const {
    db,
    clock,
    jobs,
    sendMail,
    listPurchaseKeys,
    deriveLinkKey,
    settings,
    reword = withoutOverride,
  } = deps
  jobs.handleMany(sendingMail, AT_ONCE, async (batch) => {
    const ids = batch.map(({ payload }) => payload.deliveryId)
    const waiting = new Set(await listWaitingDeliveries(db, ids))
    const toSend = batch.filter(({ payload }) => waiting.has(payload.deliveryId))
    const needed = keysNeeded(toSend.map(({ payload }) => payload.letter))
    const keys = { purchaseKeys: await listPurchaseKeys(needed), deriveLinkKey }
    const messages = toSend.map(({ payload: { to, letter }, attempt }) => ({
      ...{ to, occasion: letter.about.occasion, isRetry: attempt > 1 },
      ...renderEmail(withKeys(reword(letter), keys), settings.current()),
    }))
    const failures = messages.length === 0 ? [] : await attempted(sendMail(messages), messages)

    const now = clock.now()
    const tries = toSend.map(({ payload, attempt }, index) => {
      const id = payload.deliveryId
      return tryOf({ id, stepId: newId(now), attempts: attempt }, failures[index]!) // one for each
    })
    const errorOf = new Map(tries.map(({ id }, index) => [id, failures[index]]))
    return {
      errors: ids.map((id) => retried(errorOf.get(id))),
      save: (tx) => saveDeliveryAttempts(tx, tries, now),
    }
  })

  /** Queues in the caller's transaction; skips event keys already queued for the address. */
  return async (tx: Tx, emails: readonly QueuedEmail[]): Promise<void> => {
    if (emails.length === 0) return
    const now = clock.now()
    const numbered = emails.map((mail) => ({ ...mail, id: newId(now) }))
    const shops = await listShopFaces(
      tx,
      numbered.flatMap(({ shopId }) => shopId ?? []),
    )
    const fresh = new Set(await insertEmailDeliveries(tx, numbered.map(deliveryOf), now))
    const payloads = numbered
      .filter(({ id }) => fresh.has(id))
      .map(({ id, to, letter, shopId }) => {
        const shop = shopId === undefined ? undefined : shops.get(shopId)
        const face = shop && { name: shop.names[letter.language], logo: shop.logo }
        return { deliveryId: id, to, letter: face ? { ...letter, shop: face } : letter }
      })
    await sendingMail.enqueueMany(tx, payloads, { maxAttempts: TRIES })
  }
}
export type EnqueueEmails = ReturnType<typeof sendEmails>

/** Error per message, null on success; a missing result counts as an error. */
async function attempted(
  sending: Promise<(Error | null)[]>,
  messages: readonly EmailMessage[],
): Promise<(Error | null)[]> {
  const outcomes = await sending.catch((error: Error) => messages.map(() => error))
  return messages.map((_, index) => {
    const outcome = outcomes[index]
    return outcome === undefined ? new Error('SMTP reported no outcome for this email') : outcome
  })
}

/** A suppressed email is done for the queue. */
const retried = (failure: Error | null | undefined): Error | null =>
  failure instanceof EmailSuppressed ? null : (failure ?? null)

/** Failed only after the last attempt, or when it is suppressed. */
function tryOf(
  subject: Pick<DeliveryAttempt, 'id' | 'stepId' | 'attempts'>,
  failure: Error | null,
): DeliveryAttempt {
  if (failure === null) return { ...subject, state: 'sent', reason: null }
  const isFinal = failure instanceof EmailSuppressed || subject.attempts >= TRIES
  if (!isFinal) return { ...subject, state: 'waiting', reason: null }
  return { ...subject, state: 'failed', reason: failure.message }
}

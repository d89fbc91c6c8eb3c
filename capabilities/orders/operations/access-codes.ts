import { randomInt } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, days, minutes } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { addressedEmail, type SendEmail } from '#platform/email/index.ts'
import { withoutOverride, type TemplateOverride } from '#platform/email/template-overrides.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { accessCodeMail, CODE_LASTS } from '../emails/access-code.ts'
import {
  countWrongAccessCode,
  deleteAccessCode,
  findCodeRecipient,
  findPurchaseByContact,
  findPurchaseProof,
  lockAccessCode,
  saveAccessCode,
} from '../queries/purchase-access.ts'
import { type GuestContact, readContact, readPurchaseNumber } from '../rules/guest-tracking.ts'
import { texts } from '../texts.generated.ts'
import type { PurchaseKeys } from './purchase-keys.ts'

const DIGITS = 6
/** 10 guesses in a million per code, and codes are rate-limited. */
const MAX_ATTEMPTS = 10
/** Codes expire soon, so later retries would be useless. */
const SENDING_ATTEMPTS = 4
const CODE_LIMITS = [
  { max: 3, per: minutes(15) },
  { max: 10, per: days(1) },
] as const

export type CodeChannel = 'email' | 'sms'
type CodeJob = { purchaseId: string; channel: CodeChannel }
/** No code in the payload: it is generated when sent, so that only its digest is stored. */
const sendingCode = job<CodeJob>('orders.send_access_code')

type Deps = {
  db: Db
  clock: Clock
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendEmail
  sendSms: SendSms
  /** Whether an SMS gateway is configured; otherwise codes are sent by email. */
  canText: boolean
  reword?: TemplateOverride
  settings: Pick<SettingsCapability, 'current'>
  keys: PurchaseKeys
}
type RedeemCodeQuery = { number: string; contact: string; code: string }
export type RequestCodeRefusal =
  | { code: 'order_not_found' }
  | { code: 'too_many_requests'; retryAfterSeconds: number }

/** For buyers who lost the confirmation email: proving the contact again yields the key. */
export function accessCodes(deps: Deps) {
  const { db, clock, keys, canText } = deps
  deps.jobs.handle(sendingCode, sendCode(deps))
  const channelTo = (contact: GuestContact | null): CodeChannel =>
    contact?.phone && canText ? 'sms' : 'email'
  return {
    channelOf: (typed: string): CodeChannel => channelTo(readContact(typed)),

    /** Sends to the address or number stored with the purchase, not to the one typed. */
    async requestCode(query: {
      number: string
      contact: string
    }): Promise<Result<CodeChannel, RequestCodeRefusal>> {
      const number = readPurchaseNumber(query.number)
      const contact = readContact(query.contact)
      const id = number && contact ? await findPurchaseByContact(db, number, contact) : null
      if (!id || !contact) return refuse({ code: 'order_not_found' })
      for (const { max, per } of CODE_LIMITS) {
        const use = { key: `access-code:${per}:${id}`, max, per, now: clock.now() }
        const { allowed, retryAfterSeconds } = await rateLimit(db, use)
        if (!allowed) return refuse({ code: 'too_many_requests', retryAfterSeconds })
      }
      const channel = channelTo(contact)
      return inTransaction(db, async (tx) => {
        await sendingCode.enqueue(
          tx,
          { purchaseId: id, channel },
          { maxAttempts: SENDING_ATTEMPTS },
        )
        return ok(channel)
      })
    },

    /**
     * A code works once. An unknown number is refused alike, so numbers cannot be probed. Attempts with
     * another contact do not count: a visitor who knows the number alone cannot burn the code.
     */
    async redeemCode(
      query: RedeemCodeQuery,
    ): Promise<Result<string, { code: 'access_code_wrong' }>> {
      const number = readPurchaseNumber(query.number)
      const contact = readContact(query.contact)
      // Not a refusal: that would roll back the counted attempt.
      const redeemed = await inTransaction(db, async (tx) => {
        const sent = number && contact ? await lockAccessCode(tx, number, contact) : null
        if (!sent || sent.expiresAt <= clock.now() || sent.attempts >= MAX_ATTEMPTS) return ok(null)
        if (!keys.isCode(sent.purchaseId, query.code, sent.digest)) {
          await countWrongAccessCode(tx, sent.purchaseId)
          return ok(null)
        }
        await deleteAccessCode(tx, sent.purchaseId)
        const proof = number ? await findPurchaseProof(tx, { number }, null) : null
        return ok(proof && keys.deriveKey(proof))
      })
      return redeemed.ok && redeemed.value !== null
        ? ok(redeemed.value)
        : refuse({ code: 'access_code_wrong' })
    },
  }
}
export type AccessCodes = ReturnType<typeof accessCodes>

const sendCode =
  ({ db, clock, keys, settings, sendMail, sendSms, reword = withoutOverride }: Deps) =>
  async ({ purchaseId, channel }: CodeJob): Promise<void> => {
    const recipient = await findCodeRecipient(db, purchaseId)
    if (!recipient) return
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const sentAt = clock.now()
    await inTransaction(db, async (tx) => {
      const digest = keys.digestCode(purchaseId, code)
      await saveAccessCode(tx, { purchaseId, digest, sentAt, expiresAt: after(sentAt, CODE_LASTS) })
      return ok(null)
    })
    const { siteName: site, siteUrl } = settings.current()
    const { language, number, email, phone } = recipient
    if (channel === 'sms') {
      const message = texts.of('access-code-sms')(language, { site, number, code })
      await sendSms({ to: phone, message })
      return
    }
    const letter = accessCodeMail({ language, number, code, site })
    const [failure] = await sendMail([addressedEmail(email, reword(letter), { siteUrl })])
    if (failure) throw failure
  }

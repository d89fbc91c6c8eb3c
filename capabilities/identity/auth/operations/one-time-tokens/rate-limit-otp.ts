import { createHmac } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock } from '#kernel/time.ts'
import { type Db, type Tx } from '#platform/database/index.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { Rate } from '../../config.otp.ts'
import type { AuthConfig } from '../../config.ts'
import { deriveKey } from '../../crypto/derive-key.ts'
import { deleteOtpSends, recordOtpSend } from '../../queries/otp-sends.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import type { Visitor } from '../../../schema.ts'

/** `waitSeconds` is null when a whole limit is used up. */
export type SendingRefusal = {
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit'
  waitSeconds: number | null
}
export type TypingRefusal = { code: 'too_many_codes'; retryAfterSeconds: number }

/** Each purpose has its own minimum interval between sends. */
const PURPOSES = ['signup', 'otp', 'recovery', 'change', 'reauthentication', 'factor'] as const
export type OtpPurpose = (typeof PURPOSES)[number]

type Deps = { db: Db; clock: Clock; config: AuthConfig; secret: string }

/** Counted by address, whether or not an account has it. */
export function rateLimitOtp({ db, clock, config, secret }: Deps) {
  const key = deriveKey(secret, 'sendings')
  const digestOf = (purpose: OtpPurpose, { kind, value }: EmailOrPhone): Buffer =>
    createHmac('sha256', key).update([purpose, kind, value].join('\n')).digest()
  const within = (name: string, { max, per }: Rate) =>
    rateLimit(db, { key: `identity.${name}`, max, per, now: clock.now() })
  const limits = config.codeLimits

  return {
    /** Records the send; of two concurrent requests only one is allowed. */
    async maySend(
      purpose: OtpPurpose,
      to: EmailOrPhone,
      visitor: Visitor,
    ): Promise<Result<null, SendingRefusal>> {
      const isMail = to.kind === 'email'
      const code = isMail ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
      const { every } = isMail ? config.mailCode : config.smsCode
      const now = clock.now()
      const digest = digestOf(purpose, to)
      const sentAt = await recordOtpSend(db, digest, { now, since: before(now, every) })
      if (sentAt) {
        const left = every - (now.getTime() - sentAt.getTime())
        return refuse({ code, waitSeconds: Math.max(1, Math.ceil(left / 1000)) })
      }
      for (const [name, rate] of sendCounters(limits, to, visitor))
        if (!(await within(name, rate)).allowed) return refuse({ code, waitSeconds: null })
      return ok(null)
    },

    mayRemind: async ({ kind, value }: EmailOrPhone): Promise<boolean> =>
      (await within(`account-exists:${kind}:${value}`, limits.accountExistsNotices)).allowed,

    /** A used code lifts the minimum interval. */
    forgetSent: (tx: Tx, to: EmailOrPhone): Promise<void> =>
      deleteOtpSends(
        tx,
        PURPOSES.map((purpose) => digestOf(purpose, to)),
      ),

    async mayType(to: EmailOrPhone, visitor: Visitor): Promise<Result<null, TypingRefusal>> {
      const account = `code:${to.kind}:${to.value}`
      const counters: [string, Rate][] = [
        [`${account}:${networkOf(visitor.address ?? '')}`, limits.codesFromOneAddress],
        [account, limits.codes],
      ]
      for (const [name, rate] of counters) {
        const { allowed, retryAfterSeconds } = await within(name, rate)
        if (!allowed) return refuse({ code: 'too_many_codes', retryAfterSeconds })
      }
      return ok(null)
    },
  }
}
export type RateLimitOtp = ReturnType<typeof rateLimitOtp>

/** Per recipient, per network where each message costs, and in all. */
function sendCounters(
  limits: AuthConfig['codeLimits'],
  { kind, value }: EmailOrPhone,
  { address }: Visitor,
): [string, Rate][] {
  if (kind === 'email')
    return [
      [`mails:${value}`, limits.emailsToOneAddress],
      ['mails', limits.emails],
    ]
  const counters: [string, Rate][] = [[`sms:${value}`, limits.messagesToOne]]
  if (address) counters.push([`sms-from:${networkOf(address)}`, limits.messagesFromOneAddress])
  return [...counters, ['sms', limits.messages]]
}

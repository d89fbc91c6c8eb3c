import { findLanguage } from '../../queries/account.ts'
import { isLanguage, type Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/index.ts'
import { type Milliseconds, minutes } from '#kernel/time.ts'
import type { AuthConfig } from '../../config.ts'
import type { OtpEmailKind } from '../../emails/email-kinds.ts'
import { saveUser } from '../../queries/user-writes.ts'
import type { PendingSignUp, User } from '../../../schema.ts'
import type { IssuedToken, OneTimeTokens } from './one-time-tokens.ts'
import { type OtpJobsDeps, createOtpJobs } from './otp-jobs.ts'

type Deps = OtpJobsDeps & { codes: OneTimeTokens }

const SENT_AT = {
  confirmation: 'confirmationSentAt',
  invite: 'confirmationSentAt',
  magic_link: 'recoverySentAt',
  recovery: 'recoverySentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
  sms: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
} as const

/** Set while the account's address is unconfirmed. */
type ForSignUp = { signUp?: PendingSignUp | null; isContested?: boolean }
type MailOrder = {
  user: User
  kind: OtpEmailKind
  to: string
  redirectTo: string
  isPkce: boolean
  newEmail?: string | null
  /** Fallback when the account has no language. */
  language: Language
} & ForSignUp
type MessageOrder = {
  user: User
  kind: 'sms' | 'phone_change' | 'reauthentication'
  to: string
  language: Language
} & ForSignUp

/**
 * Enqueues in the caller's transaction, so that no code is lost or sent for a rolled-back change.
 */
export function createMailer(deps: Deps) {
  const { clock, config, codes } = deps
  const { enqueueEmail, enqueueSms } = createOtpJobs(deps)
  const languageOf = async (tx: Tx, user: User, otherwise: Language): Promise<Language> => {
    const { language } = user.userMetadata
    const known = (await findLanguage(tx, user.id)) ?? language
    return isLanguage(known) ? known : otherwise
  }

  return {
    async mailCode(tx: Tx, order: MailOrder): Promise<IssuedToken> {
      const { user, kind, to, redirectTo, isPkce, newEmail = null, signUp, isContested } = order
      const { length } = config.mailCode
      const lifetime = lifetimeOf(config, kind)
      const issue = { userId: user.id, kind, sentTo: to, isPkce, lifetime, length }
      const issued = await codes.issueOneTimeCode(tx, { ...issue, signUp, isContested })
      const { code, tokenHash, expiresAt } = issued
      const language = signUp?.language ?? (await languageOf(tx, user, order.language))
      const account = kind === 'email_change_new' ? accountName(user) : null
      const mail = { kind, to, language, code, tokenHash, redirectTo, newEmail, lifetime, account }
      await enqueueEmail(tx, { ...mail, userId: user.id }, expiresAt)
      await saveUser(tx, user.id, { [SENT_AT[kind]]: clock.now() }, clock.now())
      return issued
    },

    /** Issues a code and enqueues the SMS; test numbers get none. */
    async textCode(tx: Tx, order: MessageOrder): Promise<IssuedToken> {
      const { lifetime, length } = config.smsCode
      const { user, kind, to, language, signUp, isContested } = order
      const fixed = testCodeOf(config, to, clock.now())
      const issued = await codes.issueOneTimeCode(tx, {
        ...{ userId: user.id, kind, sentTo: to, isPkce: false, lifetime, length, fixed },
        ...{ signUp, isContested },
      })
      const message = {
        userId: user.id,
        to,
        kind,
        language: signUp?.language ?? (await languageOf(tx, user, language)),
        code: issued.code,
      }
      if (fixed === null) await enqueueSms(tx, message, issued.expiresAt)
      await saveUser(tx, user.id, { [SENT_AT[kind]]: clock.now() }, clock.now())
      return issued
    },

    textCodeOf: enqueueSms,

    languageOf,
  }
}
export type Mailer = ReturnType<typeof createMailer>

/** The fixed code of a test number until `testCodesUntil`, else null. */
const testCodeOf = ({ testCodes, testCodesUntil }: AuthConfig, phone: string, now: Date) =>
  testCodesUntil && testCodesUntil <= now ? null : (testCodes.get(phone) ?? null)

/** Typed into the page that asked for it, at once: it has no link that waits in a mailbox. */
const PROOF_LIFETIME = minutes(15)
const lifetimeOf = ({ mailCode }: AuthConfig, kind: OtpEmailKind): Milliseconds =>
  kind === 'reauthentication' && mailCode.lifetime > PROOF_LIFETIME
    ? PROOF_LIFETIME
    : mailCode.lifetime

const accountName = ({ email, phone }: User): string | null => email ?? (phone ? `+${phone}` : null)

import { isLanguage, type Language } from '#kernel/locale.ts'
import type { Clock, Milliseconds } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { SendEmail } from '#platform/email/index.ts'
import { renderEmail } from '#platform/email/email-layout.ts'
import { withoutOverride, type TemplateOverride } from '#platform/email/template-overrides.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { AuthConfig } from '../../config.ts'
import { createEncryption, deriveKey } from '../../crypto/derive-key.ts'
import type { Hooks } from '../../hooks/index.ts'
import { otpEmail, otpSms } from '../../emails/otp.ts'
import type { OtpEmailKind } from '../../emails/texts.ts'
import { findLanguage, saveAccount } from '../../queries/user-writes.ts'
import { findToken } from '../../queries/one-time-tokens.ts'
import { findUser } from '../../queries/users.ts'
import type { CodeKind, PendingSignUp, User, UserId } from '../../../schema.ts'
import type { IssuedToken, OneTimeTokens } from './one-time-tokens.ts'

const TRIES = 12
const AT_ONCE = 100
const ENCRYPTION_CONTEXT = 'identity.message'

type Mail = {
  userId: UserId
  kind: OtpEmailKind
  to: string
  language: Language
  code: string
  tokenHash: string
  redirectTo: string
  newEmail: string | null
  lifetime: Milliseconds
}
type Message = { userId: UserId; to: string; language: Language; code: string; kind: string }

/** The payload holds a code, so it is encrypted; it is deleted with the job once it is sent. */
type EncryptedJob = { sealed: string; expiresAt: string }
const mailing = job<EncryptedJob>('identity.send_email')
const texting = job<EncryptedJob>('identity.send_sms')

type Deps = {
  db: Db
  clock: Clock
  jobs: Pick<Jobs, 'handleMany' | 'handle'>
  sendMail: SendEmail
  sendSms: SendSms
  /** The operator's template override that is active when the email is sent. */
  reword?: TemplateOverride
  settings: Pick<SettingsCapability, 'current'>
  config: AuthConfig
  secret: string
  hooks: Pick<Hooks, 'sendEmail' | 'sendSms'>
  codes: OneTimeTokens
}

export const LINK_TYPES = {
  confirmation: 'signup',
  invite: 'invite',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
} as const satisfies Record<OtpEmailKind, string>

type Linked = Pick<Mail, 'kind' | 'tokenHash' | 'redirectTo'>

/** The protocol's `action_link`, which redeems the code as soon as it is opened. */
export function verifyUrl(externalUrl: string, { kind, tokenHash, redirectTo }: Linked): string {
  const query = { token: tokenHash, type: LINK_TYPES[kind], redirect_to: redirectTo }
  return `${externalUrl}/verify?${new URLSearchParams(query).toString()}`
}

/** Email scanners open links, so this leads to a page whose button redeems the code. */
function emailedLink(confirmUrl: string, { kind, tokenHash, redirectTo }: Linked): string {
  const query = { token_hash: tokenHash, type: LINK_TYPES[kind], redirect_to: redirectTo }
  return `${confirmUrl}?${new URLSearchParams(query).toString()}`
}

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
  const encryption = createEncryption(deriveKey(deps.secret, 'messages'))
  emailHandler(deps, (payload) => opened<Mail>(encryption, payload))
  handleMessages(deps, (payload) => opened<Message>(encryption, payload))

  const encrypted = (what: Mail | Message, expiresAt: Date): EncryptedJob => ({
    sealed: encryption
      .seal(Buffer.from(JSON.stringify(what)), ENCRYPTION_CONTEXT)
      .toString('base64'),
    expiresAt: expiresAt.toISOString(),
  })
  const languageOf = async (tx: Tx, user: User, otherwise: Language): Promise<Language> => {
    const { language } = user.userMetadata
    const known = (await findLanguage(tx, user.id)) ?? language
    return isLanguage(known) ? known : otherwise
  }

  return {
    async mailCode(tx: Tx, order: MailOrder): Promise<IssuedToken> {
      const { user, kind, to, redirectTo, isPkce, newEmail = null, signUp, isContested } = order
      const { lifetime, length } = config.mailCode
      const issue = { userId: user.id, kind, sentTo: to, isPkce, lifetime, length }
      const issued = await codes.issueOneTimeCode(tx, { ...issue, signUp, isContested })
      const { code, tokenHash, expiresAt } = issued
      const language = signUp?.language ?? (await languageOf(tx, user, order.language))
      const mail = { kind, to, language, code, tokenHash, redirectTo, newEmail, lifetime }
      await mailing.enqueue(tx, encrypted({ ...mail, userId: user.id }, expiresAt), {
        maxAttempts: TRIES,
      })
      await saveAccount(tx, user.id, { [SENT_AT[kind]]: clock.now() }, clock.now())
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
      if (fixed === null) await this.textCodeOf(tx, message, issued.expiresAt)
      await saveAccount(tx, user.id, { [SENT_AT[kind]]: clock.now() }, clock.now())
      return issued
    },

    textCodeOf: (tx: Tx, message: Message, expiresAt: Date): Promise<void> =>
      texting.enqueue(tx, encrypted(message, expiresAt), { maxAttempts: TRIES }),

    languageOf,
  }
}
export type Mailer = ReturnType<typeof createMailer>

/** The fixed code of a test number until `testCodesUntil`, else null. */
const testCodeOf = ({ testCodes, testCodesUntil }: AuthConfig, phone: string, now: Date) =>
  testCodesUntil && testCodesUntil <= now ? null : (testCodes.get(phone) ?? null)

const opened = <T extends Mail | Message>(
  encryption: ReturnType<typeof createEncryption>,
  { sealed: encrypted }: EncryptedJob,
): T =>
  JSON.parse(encryption.open(Buffer.from(encrypted, 'base64'), ENCRYPTION_CONTEXT).toString()) as T // `sealed` is its only writer

const isOver = ({ expiresAt }: EncryptedJob, now: Date): boolean => new Date(expiresAt) <= now

function emailHandler(deps: Deps, open: (payload: EncryptedJob) => Mail): void {
  const { clock, config, settings, sendMail, reword = withoutOverride } = deps
  deps.jobs.handleMany(mailing, AT_ONCE, async (batch) => {
    const errors: unknown[] = batch.map(() => null)
    const toSend: { at: number; mail: Mail }[] = []
    for (const [index, { payload }] of batch.entries()) {
      if (isOver(payload, clock.now())) continue
      const mail = open(payload)
      try {
        if (!(await hookTakes(deps, mail))) toSend.push({ at: index, mail })
      } catch (error) {
        errors[index] = error
      }
    }
    const { siteName } = settings.current()
    const messages = toSend.map(({ mail }) => {
      const link = mail.kind === 'reauthentication' ? null : emailedLink(config.confirmUrl, mail)
      return { to: mail.to, ...renderEmail(reword(otpEmail({ ...mail, link }, { siteName }))) }
    })
    const failures = messages.length > 0 ? await sendMail(messages) : []
    for (const [index, { at: position }] of toSend.entries())
      errors[position] = failures[index] ?? null
    return { errors }
  })
}

/** With the metadata of the code's pending sign-up. */
async function addressee(
  db: Db,
  { userId, kind }: { userId: UserId; kind: string },
): Promise<User | null> {
  const user = await findUser(db, userId)
  const waiting = user && (await findToken(db, userId, kind as CodeKind)) // null for the code of an MFA factor
  return (
    user && { ...user, userMetadata: { ...user.userMetadata, ...waiting?.signUp?.userMetadata } }
  )
}

async function hookTakes({ db, config, hooks }: Deps, mail: Mail): Promise<boolean> {
  if (!config.hooks['send-email']) return false
  const user = await addressee(db, mail)
  if (!user) return true // the account was deleted
  const taken = await hooks.sendEmail(user, {
    token: mail.code,
    token_hash: mail.tokenHash,
    redirect_to: mail.redirectTo,
    email_action_type: LINK_TYPES[mail.kind],
    site_url: config.siteUrl,
  })
  if (!taken.ok) throw new Error(`the hook for mails: ${taken.error.answer.message}`)
  return taken.value.handled
}

function handleMessages(deps: Deps, open: (payload: EncryptedJob) => Message): void {
  const { db, clock, config, hooks, settings, sendSms } = deps
  deps.jobs.handle(texting, async (payload) => {
    if (isOver(payload, clock.now())) return
    const { userId, to, language, code, kind } = open(payload)
    if (config.hooks['send-sms']) {
      const user = await addressee(db, { userId, kind })
      if (!user) return
      const taken = await hooks.sendSms(user, { otp: code, phone: to, sms_type: kind })
      if (!taken.ok) throw new Error(`the hook for messages: ${taken.error.answer.message}`)
      if (taken.value.handled) return
    }
    const { siteName } = settings.current()
    const message = otpSms({ language, code }, { siteName, template: config.smsTemplate })
    await sendSms({ to: `+${to}`, message })
  })
}

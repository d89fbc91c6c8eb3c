import type { Language } from '#kernel/locale.ts'
import type { Clock, Milliseconds } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { addressedEmail, type SendEmail } from '#platform/email/index.ts'
import { withoutOverride, type TemplateOverride } from '#platform/email/template-overrides.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { AuthConfig } from '../../config.ts'
import { createEncryption, deriveKey } from '../../crypto/derive-key.ts'
import type { Hooks } from '../../hooks/index.ts'
import { otpEmail, otpSms } from '../../emails/otp.ts'
import type { OtpEmailKind } from '../../emails/email-kinds.ts'
import { findToken } from '../../queries/one-time-tokens.ts'
import { findUser } from '../../queries/users.ts'
import { isCodeKind, type User, type UserId } from '../../../schema.ts'
import { LINK_TYPES, emailedLink } from './otp-links.ts'

const TRIES = 12
const AT_ONCE = 100
const ENCRYPTION_CONTEXT = 'identity.message'

type QueuedEmail = {
  userId: UserId
  kind: OtpEmailKind
  to: string
  language: Language
  code: string
  tokenHash: string
  redirectTo: string
  newEmail: string | null
  /** Absent in jobs of earlier versions. */
  account?: string | null
  lifetime: Milliseconds
}
type QueuedSms = { userId: UserId; to: string; language: Language; code: string; kind: string }

/** The payload holds a code, so it is encrypted; it is deleted with the job once it is sent. */
type EncryptedJob = { sealed: string; expiresAt: string }
const mailing = job<EncryptedJob>('identity.send_email')
const texting = job<EncryptedJob>('identity.send_sms')

export type OtpJobsDeps = {
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
}

/** Handles the jobs of this process, and enqueues in the caller's transaction. */
export function createOtpJobs(deps: OtpJobsDeps) {
  const encryption = createEncryption(deriveKey(deps.secret, 'messages'))
  handleEmails(deps, (payload) => opened<QueuedEmail>(encryption, payload))
  handleSms(deps, (payload) => opened<QueuedSms>(encryption, payload))

  const encrypted = (what: QueuedEmail | QueuedSms, expiresAt: Date): EncryptedJob => ({
    sealed: encryption
      .encrypt(Buffer.from(JSON.stringify(what)), ENCRYPTION_CONTEXT)
      .toString('base64'),
    expiresAt: expiresAt.toISOString(),
  })
  return {
    enqueueEmail: (tx: Tx, email: QueuedEmail, expiresAt: Date): Promise<void> =>
      mailing.enqueue(tx, encrypted(email, expiresAt), { maxAttempts: TRIES }),
    enqueueSms: (tx: Tx, sms: QueuedSms, expiresAt: Date): Promise<void> =>
      texting.enqueue(tx, encrypted(sms, expiresAt), { maxAttempts: TRIES }),
  }
}

const opened = <T extends QueuedEmail | QueuedSms>(
  encryption: ReturnType<typeof createEncryption>,
  { sealed: encrypted }: EncryptedJob,
): T =>
  JSON.parse(
    encryption.decrypt(Buffer.from(encrypted, 'base64'), ENCRYPTION_CONTEXT).toString(),
  ) as T // `sealed` is its only writer

const isOver = ({ expiresAt }: EncryptedJob, now: Date): boolean => new Date(expiresAt) <= now

function handleEmails(deps: OtpJobsDeps, open: (payload: EncryptedJob) => QueuedEmail): void {
  const { clock, config, settings, sendMail, reword = withoutOverride } = deps
  deps.jobs.handleMany(mailing, AT_ONCE, async (batch) => {
    const errors: unknown[] = batch.map(() => null)
    const toSend: { at: number; mail: QueuedEmail }[] = []
    for (const [index, { payload }] of batch.entries()) {
      if (isOver(payload, clock.now())) continue
      const mail = open(payload)
      try {
        if (!(await hookTakes(deps, mail))) toSend.push({ at: index, mail })
      } catch (error) {
        errors[index] = error
      }
    }
    const { siteName, siteUrl } = settings.current()
    const messages = toSend.map(({ mail }) => {
      const link = mail.kind === 'reauthentication' ? null : emailedLink(config.confirmUrl, mail)
      const letter = otpEmail({ ...mail, link }, { siteName })
      return addressedEmail(mail.to, reword(letter), { siteUrl })
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
  const waiting = user && isCodeKind(kind) && (await findToken(db, userId, kind))
  return (
    user && {
      ...user,
      userMetadata: { ...user.userMetadata, ...(waiting || null)?.signUp?.userMetadata },
    }
  )
}

async function hookTakes({ db, config, hooks }: OtpJobsDeps, mail: QueuedEmail): Promise<boolean> {
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
  if (!taken.ok) throw new Error(`the send-email hook failed: ${taken.error.answer.message}`)
  return taken.value.handled
}

function handleSms(deps: OtpJobsDeps, open: (payload: EncryptedJob) => QueuedSms): void {
  const { db, clock, config, hooks, settings, sendSms } = deps
  deps.jobs.handle(texting, async (payload) => {
    if (isOver(payload, clock.now())) return
    const { userId, to, language, code, kind } = open(payload)
    if (config.hooks['send-sms']) {
      const user = await addressee(db, { userId, kind })
      if (!user) return
      const taken = await hooks.sendSms(user, { otp: code, phone: to, sms_type: kind })
      if (!taken.ok) throw new Error(`the send-SMS hook failed: ${taken.error.answer.message}`)
      if (taken.value.handled) return
    }
    const { siteName } = settings.current()
    const message = otpSms({ language, code }, { siteName, template: config.smsTemplate })
    await sendSms({ to: `+${to}`, message })
  })
}

import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/index.ts'
import { logFailure } from '#platform/database/retryable-errors.ts'
import { inboxEmail, smtpEmail } from '#platform/email/index.ts'
import { limitEmails } from '#platform/email/limit-emails.ts'
import type { Logger } from '#platform/log.ts'
import { inboxSms, webhookSms } from '#platform/sms/index.ts'
import type { Clock } from '#kernel/time.ts'
import { recordDirectEmails } from '#capabilities/notifications/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'

type Deps = { config: Config; database: Pick<Database, 'db'>; clock: Clock; log: Logger }

/** Sent to the account or shop that caused them, or limited on their own. */
const UNLIMITED = ['orders.access_code', 'privacy.erased', 'privacy.erased_kept']
const LIMITED: ReadonlySet<string> = new Set(
  EMAIL_TEMPLATES.filter(({ to }) => to === 'buyer' || to === 'person')
    .map(({ key }) => key)
    .filter((key) => !UNLIMITED.includes(key)),
)

export function messengersOf(
  { config, database: { db }, clock, log }: Deps,
  settings: Pick<SettingsCapability, 'current'>,
) {
  const smtp = config.smtpUrl ? smtpEmail(config.smtpUrl, config.mailFrom) : null
  const sendSms = config.smsWebhookUrl ? webhookSms(config.smsWebhookUrl) : inboxSms(db, clock)
  const onError = (error: unknown) => logFailure(log, error, 'an email could not be logged')
  const isLimited = (occasion: string) => LIMITED.has(occasion)
  const maxPerDay = () => settings.current().maximumEmailsPerDay
  const limits = { db, clock, isLimited, maxPerDay }
  const limited = limitEmails(limits, smtp ?? inboxEmail(db, clock))
  const sendMail = recordDirectEmails({ db, clock, onError }, limited)
  return { sendMail, sendSms, closeMail: () => smtp?.close() }
}

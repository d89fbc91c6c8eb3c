import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/index.ts'
import { logFailure } from '#platform/database/retryable-errors.ts'
import { inboxEmail, smtpEmail } from '#platform/email/index.ts'
import type { Logger } from '#platform/log.ts'
import { inboxSms, webhookSms } from '#platform/sms/index.ts'
import type { Clock } from '#kernel/time.ts'
import { recordDirectEmails } from '#capabilities/notifications/index.ts'

type Deps = { config: Config; database: Pick<Database, 'db'>; clock: Clock; log: Logger }

export function messengersOf({ config, database: { db }, clock, log }: Deps) {
  const smtp = config.smtpUrl ? smtpEmail(config.smtpUrl, config.mailFrom) : null
  const sendSms = config.smsWebhookUrl ? webhookSms(config.smsWebhookUrl) : inboxSms(db, clock)
  const onError = (error: unknown) => logFailure(log, error, 'an email could not be logged')
  const sendMail = recordDirectEmails({ db, clock, onError }, smtp ?? inboxEmail(db, clock))
  return { sendMail, sendSms, closeMail: () => smtp?.close() }
}

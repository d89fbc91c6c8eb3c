import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/index.ts'
import { inboxEmail, smtpEmail } from '#platform/email/index.ts'
import { inboxSms, webhookSms } from '#platform/sms/index.ts'
import type { Clock } from '#kernel/time.ts'

type Deps = { config: Config; database: Pick<Database, 'db'>; clock: Clock }

export function messengersOf({ config, database: { db }, clock }: Deps) {
  const smtp = config.smtpUrl ? smtpEmail(config.smtpUrl, config.mailFrom) : null
  const sendSms = config.smsWebhookUrl ? webhookSms(config.smsWebhookUrl) : inboxSms(db, clock)
  return { sendMail: smtp ?? inboxEmail(db, clock), sendSms, closeMail: () => smtp?.close() }
}

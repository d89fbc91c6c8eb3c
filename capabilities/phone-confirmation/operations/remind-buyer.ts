import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { job } from '#platform/jobs/index.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { findReminderRecipient, lockTask } from '../queries/call-tasks.ts'
import { isCallTaskWaiting } from '../rules/call-outcome.ts'
import { texts } from '../texts.generated.ts'
import { confirmationUrl } from './create-confirmation-link.ts'

export const createReminderJob = job<{ taskId: string; phone: string; at: string }>(
  'phone_confirmation.remind_buyer',
)

type Deps = {
  db: Db
  clock: Clock
  sendSms: SendSms
  settings: Pick<SettingsCapability, 'current'>
  deriveLinkKey: DeriveLinkKey
}

/** SMS after an unanswered call, with the confirmation link. */
export const remindBuyer =
  ({ db, clock, sendSms, settings, deriveLinkKey }: Deps) =>
  async ({ taskId, phone }: { taskId: string; phone: string }): Promise<void> => {
    const message = await inTransaction(db, async (tx) => {
      const task = await lockTask(tx, taskId)
      const now = clock.now()
      if (!task || !isCallTaskWaiting(task.state) || task.expiresAt <= now) return ok(null)
      const about = await findReminderRecipient(tx, taskId)
      if (!about) return ok(null)
      const context = { now, deriveLinkKey }
      const { path } = await confirmationUrl(tx, { ...task, number: about.number }, context)
      const link = settings.current().siteUrl + path
      const { vendorName: shop, orderNumber: number } = about
      return ok(texts.of('missed-call-sms')(about.language, { shop, number, link }))
    })
    if (message.ok && message.value !== null) await sendSms({ to: phone, message: message.value })
  }

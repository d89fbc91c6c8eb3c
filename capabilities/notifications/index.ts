import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendMail } from '#platform/mail/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { sendMails } from './operations/send-mails.ts'
import { tellOrders } from './operations/tell-orders.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  outbox: Pick<Outbox, 'subscribe'>
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendMail
  settings: Pick<SettingsCapability, 'current'>
}

/** The door of notifications: it hears facts and tells people, each once. */
export function createNotifications({ outbox, settings, ...sending }: Deps) {
  const putMail = sendMails(sending)
  hearFacts(outbox, tellOrders({ putMail, settings }))
  return { putMail }
}
export type Notifications = ReturnType<typeof createNotifications>

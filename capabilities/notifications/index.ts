import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendMail } from '#platform/mail/index.ts'
import type { Reword } from '#platform/mail/wording.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { mailChoices } from './operations/choose-topics.ts'
import { sendMails } from './operations/send-mails.ts'
import { tellCalls } from './operations/tell-calls.ts'
import { tellCarts } from './operations/tell-carts.ts'
import { tellMessages } from './operations/tell-messages.ts'
import { tellOrders } from './operations/tell-orders.ts'
import { tellPayments } from './operations/tell-payments.ts'
import { tellPrivacy } from './operations/tell-privacy.ts'
import { tellQuestions } from './operations/tell-questions.ts'
import { tellReturns } from './operations/tell-returns.ts'
import { tellReviews } from './operations/tell-reviews.ts'
import { tellPapers } from './operations/tell-papers.ts'
import { tellVendors } from './operations/tell-vendors.ts'
import { forgetTold, readTold, retainDeliveries } from './queries/preferences.ts'
import { accountRoutes } from './routes.account.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  outbox: Pick<Outbox, 'subscribeMany'>
  jobs: Pick<Jobs, 'handleMany'>
  sendMail: SendMail
  settings: Pick<SettingsCapability, 'current'>
  reword?: Reword
}

/** The door of notifications: it hears facts and tells people, each once. */
export function createNotifications({ outbox, settings, ...sending }: Deps) {
  const putMails = sendMails(sending)
  const telling = { putMails, settings }
  hearFacts(outbox, {
    ...tellCalls(telling),
    ...tellCarts(telling),
    ...tellMessages(telling),
    ...tellOrders(telling),
    ...tellPayments(telling),
    ...tellPrivacy(telling),
    ...tellQuestions(telling),
    ...tellReturns(telling),
    ...tellReviews(telling),
    ...tellVendors(telling),
    ...tellPapers(telling),
  })
  const { db, clock } = sending
  const keeper: Keeper = {
    personalData: (person, handle = db) => readTold(handle, person),
    forgetPerson: forgetTold,
  }
  const choices = mailChoices({ db, clock })
  const retention = { deliveries: retainDeliveries }
  return { putMails, ...keeper, retention, accountRoutes: accountRoutes({ choices }) }
}
export { NOTIFICATION_OCCASIONS } from './occasions/index.ts'
export type Notifications = ReturnType<typeof createNotifications>

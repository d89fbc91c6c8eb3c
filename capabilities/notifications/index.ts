import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendMail } from '#platform/mail/index.ts'
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
import { tellReturns } from './operations/tell-returns.ts'
import { tellReviews } from './operations/tell-reviews.ts'
import { tellVendors } from './operations/tell-vendors.ts'
import { forgetTold, readTold } from './queries/preferences.ts'
import { accountRoutes } from './routes.account.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  outbox: Pick<Outbox, 'subscribeMany'>
  jobs: Pick<Jobs, 'handleMany'>
  sendMail: SendMail
  settings: Pick<SettingsCapability, 'current'>
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
    ...tellReturns(telling),
    ...tellReviews(telling),
    ...tellVendors(telling),
  })
  const { db, clock } = sending
  const keeper: Keeper = {
    personalData: (person, handle = db) => readTold(handle, person),
    forgetPerson: forgetTold,
  }
  const choices = mailChoices({ db, clock })
  return { putMails, ...keeper, accountRoutes: accountRoutes({ choices }) }
}
export type Notifications = ReturnType<typeof createNotifications>

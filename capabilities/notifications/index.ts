import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { LineDeps } from '#platform/http/server-sent-events.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { SendMail } from '#platform/email/index.ts'
import type { Reword } from '#platform/email/template-overrides.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { mailChoices } from './operations/change-email-preferences.ts'
import { readBell } from './operations/list-in-app.ts'
import { type RingDeps, ringShops, ringTeam } from './operations/create-in-app.ts'
import { ringInShops } from './operations/notify-vendors-in-app.ts'
import { ringForFailures, ringForTeam } from './operations/notify-admins-in-app.ts'
import { sendMails } from './operations/send-emails.ts'
import { tellCalls } from './operations/notify-calls.ts'
import { tellCarts } from './operations/notify-abandoned-carts.ts'
import { tellMessages } from './operations/notify-messages.ts'
import { tellOrders } from './operations/notify-orders.ts'
import { tellPayments } from './operations/notify-payments.ts'
import { tellPrivacy } from './operations/notify-data-requests.ts'
import { tellQuestions } from './operations/notify-questions.ts'
import { tellReturns } from './operations/notify-returns.ts'
import { tellReviews } from './operations/notify-reviews.ts'
import { tellPapers } from './operations/notify-verification-documents.ts'
import { tellVendors } from './operations/notify-vendors.ts'
import { teamLines } from './operations/admin-event-stream.ts'
import { retainBells } from './queries/in-app.ts'
import { forgetTold, readTold, retainDeliveries } from './queries/preferences.ts'
import { accountRoutes } from './routes.account.ts'
import { bellAdminRoutes, bellVendorRoutes } from './routes.in-app.ts'
import { hearBells, hearFacts } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  outbox: Pick<Outbox, 'subscribeMany'>
  jobs: Pick<Jobs, 'handleMany'>
  sendMail: SendMail
  settings: Pick<SettingsCapability, 'current'>
  reword?: Reword
  /** The keys of purchases, by the numbers of them or of their orders. */
  listPurchaseKeys: (numbers: readonly string[]) => Promise<ReadonlyMap<string, string>>
  deriveLinkKey: DeriveLinkKey
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
  const retention = { deliveries: retainDeliveries, notifications: retainBells }
  return { putMails, ...keeper, retention, accountRoutes: accountRoutes({ choices }) }
}
type BellDeps = RingDeps & LineDeps & Pick<Deps, 'db' | 'clock'> & { outbox: Deps['outbox'] }

/** The bell in the spaces of shops and in the back office: what happened, told as it happens. */
export function createBell({ outbox, ...deps }: BellDeps) {
  const team = ringTeam(deps)
  hearBells(outbox, ringInShops(ringShops(deps)), ringForTeam(team))
  const lines = teamLines(deps)
  const bell = readBell(deps)
  return {
    start: lines.start,
    stop: lines.stop,
    /** Ends every open line, before the process closes. */
    hangUp: lines.hangUp,
    ringForFailures: ringForFailures(deps, team),
    vendorRoutes: bellVendorRoutes(bell),
    adminRoutes: bellAdminRoutes(bell, lines.open),
  }
}
export type BellDoor = ReturnType<typeof createBell>
export { NOTIFICATION_OCCASIONS } from './email-templates/index.ts'
export type Notifications = ReturnType<typeof createNotifications>

import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { LineDeps } from '#platform/http/lines.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { DeriveLinkKey } from '#platform/link-keys.ts'
import type { SendMail } from '#platform/mail/index.ts'
import type { Reword } from '#platform/mail/wording.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { mailChoices } from './operations/choose-topics.ts'
import { readBell } from './operations/read-bell.ts'
import { type RingDeps, ringShops, ringTeam } from './operations/ring.ts'
import { ringInShops } from './operations/ring-shops.ts'
import { ringForFailures, ringForTeam } from './operations/ring-team.ts'
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
import { teamLines } from './operations/team-lines.ts'
import { retainBells } from './queries/bell.ts'
import { forgetTold, readTold, retainDeliveries } from './queries/preferences.ts'
import { accountRoutes } from './routes.account.ts'
import { bellAdminRoutes, bellVendorRoutes } from './routes.bell.ts'
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
export { NOTIFICATION_OCCASIONS } from './occasions/index.ts'
export type Notifications = ReturnType<typeof createNotifications>

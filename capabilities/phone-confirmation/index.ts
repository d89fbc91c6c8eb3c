import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { limit } from '#platform/rate-limit.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'
import { answerLink, readLink } from './operations/answer-confirmation-link.ts'
import { changeSettings, readSettings } from './operations/change-call-settings.ts'
import { claimCall, releaseCall } from './operations/claim-call.ts'
import { expireTasks } from './operations/expire-call-tasks.ts'
import { keepList } from './operations/sync-call-queue.ts'
import { makeLink } from './operations/create-confirmation-link.ts'
import { readCalls } from './operations/read-calls.ts'
import { recordCall } from './operations/record-call-outcome.ts'
import { remindBuyer, reminding } from './operations/remind-buyer.ts'
import { forgetCallsAbout, readCallsAbout, retainTasks } from './queries/personal-data.ts'
import { shopRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  outbox: Pick<Outbox, 'subscribeMany'>
  jobs: Pick<Jobs, 'handle'>
  sendSms: SendSms
  orders: Pick<
    Orders,
    'hold' | 'checkAccess' | 'readerOf' | 'changeStatusWithin' | 'raiseVersion' | 'noteDelivery'
  >
  vendors: Pick<Vendors, 'setPhoneConfirmation'>
  settings: Pick<SettingsCapability, 'current'>
  deriveLinkKey: DeriveLinkKey
}

/** The door of confirmation: the list of the orders that wait for a call, and what comes of them. */
export function createConfirmation(deps: Deps) {
  const { db, clock, outbox, jobs } = deps
  hearFacts(outbox, keepList(deps))
  jobs.handle(reminding, remindBuyer(deps))
  const keeper: Keeper = {
    personalData: (person, handle = db) => readCallsAbout(handle, person),
    forgetPerson: forgetCallsAbout,
  }
  return {
    ...keeper,
    /** What is taken away by its age. */
    retention: { tasks: retainTasks },
    /** Cancels what nobody confirmed in time; for the schedule. */
    expireTasks: expireTasks(deps),
    shopRoutes: shopRoutes({
      readLink: readLink(deps),
      answerLink: answerLink(deps),
      makeLink: makeLink(deps),
      readerOf: deps.orders.readerOf,
      clock,
      limit: (use) => limit(db, use),
    }),
    vendorRoutes: vendorRoutes({
      ...readCalls(deps),
      claim: claimCall(deps),
      release: releaseCall(deps),
      record: recordCall(deps),
      readSettings: readSettings(deps),
      changeSettings: changeSettings(deps),
    }),
  }
}
export type Confirmation = ReturnType<typeof createConfirmation>

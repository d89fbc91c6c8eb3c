import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'
import {
  answerConfirmationLink,
  readConfirmationLink,
} from './operations/answer-confirmation-link.ts'
import { changeCallSettings, readCallSettings } from './operations/change-call-settings.ts'
import { claimCall, releaseCall } from './operations/claim-call.ts'
import { expireTasks } from './operations/expire-call-tasks.ts'
import { syncCallQueue } from './operations/sync-call-queue.ts'
import { createConfirmationLink } from './operations/create-confirmation-link.ts'
import { readCalls } from './operations/read-calls.ts'
import { recordCallOutcome } from './operations/record-call-outcome.ts'
import { remindBuyer, createReminderJob } from './operations/remind-buyer.ts'
import {
  erasePersonalData,
  exportPersonalData,
  deleteExpiredTasks,
} from './queries/personal-data.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeToEvents } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  outbox: Pick<Outbox, 'subscribeMany'>
  jobs: Pick<Jobs, 'handle'>
  sendSms: SendSms
  orders: Pick<
    Orders,
    | 'lockOrder'
    | 'checkAccess'
    | 'readerOf'
    | 'changeStatusInTx'
    | 'raiseVersion'
    | 'saveDeliveryNote'
  >
  vendors: Pick<Vendors, 'setPhoneConfirmation'>
  settings: Pick<SettingsCapability, 'current'>
  deriveLinkKey: DeriveLinkKey
}

export function createPhoneConfirmation(deps: Deps) {
  const { db, clock, outbox, jobs } = deps
  subscribeToEvents(outbox, syncCallQueue(deps))
  jobs.handle(createReminderJob, remindBuyer(deps))
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  return {
    ...keeper,
    retention: { call_tasks: deleteExpiredTasks },
    expireTasks: expireTasks(deps),
    storefrontRoutes: storefrontRoutes({
      readConfirmationLink: readConfirmationLink(deps),
      answerConfirmationLink: answerConfirmationLink(deps),
      createConfirmationLink: createConfirmationLink(deps),
      readerOf: deps.orders.readerOf,
      clock,
      limit: (use) => rateLimit(db, use),
    }),
    vendorRoutes: vendorRoutes({
      ...readCalls(deps),
      claim: claimCall(deps),
      release: releaseCall(deps),
      record: recordCallOutcome(deps),
      readSettings: readCallSettings(deps),
      changeSettings: changeCallSettings(deps),
    }),
  }
}

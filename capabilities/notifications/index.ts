import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { SseDeps } from '#platform/http/server-sent-events.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { EmailTemplate, TemplateOverride } from '#platform/email/template-overrides.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { changeEmailPreferences } from './operations/change-email-preferences.ts'
import { listInAppNotifications } from './operations/list-in-app.ts'
import {
  type InAppDeps,
  createVendorNotifications,
  createAdminNotifications,
} from './operations/create-in-app.ts'
import { notifyVendorsInApp } from './operations/notify-vendors-in-app.ts'
import { notifyDeadLetters, notifyAdminsInApp } from './operations/notify-admins-in-app.ts'
import { sendEmails } from './operations/send-emails.ts'
import { notifyCalls } from './operations/notify-calls.ts'
import { notifyAbandonedCarts } from './operations/notify-abandoned-carts.ts'
import { notifyMessages } from './operations/notify-messages.ts'
import { notifyParcels } from './operations/notify-parcels.ts'
import { notifyOrders } from './operations/notify-orders.ts'
import { notifyPayments } from './operations/notify-payments.ts'
import { notifyDataRequests } from './operations/notify-data-requests.ts'
import { notifyQuestions } from './operations/notify-questions.ts'
import { notifyReturns } from './operations/notify-returns.ts'
import { notifyReviews } from './operations/notify-reviews.ts'
import { notifyVerificationDocuments } from './operations/notify-verification-documents.ts'
import { listEmailLog } from './operations/list-email-log.ts'
import { notifyVendors } from './operations/notify-vendors.ts'
import { adminEventStream } from './operations/admin-event-stream.ts'
import { deleteExpiredNotifications } from './queries/in-app.ts'
import { erasePersonalData, exportPersonalData, retainDeliveries } from './queries/preferences.ts'
import { accountRoutes } from './routes.account.ts'
import { emailLogRoutes } from './routes.admin.ts'
import { inAppAdminRoutes, inAppVendorRoutes } from './routes.in-app.ts'
import { subscribeInAppNotifications, subscribeToEvents } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  outbox: Pick<Outbox, 'subscribeMany'>
  jobs: Pick<Jobs, 'handleMany'>
  sendMail: SendEmail
  settings: Pick<SettingsCapability, 'current'>
  reword?: TemplateOverride
  /** Keys of purchases by purchase number or order number. */
  listPurchaseKeys: (numbers: readonly string[]) => Promise<ReadonlyMap<string, string>>
  deriveLinkKey: DeriveLinkKey
  /** Names the emails in the log. */
  templates?: readonly Pick<EmailTemplate, 'key' | 'when'>[]
}

/** Module API of notifications: emails on consumed events, each sent once. */
export function createNotifications({ outbox, settings, templates = [], ...sending }: Deps) {
  const queueEmails = sendEmails({ ...sending, settings })
  const telling = { queueEmails, settings }
  subscribeToEvents(outbox, {
    ...notifyCalls(telling),
    ...notifyAbandonedCarts(telling),
    ...notifyMessages(telling),
    ...notifyOrders(telling),
    ...notifyParcels(telling),
    ...notifyPayments(telling),
    ...notifyDataRequests(telling),
    ...notifyQuestions(telling),
    ...notifyReturns(telling),
    ...notifyReviews(telling),
    ...notifyVendors(telling),
    ...notifyVerificationDocuments(telling),
  })
  const { db, clock } = sending
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  const choices = changeEmailPreferences({ db, clock })
  const retention = { deliveries: retainDeliveries, notifications: deleteExpiredNotifications }
  const list = listEmailLog({ db, templates })
  return {
    ...{ queueEmails, ...keeper, retention },
    accountRoutes: accountRoutes({ choices }),
    adminRoutes: emailLogRoutes({ list }),
  }
}
type NotificationDeps = InAppDeps &
  SseDeps &
  Parameters<typeof listInAppNotifications>[0] & { outbox: Deps['outbox'] }

/** In-app notifications of the vendor space and the back office, with live updates. */
export function createInAppNotifications({ outbox, ...deps }: NotificationDeps) {
  const admins = createAdminNotifications(deps)
  subscribeInAppNotifications(
    outbox,
    notifyVendorsInApp(createVendorNotifications(deps)),
    notifyAdminsInApp(admins),
  )
  const lines = adminEventStream(deps)
  const inAppNotifications = listInAppNotifications(deps)
  return {
    start: lines.start,
    stop: lines.stop,
    /** Closes all event streams before the process exits. */
    closeStreams: lines.closeAll,
    notifyDeadLetters: notifyDeadLetters(deps, admins),
    vendorRoutes: inAppVendorRoutes(inAppNotifications),
    adminRoutes: inAppAdminRoutes(inAppNotifications, lines.open),
  }
}
export { recordDirectEmails } from './operations/record-direct-emails.ts'
export { NOTIFICATION_EMAIL_TEMPLATES } from './email-templates/index.ts'
export type Notifications = ReturnType<typeof createNotifications>

import { ok } from '#kernel/result.ts'
import { before, type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import type * as facts from '../consumed-events.in-app.ts'
import { findLatestDeadLetter } from '../queries/in-app.ts'
import type { CreateAdminNotifications, AdminNotificationInput } from './create-in-app.ts'

const answer =
  (ring: CreateAdminNotifications) =>
  <Fact>(ringOf: (fact: Fact) => AdminNotificationInput) =>
  (heard: readonly Fact[], tx: Tx): Promise<void> =>
    ring(tx, heard.map(ringOf))

const queueOf = (kind: string): string => `/admin/moderation?kind=${kind}`

/** Work that waits for admins. Contains no personal data. */
export const notifyAdminsInApp = (ring: CreateAdminNotifications) => {
  const on = answer(ring)
  return {
    registered: on<facts.VendorRegisteredInApp>(({ vendorId, stepId }) => ({
      ...{ what: 'team.shop_waits', eventKey: stepId, values: { vendor_id: vendorId } },
      path: `/admin/vendors?vendor=${vendorId}`,
    })),
    // One notification per vendor and day, because vendors upload several at once.
    paperHandedIn: on<facts.VerificationDocumentUploaded>(({ vendorId, on: day }) => ({
      ...{
        what: 'team.document_waits',
        eventKey: `${vendorId}:${day}`,
        values: { vendor_id: vendorId },
      },
      path: `/admin/vendors?vendor=${vendorId}`,
    })),
    dataRequested: on<facts.DataRequestReceivedInApp>(({ requestId, number }) => ({
      ...{ what: 'team.data_request', eventKey: requestId, values: { number } },
      path: `/admin/privacy?view=requests&id=${requestId}`,
    })),
    contacted: on<facts.ContactReceivedInApp>(({ threadId }) => ({
      ...{ what: 'team.contact', eventKey: threadId, path: queueOf('contact') },
    })),
    reported: on<facts.ContentReportedInApp>(({ reportId }) => ({
      ...{ what: 'team.reported', eventKey: reportId, path: queueOf('report') },
    })),
    batchProposed: on<facts.BatchProposed>(({ batchId }) => ({
      ...{ what: 'team.batch_waits', eventKey: batchId },
      path: `/admin/money?view=payouts&batch=${batchId}`,
    })),
    remittanceDiffers: on<facts.RemittanceDiffers>(({ remittanceId, reference }) => ({
      ...{ what: 'team.remittance_differs', eventKey: remittanceId, values: { reference } },
      path: `/admin/money?view=remittances&remittance=${remittanceId}`,
    })),
  }
}
export type NotifyAdminsInApp = ReturnType<typeof notifyAdminsInApp>

/** Must exceed the interval of the schedule. */
const LOOKED_BACK = minutes(30)

/** At most one notification per hour. */
export const notifyDeadLetters =
  ({ db, clock }: { db: Db; clock: Clock }, ring: CreateAdminNotifications) =>
  async (): Promise<void> => {
    await inTransaction(db, async (tx) => {
      const at = await findLatestDeadLetter(tx, before(clock.now(), LOOKED_BACK))
      const hour = at?.toISOString().slice(0, 13)
      if (hour !== undefined)
        await ring(tx, [{ what: 'team.work_failed', eventKey: hour, path: '/admin/operations' }])
      return ok(null)
    })
  }

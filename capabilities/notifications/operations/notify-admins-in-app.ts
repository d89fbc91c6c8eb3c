import { ok } from '#kernel/result.ts'
import { before, type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import type * as events from '../consumed-events.in-app.ts'
import { findLatestDeadLetter } from '../queries/in-app.ts'
import type { CreateAdminNotifications, AdminNotificationInput } from './create-in-app.ts'

const answer =
  (ring: CreateAdminNotifications) =>
  <Event>(ringOf: (event: Event) => AdminNotificationInput) =>
  (received: readonly Event[], tx: Tx): Promise<void> =>
    ring(tx, received.map(ringOf))

const queueOf = (kind: string): string => `/admin/moderation?kind=${kind}`

/** Work that waits for admins. Contains no personal data. */
export const notifyAdminsInApp = (ring: CreateAdminNotifications) => {
  const on = answer(ring)
  const deliveredAnyway = on<events.OrderStatusChangedInApp>(
    ({ stepId, orderId, orderNumber: number }) => ({
      ...{ what: 'team.delivered_cancelled', eventKey: stepId, values: { number } },
      path: `/admin/orders/${orderId}`,
    }),
  )
  return {
    registered: on<events.VendorRegisteredInApp>(({ vendorId, stepId }) => ({
      ...{ what: 'team.shop_waits', eventKey: stepId, values: { vendor_id: vendorId } },
      path: `/admin/vendors?vendor=${vendorId}`,
    })),
    // One notification per vendor and day, because vendors upload several at once.
    documentUploaded: on<events.VerificationDocumentUploaded>(({ vendorId, on: day }) => ({
      ...{
        what: 'team.document_waits',
        eventKey: `${vendorId}:${day}`,
        values: { vendor_id: vendorId },
      },
      path: `/admin/vendors?vendor=${vendorId}`,
    })),
    dataRequested: on<events.DataRequestReceivedInApp>(({ requestId, number }) => ({
      ...{ what: 'team.data_request', eventKey: requestId, values: { number } },
      path: `/admin/privacy?view=requests&id=${requestId}`,
    })),
    contacted: on<events.ContactReceivedInApp>(({ threadId }) => ({
      ...{ what: 'team.contact', eventKey: threadId, path: queueOf('contact') },
    })),
    reported: on<events.ContentReportedInApp>(({ reportId }) => ({
      ...{ what: 'team.reported', eventKey: reportId, path: queueOf('report') },
    })),
    batchProposed: on<events.BatchProposed>(({ batchId }) => ({
      ...{ what: 'team.batch_waits', eventKey: batchId },
      path: `/admin/money?view=payouts&batch=${batchId}`,
    })),
    statusChanged: (received: readonly events.OrderStatusChangedInApp[], tx: Tx) =>
      deliveredAnyway(
        received.filter(({ reason }) => reason === 'delivered_after_cancellation'),
        tx,
      ),
    ...notifyOfParcels(on),
    remittanceDiffers: on<events.RemittanceDiffers>(({ remittanceId, reference }) => ({
      ...{ what: 'team.remittance_differs', eventKey: remittanceId, values: { reference } },
      path: `/admin/money?view=remittances&remittance=${remittanceId}`,
    })),
  }
}

const notifyOfParcels = (on: ReturnType<typeof answer>) => ({
  parcelLost: on<events.ParcelLostInApp>(({ stepId, orderId, orderNumber: number }) => ({
    ...{ what: 'team.parcel_lost', eventKey: stepId, values: { number } },
    path: `/admin/orders/${orderId}`,
  })),
  compensatedFound: on<events.CompensatedParcelFound>(
    ({ claimId, foundAt, orderNumber: number }) => ({
      ...{
        what: 'team.compensated_found',
        eventKey: `${claimId}:${foundAt}`,
        values: { number },
      },
      path: '/admin/money?view=losses&state=found',
    }),
  ),
  deliveryDenied: on<events.ClaimedDeliveryInApp>(({ stepId, orderId, orderNumber: number }) => ({
    ...{ what: 'team.delivery_denied', eventKey: stepId, values: { number } },
    path: `/admin/orders/${orderId}`,
  })),
})
export type NotifyAdminsInApp = ReturnType<typeof notifyAdminsInApp>

/** Must exceed the interval of the schedule. */
const LOOKED_BACK = minutes(30)

/** At most one notification per hour. */
export const notifyDeadLetters =
  ({ db, clock }: { db: Db; clock: Clock }, ring: CreateAdminNotifications) =>
  async (): Promise<void> => {
    await inTransaction(db, async (tx) => {
      const now = await findLatestDeadLetter(tx, before(clock.now(), LOOKED_BACK))
      const hour = now?.toISOString().slice(0, 13)
      if (hour !== undefined)
        await ring(tx, [{ what: 'team.work_failed', eventKey: hour, path: '/admin/operations' }])
      return ok(null)
    })
  }

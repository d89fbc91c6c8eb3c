import { rateLimit } from '#platform/rate-limit.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { firstOfYear, localDate } from '#kernel/calendar.ts'
import type { Media } from '#capabilities/media/index.ts'
import type { PurchaseReader } from '#capabilities/orders/index.ts'
import { answerReturn } from './operations/answer-return.ts'
import { closeOfCancelled, expireAsVendor, expireReturns } from './operations/close-returns.ts'
import type { ReturnsDeps } from './operations/return-command.ts'
import { manageReturnPhotos } from './operations/manage-return-photos.ts'
import { changeRefundStatus } from './operations/change-refund-status.ts'
import { markRefundPaidByCard } from './operations/mark-refund-paid-by-card.ts'
import { managePublicHolidays } from './operations/manage-public-holidays.ts'
import { manageReturnPolicies } from './operations/manage-return-policies.ts'
import { workOnReturnWindows } from './operations/renew-return-windows.ts'
import { readReturns } from './operations/read-returns.ts'
import { receiveReturn } from './operations/receive-return.ts'
import { requestReturn } from './operations/request-return.ts'
import { signReturnPhotos } from './operations/sign-return-photos.ts'
import { followExchange } from './operations/settle-exchange.ts'
import { shipExchange } from './operations/ship-exchange.ts'
import { refundCancelledOrder } from './operations/refund-cancelled-order.ts'
import { syncReturnWindow } from './operations/sync-return-window.ts'
import { settleReturn } from './operations/settle-return.ts'
import { withdrawReturn } from './operations/withdraw-return.ts'
import { erasePersonalData, exportPersonalData } from './queries/personal-data.ts'
import { listPublicHolidays } from './queries/public-holidays.ts'
import { adminRoutes } from './routes.admin.ts'
import { holidayRoutes } from './routes.admin.holidays.ts'
import { policyRoutes } from './routes.admin.policies.ts'
import { listHolidayWarnings } from './rules/holiday-warnings.ts'
import { accountRoutes } from './routes.account.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeToEvents } from './subscriptions.ts'

type Deps = Omit<ReturnsDeps, 'photos'> & {
  media: Pick<Media, 'storeImage' | 'removeFiles' | 'readFile'>
  deriveLinkKey: DeriveLinkKey
  outbox: Pick<Outbox, 'subscribe' | 'subscribeMany'>
  jobs: Pick<Jobs, 'handle'>
}

export function createReturns(given: Deps) {
  const signed = signReturnPhotos(given)
  const deps = { ...given, photos: signed }
  const { db, clock, orders, outbox } = deps
  subscribeToEvents(
    outbox,
    markRefundPaidByCard(deps),
    closeOfCancelled(deps),
    syncReturnWindow(deps),
    refundCancelledOrder(deps),
    followExchange(deps),
  )
  workOnReturnWindows(deps, given.jobs)
  const read = readReturns(deps)
  const photos = manageReturnPhotos(deps)
  const buyer = {
    read,
    request: requestReturn(deps),
    withdraw: withdrawReturn(deps),
    upload: photos.upload,
    readPhoto: photos.read,
    isPhotoUrlValid: signed.isPhotoUrlValid,
    personOf: orders.personOf,
    readerOf: orders.readerOf,
    checkAccess: (reader: PurchaseReader, orderId: string) =>
      orders.checkAccess(db, reader, { orderId }, 'change'),
    clock,
    limit: (use: Parameters<typeof rateLimit>[1]) => rateLimit(db, use),
  }
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = db) => exportPersonalData(handle, person, signed.exportUrl),
    erasePersonalData,
  }
  return {
    ...keeper,
    deleteOrphanPhotos: photos.deleteOrphanPhotos,
    expireReturns: expireReturns(deps),
    storefrontRoutes: storefrontRoutes(buyer),
    accountRoutes: accountRoutes(buyer),
    vendorRoutes: vendorRoutes({
      read,
      answer: answerReturn(deps),
      parcel: receiveReturn(deps),
      settle: settleReturn(deps),
      exchange: shipExchange(deps),
      expire: expireAsVendor(deps),
    }),
    adminRoutes: [
      adminRoutes({ read, move: changeRefundStatus(deps) }),
      policyRoutes(manageReturnPolicies(deps)),
      holidayRoutes(managePublicHolidays(deps)),
    ],
    /** For the operations page. */
    async listWarnings() {
      const today = localDate(clock.now())
      return listHolidayWarnings(await listPublicHolidays(db, firstOfYear(today)), today)
    },
    listRefunds: read.listRefunds,
    listReturns: read.listReturns,
  }
}
export type Returns = ReturnType<typeof createReturns>
export type { AdminReturnRowView } from './admin-returns.contract.ts'
export { AdminRefundsQuery, type AdminRefundView } from './refunds.contract.ts'
export { IS_OPEN_REFUND } from './queries/open-refunds.ts'
export { refundedRevenue } from './queries/refunded-revenue.ts'

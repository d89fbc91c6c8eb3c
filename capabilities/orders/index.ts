import type { Tx } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { TemplateOverride } from '#platform/email/template-overrides.ts'
import type { PersonalDataOwner, Person } from '#platform/personal-data.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import type { Shipping } from '#capabilities/shipping/index.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { accessCodes } from './operations/access-codes.ts'
import { type AdvanceOrder, advanceOrder } from './operations/advance-order.ts'
import {
  answerDeliveryClaim,
  answerDeliveryClaimAsBuyer,
  confirmDeliveryInTx,
} from './operations/answer-delivery-claim.ts'
import { withdrawDeliveryClaim } from './operations/claim-delivery.ts'
import { advanceOrders } from './operations/advance-orders.ts'
import { cancelOrderAsBuyer } from './operations/cancel-order-as-buyer.ts'
import { cancelOrderAsVendor } from './operations/cancel-order-as-vendor.ts'
import {
  cancelRemainderAsAdmin,
  cancelRemainderAsVendor,
  cancelRemainderInTx,
} from './operations/cancel-remainder.ts'
import { changeStatus, changeStatusInTx } from './operations/change-status.ts'
import type { OrdersDeps } from './operations/cancel-order.ts'
import { updateParcelStatus, updateParcelStatusInTx } from './operations/update-parcel-status.ts'
import { correctAddress } from './operations/correct-address.ts'
import { changeAddress } from './operations/change-address.ts'
import { quoteAddressChange } from './operations/quote-address-change.ts'
import { switchToCashOnDelivery } from './operations/switch-to-cash-on-delivery.ts'
import {
  applyPurchasePaid,
  applyRefundDone,
  applyHoldReleased,
} from './operations/settle-payment.ts'
import { placePurchase } from './operations/place-purchase.ts'
import { createPurchaseKeys } from './operations/purchase-keys.ts'
import { type ReadOrders, readOrders } from './operations/read-orders.ts'
import { type PurchaseReader, readPurchases } from './operations/get-purchases.ts'
import { readBuyerOrders } from './operations/read-buyer-orders.ts'
import { type ReadVendorOrders, readVendorOrders } from './operations/read-vendor-orders.ts'
import { setParcelTracking } from './operations/set-parcel-tracking.ts'
import { planParcelInTx, shipParcel, shipParcelInTx } from './operations/ship-parcel.ts'
import { copyItemNames } from './operations/copy-item-names.ts'
import { afterDelivery } from './operations/after-delivery.ts'
import { countOrdersOf } from './queries/order-counts.ts'
import { lockToGive } from './operations/check-order-version.ts'
import { countUnconfirmedPieces, lockBuyerContact } from './queries/unconfirmed-pieces.ts'
import { lockVendorOrder } from './queries/parcels.ts'
import { lockOrders, lockOrdersOfParcels, markParcelsRemitted } from './queries/remitted-parcels.ts'
import { lockOrder, saveDeliveryNote } from './queries/status.ts'
import { raiseVersion } from './queries/version.ts'
import { attachGuestPurchases } from './queries/buyer-orders.ts'
import { deleteExpiredCodes } from './queries/purchase-access.ts'
import { findCustomerSummary } from './queries/customer-summary.ts'
import {
  erasePersonalData,
  lockOrdersInProgress,
  exportPersonalData as readPurchasesOf,
  deleteExpiredPurchases,
} from './queries/personal-data.ts'
import { accountRoutes } from './routes.account.ts'
import { setOrderStatus } from './operations/set-order-status.ts'
import { manageNotes } from './operations/manage-notes.ts'
import { reportParcelLoss } from './operations/report-parcel-loss.ts'
import { resendConfirmation } from './operations/resend-confirmation.ts'
import { moveExchangeParcel } from './operations/move-exchange-parcel.ts'
import { deliveryRoutes } from './routes.admin.deliveries.ts'
import { deliveryAnswerRoutes } from './routes.storefront.deliveries.ts'
import { vendorDeliveryRoutes } from './routes.vendor.deliveries.ts'
import { adminRoutes } from './routes.admin.ts'
import { listRoutes } from './routes.vendor.list.ts'
import { exportVendorOrders } from './operations/export-vendor-orders.ts'
import { setVendorNote } from './operations/set-vendor-note.ts'
import { supportRoutes } from './routes.admin.support.ts'
import { pickingRoutes } from './routes.vendor.pick-list.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { changeRoutes } from './routes.storefront.changes.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeToPayments } from './subscriptions.ts'

type Deps = OrdersDeps & {
  identity: Pick<Identity, 'provenAddress'>
  outbox: Pick<Outbox, 'subscribe'>
  /** YOVA_SECRET, from which the purchase keys are derived. */
  secret: string
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendEmail
  sendSms: SendSms
  /** Whether an SMS gateway is configured. */
  canText: boolean
  reword?: TemplateOverride
  settings: Pick<SettingsCapability, 'current'>
  shipping: Pick<Shipping, 'optionsFor' | 'findPickupPoint' | 'vendorsOfPickupPoint'>
  territory: Pick<TerritoryApi, 'recogniseCommune'>
}

export function createOrders(deps: Deps) {
  const { db, clock, identity, outbox } = deps
  subscribeToPayments(outbox, {
    paid: applyPurchasePaid(deps),
    released: applyHoldReleased(deps),
    refunded: applyRefundDone(deps),
  })
  // Card refunds that people pay in cash: payments know no books, and the ledger no payments.
  deps.ledger.reserveTill(deps.payments.sumTillRefunds)
  deps.payments.limitTill(deps.ledger.lockTill)
  const reading = readOrders({ db, clock })
  const change = changeStatus(deps)
  const advance = advanceOrder(deps)
  const own = readBuyerOrders({ db })
  const ofShop = readVendorOrders({ db })
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = db) => readPurchasesOf(handle, person),
    erasePersonalData,
  }
  const personOf = async (userId: UserId): Promise<Person> => ({
    userId,
    email: await identity.provenAddress(userId),
  })
  const purchases = purchasesBy(deps, personOf)
  return {
    ...reading,
    ...purchases,
    ...keeper,
    retention: { purchases: deleteExpiredPurchases },
    ...afterDelivery(deps),
    lockOrdersInProgress,
    countOrdersOf: (vendorIds: readonly string[]) => countOrdersOf(db, vendorIds),
    attachGuestPurchases,
    ...{ lockBuyerContact, countUnconfirmedPieces },
    /** The account with its proven email address, which also owns guest purchases. */
    personOf,
    getOwn: own.getOwn,
    listPicks: ofShop.listPicks,
    lockOrders,
    lockOrdersOfParcels,
    remitParcels: (tx: Tx, ids: readonly string[]) => markParcelsRemitted(tx, ids, clock.now()),
    lockOrder,
    raiseVersion,
    saveDeliveryNote,
    switchToCashOnDelivery: switchToCashOnDelivery(deps),
    changeStatus: change,
    ...inTransactions(deps),
    accountRoutes: accountRoutes({
      ...own,
      cancelOrderAsBuyer: cancelOrderAsBuyer({ ...deps, ...purchases }),
      answerDelivery: answerDeliveryClaimAsBuyer({ ...deps, ...purchases }),
      personOf,
    }),
    vendorRoutes: routesForVendors(deps, ofShop, advance),
    adminRoutes: ofOperator(deps, reading),
  }
}

const routesForVendors = (deps: Deps, ofShop: ReadVendorOrders, advance: AdvanceOrder) =>
  vendorRoutes({
    ...ofShop,
    advance,
    advanceOrders: advanceOrders(advance),
    cancelOrderAsVendor: cancelOrderAsVendor(deps),
    cancelRemainder: cancelRemainderAsVendor(deps),
    shipParcel: shipParcel(deps),
    updateParcelStatus: updateParcelStatus(deps),
    setParcelTracking: setParcelTracking(deps),
  })
    .route('/', pickingRoutes(ofShop))
    .route(
      '/',
      vendorDeliveryRoutes({
        getShop: ofShop.getShop,
        withdrawDeliveryClaim: withdrawDeliveryClaim(deps),
      }),
    )
    .route(
      '/',
      listRoutes({
        getShop: ofShop.getShop,
        exportOrders: exportVendorOrders(deps),
        setNote: setVendorNote(deps),
        correctAddress: correctAddress(deps),
      }),
    )

function ofOperator(deps: Deps, reading: ReadOrders) {
  const support = supportRoutes({
    ...manageNotes(deps),
    resendConfirmation: resendConfirmation(deps),
    findCustomerSummary: (key, language) => findCustomerSummary(deps.db, key, language),
  })
  return adminRoutes({
    ...reading,
    setStatus: setOrderStatus(deps),
    cancelRemainder: cancelRemainderAsAdmin(deps),
    reportLoss: reportParcelLoss(deps),
  })
    .route('/', support)
    .route('/', deliveryRoutes({ get: reading.get, answerDelivery: answerDeliveryClaim(deps) }))
}

function purchasesBy(deps: Deps, personOf: (userId: UserId) => Promise<Person>) {
  const { db, clock } = deps
  const keys = createPurchaseKeys(deps.secret)
  const purchases = readPurchases({ db, keys })
  const codes = accessCodes({ ...deps, keys })
  const readerOf = async (
    viewer: { userId: string } | null,
    key: string | undefined,
  ): Promise<PurchaseReader> => ({
    person: viewer && (await personOf(viewer.userId as UserId)), // the route guard has set it
    key: key ?? null,
  })
  const limited = {
    ...{ readerOf, clock },
    limit: (use: Parameters<typeof rateLimit>[1]) => rateLimit(db, use),
  }
  return {
    ...purchases,
    readerOf,
    deleteExpiredCodes: async () => void (await deleteExpiredCodes(db, clock.now())),
    copyItemNames: copyItemNames(deps),
    place: placePurchase({ clock, keys }),
    storefrontRoutes: [
      storefrontRoutes({ ...purchases, ...codes, ...limited }),
      changeRoutes({ ...purchases, ...changes(deps, purchases), ...limited }),
      deliveryAnswerRoutes({
        ...{ ...purchases, ...limited },
        answerDelivery: answerDeliveryClaimAsBuyer({ ...deps, ...purchases }),
      }),
    ],
  }
}

/** What a buyer changes by the purchase key, or by the account. */
function changes(deps: Deps, { checkAccess }: ReturnType<typeof readPurchases>) {
  const { territory } = deps
  return {
    cancel: cancelOrderAsBuyer({ ...deps, checkAccess }),
    quoteAddress: quoteAddressChange({ ...deps, checkAccess }),
    changeAddress: changeAddress({ ...deps, checkAccess }),
    communeOf: (wilaya: string, city: string) =>
      territory.recogniseCommune(wilaya, city)?.code ?? null,
  }
}

/** Operations that join the caller's transaction. */
const inTransactions = (deps: Deps) => ({
  changeStatusInTx: changeStatusInTx(deps),
  lockVendorOrder,
  lockForShipment: lockToGive(deps),
  planParcelInTx: planParcelInTx(deps),
  shipParcelInTx: shipParcelInTx(deps),
  cancelRemainderInTx: cancelRemainderInTx(deps),
  updateParcelStatusInTx: updateParcelStatusInTx(deps),
  confirmDeliveryInTx: confirmDeliveryInTx(deps),
  moveExchangeParcel: moveExchangeParcel(deps),
})
export type Orders = ReturnType<typeof createOrders>
export type { VendorOrderCommand } from './operations/check-order-version.ts'
export type { ParcelCourierRefusal, ShipParcelRefusal } from './operations/ship-parcel.ts'
export { ORDER_VENDOR_REFUSALS } from './refusals/vendor.ts'
export { PARCEL_COURIER_REFUSALS } from './refusals/order.ts'
export {
  BUYER_KEYS,
  BUYER_NAME,
  foldedPattern,
  MIN_SEARCH_LENGTH,
  NUMBER_KEYS,
} from './queries/search-keys.ts'
export type { ExchangeEnded } from './events.ts'
export type { LossKind } from './operations/save-parcel-status.ts'
export type { StatusRefusal } from './operations/change-status.ts'
export type { LockedOrder } from './operations/after-delivery.ts'
export type { PurchaseReader } from './operations/get-purchases.ts'
export type { PurchaseAccessRefusal } from './rules/purchase-access.ts'
export { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './refusals/purchase-access.ts'
export { ORDER_OCCASIONS } from './emails/access-code.ts'
export type {
  Contact,
  NewItem,
  NewOrder,
  NewPurchase,
  OrderId,
  OrderStatus,
  ParcelId,
  PurchaseId,
} from './schema.ts'
export { ORDER_REVENUE } from './queries/order-counts.ts'
export { isClaimDue } from './queries/delivery-claims.ts'
export { returnedSinceStockTaken } from './queries/status.ts'
export { sharesOf } from './rules/parcels.ts'
export { STAMP_DUTY } from './queries/stamp-duty.ts'
export { itemLabel, itemLabelIn, itemName, itemNameIn } from './queries/item-names.ts'
export { PurchaseKeyHeaders, PurchaseParams } from './purchase.contract.ts'
export type { AdminOrderExportView } from './order-export.contract.ts'

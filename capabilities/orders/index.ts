import type { Tx } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { TemplateOverride } from '#platform/email/template-overrides.ts'
import type { PersonalDataOwner, Person } from '#platform/personal-data.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { accessCodes } from './operations/access-codes.ts'
import { advanceOrder } from './operations/advance-order.ts'
import { advanceOrders } from './operations/advance-orders.ts'
import { cancelOrderAsBuyer } from './operations/cancel-order-as-buyer.ts'
import { cancelOrderAsVendor } from './operations/cancel-order-as-vendor.ts'
import { changeStatus, changeStatusInTx } from './operations/change-status.ts'
import type { OrdersDeps } from './operations/cancel-order.ts'
import { updateParcelStatus, updateParcelStatusInTx } from './operations/update-parcel-status.ts'
import { switchToCashOnDelivery } from './operations/switch-to-cash-on-delivery.ts'
import {
  applyPurchasePaid,
  applyRefundDone,
  applyHoldReleased,
} from './operations/settle-payment.ts'
import { placePurchase } from './operations/place-purchase.ts'
import { createPurchaseKeys } from './operations/purchase-keys.ts'
import { readOrders } from './operations/read-orders.ts'
import { type PurchaseReader, readPurchases } from './operations/get-purchases.ts'
import { readBuyerOrders } from './operations/read-buyer-orders.ts'
import { readVendorOrders } from './operations/read-vendor-orders.ts'
import { setParcelTracking } from './operations/set-parcel-tracking.ts'
import { planParcelInTx, shipParcel, shipParcelInTx } from './operations/ship-parcel.ts'
import { afterDelivery } from './operations/after-delivery.ts'
import { countOrdersOf } from './queries/order-counts.ts'
import { lockToGive } from './operations/check-order-version.ts'
import { lockVendorOrder } from './queries/parcels.ts'
import { lockOrders, markParcelsRemitted } from './queries/remitted-parcels.ts'
import { lockOrder, saveDeliveryNote } from './queries/status.ts'
import { raiseVersion } from './queries/version.ts'
import { attachGuestPurchases } from './queries/buyer-orders.ts'
import { deleteExpiredCodes } from './queries/purchase-access.ts'
import {
  erasePersonalData,
  lockOrdersInProgress,
  exportPersonalData as readPurchasesOf,
  deleteExpiredPurchases,
} from './queries/personal-data.ts'
import { accountRoutes } from './routes.account.ts'
import { setOrderStatus } from './operations/set-order-status.ts'
import { adminRoutes } from './routes.admin.ts'
import { pickingRoutes } from './routes.vendor.pick-list.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeToPayments } from './subscriptions.ts'

type Deps = OrdersDeps & {
  identity: Pick<Identity, 'provenAddress'>
  outbox: Pick<Outbox, 'subscribe'>
  /** The product's secret (YOVA_SECRET), from which the keys of purchases are derived. */
  secret: string
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendEmail
  sendSms: SendSms
  /** Whether short messages reach anybody. */
  canText: boolean
  reword?: TemplateOverride
  settings: Pick<SettingsCapability, 'current'>
}

/** The door of orders: placing a purchase, following it, and moving its orders from status to status. */
export function createOrders(deps: Deps) {
  const { db, clock, identity, outbox } = deps
  subscribeToPayments(outbox, {
    paid: applyPurchasePaid(deps),
    released: applyHoldReleased(deps),
    refunded: applyRefundDone(deps),
  })
  const reading = readOrders({ db })
  const change = changeStatus(deps)
  const advance = advanceOrder(deps)
  const own = readBuyerOrders({ db })
  const ofShop = readVendorOrders({ db })
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = db) => readPurchasesOf(handle, person),
    forgetPerson: erasePersonalData,
  }
  const personOf = async (userId: UserId): Promise<Person> => ({
    userId,
    email: await identity.provenAddress(userId),
  })
  return {
    ...reading,
    ...purchasesBy(deps, personOf),
    ...keeper,
    /** What is taken away by its age. */
    retention: { purchases: deleteExpiredPurchases },
    ...afterDelivery(deps),
    /** How many of a person's orders are still on their way, held until the transaction ends. */
    lockUnderWay: lockOrdersInProgress,
    /** How many orders each of these shops has had; a shop without any is absent. */
    countOrdersOf: (vendorIds: readonly string[]) => countOrdersOf(db, vendorIds),
    /** Gives an account the purchases that its proven address made as a guest. */
    attachGuestPurchases,
    /** Who somebody is to their orders: the account, and the address that was proven to be theirs. */
    personOf,
    /** One of a buyer's own orders; somebody else's is not found. */
    getOwn: own.getOwn,
    /** What orders of a shop take from the shelves. */
    listPicks: ofShop.listPicks,
    /** Keeps orders from moving until the transaction ends. */
    holdOrders: lockOrders,
    /** Says that the cash of these parcels was handed over, in the caller's transaction. */
    remitParcels: (tx: Tx, ids: readonly string[]) => markParcelsRemitted(tx, ids, clock.now()),
    /** Holds an order, and its purchase first, until the transaction ends. */
    hold: lockOrder,
    /** A person has acted on a locked order: whoever has it open is told so when they act. */
    raiseVersion,
    /** Keeps what whoever brings the parcel should know of the place. */
    noteDelivery: saveDeliveryNote,
    /** The buyer of a purchase that waits for its online payment pays at the door instead. */
    payAtTheDoor: switchToCashOnDelivery(deps),
    changeStatus: change,
    ...inTransactions(deps),
    accountRoutes: accountRoutes({
      ...own,
      cancelOwn: cancelOrderAsBuyer(deps),
      personOf,
    }),
    vendorRoutes: vendorRoutes({
      ...ofShop,
      advance,
      advanceMany: advanceOrders(advance),
      cancelShop: cancelOrderAsVendor(deps),
      sendParcel: shipParcel(deps),
      moveParcel: updateParcelStatus(deps),
      sayWhoCarries: setParcelTracking(deps),
    }).route('/', pickingRoutes(ofShop)),
    adminRoutes: adminRoutes({ ...reading, setStatus: setOrderStatus(deps) }),
  }
}

/** Placing purchases, and opening them by their keys. */
function purchasesBy(deps: Deps, personOf: (userId: UserId) => Promise<Person>) {
  const { db, clock } = deps
  const keys = createPurchaseKeys(deps.secret)
  const purchases = readPurchases({ db, keys })
  const codes = accessCodes({ ...deps, keys })
  const readerOf = async (
    viewer: { userId: string } | null,
    key: string | undefined,
  ): Promise<PurchaseReader> => ({
    person: viewer && (await personOf(viewer.userId as UserId)), // a guard has set it
    key: key ?? null,
  })
  return {
    ...purchases,
    /** Who asks for a purchase: the viewer that the guard of anyone sets, and the key that was sent. */
    readerOf,
    /** Removes the codes that are over; for the schedule. */
    deleteExpiredCodes: async () => void (await deleteExpiredCodes(db, clock.now())),
    /** Answers the key of the purchase. */
    place: placePurchase({ clock, keys }),
    shopRoutes: storefrontRoutes({
      ...purchases,
      ...codes,
      readerOf,
      clock,
      limit: (use) => rateLimit(db, use),
    }),
  }
}

/** What others do to orders inside a transaction that they opened. */
const inTransactions = (deps: Deps) => ({
  changeStatusWithin: changeStatusInTx(deps),
  /** Holds one order of a shop until the transaction ends; another shop's is not found. */
  lockShopOrder: lockVendorOrder,
  /** Holds an order that a person gives to a courier, unless somebody changed it since they saw it. */
  lockToGive: lockToGive(deps),
  /** What the next parcel of a held order would be. */
  planParcelWithin: planParcelInTx(deps),
  /** Sends it, and moves it. */
  sendParcelWithin: shipParcelInTx(deps),
  moveParcelWithin: updateParcelStatusInTx(deps),
})
export type Orders = ReturnType<typeof createOrders>
export type { VendorActor } from './operations/check-order-version.ts'
export type { ShipParcelRefusal } from './operations/ship-parcel.ts'
export { ORDER_VENDOR_REFUSALS } from './texts/vendor.ts'
export { BUYER_KEYS, BUYER_NAME, MIN_SEARCH_LENGTH, NUMBER_KEYS } from './queries/search-keys.ts'
export type { StatusRefusal } from './operations/change-status.ts'
export type { ParcelCourierRefusal } from './operations/ship-parcel.ts'
export type { LockedOrder } from './operations/after-delivery.ts'
export type { PurchaseReader } from './operations/get-purchases.ts'
export type { AccessRefusal } from './rules/purchase-access.ts'
export { ACCESS_REFUSALS, ACCESS_STATUSES } from './texts/access-code.ts'
export { ORDER_OCCASIONS } from './emails/access-code.ts'
export type {
  Contact,
  NewItem,
  NewOrder,
  NewPurchase,
  OrderId,
  OrderStatus,
  ParcelId,
  PaymentStatus,
  PurchaseId,
} from './schema.ts'
export { PurchaseKeyHeaders, PurchaseParams } from './purchase.contract.ts'

import type { Tx } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { limit } from '#platform/rate-limit.ts'
import type { SendMail } from '#platform/email/index.ts'
import type { Reword } from '#platform/email/template-overrides.ts'
import type { Keeper, Person } from '#platform/personal-data.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { SendSms } from '#platform/sms/index.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { accessCodes } from './operations/access-codes.ts'
import { advanceOrder } from './operations/advance-order.ts'
import { advanceOrders } from './operations/advance-orders.ts'
import { cancelOwnOrder } from './operations/cancel-order-as-buyer.ts'
import { cancelShopOrder } from './operations/cancel-order-as-vendor.ts'
import { changeStatus, changeStatusWithin, type OrdersDeps } from './operations/change-status.ts'
import { moveParcel, moveParcelWithin } from './operations/update-parcel-status.ts'
import { payAtTheDoor } from './operations/switch-to-cash-on-delivery.ts'
import { settlePaid, settleRefund, settleReleased } from './operations/settle-payment.ts'
import { placePurchase } from './operations/place-purchase.ts'
import { createPurchaseKeys } from './operations/purchase-keys.ts'
import { readOrders } from './operations/read-orders.ts'
import { type PurchaseReader, readPurchases } from './operations/get-purchases.ts'
import { readOwnOrders } from './operations/read-buyer-orders.ts'
import { readShopOrders } from './operations/read-vendor-orders.ts'
import { sayWhoCarries } from './operations/set-parcel-tracking.ts'
import { planWithin, sendParcel, sendWithin } from './operations/ship-parcel.ts'
import { afterDelivery } from './operations/after-delivery.ts'
import { countOrdersOf } from './queries/order-counts.ts'
import { lockToGive } from './operations/check-order-version.ts'
import { lockShopOrder } from './queries/parcels.ts'
import { holdOrders, remitParcels } from './queries/remitted-parcels.ts'
import { lockOrder, saveDeliveryNote } from './queries/status.ts'
import { raiseVersion } from './queries/version.ts'
import { attachGuestPurchases } from './queries/buyer-orders.ts'
import { deleteExpiredCodes } from './queries/purchase-access.ts'
import {
  forgetBuyer,
  lockUnderWay,
  readPurchases as readPurchasesOf,
  retainPurchases,
} from './queries/personal-data.ts'
import { accountRoutes } from './routes.account.ts'
import { setStatus } from './operations/set-order-status.ts'
import { adminRoutes } from './routes.admin.ts'
import { pickingRoutes } from './routes.vendor.pick-list.ts'
import { shopRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { hearPayments } from './subscriptions.ts'

type Deps = OrdersDeps & {
  identity: Pick<Identity, 'provenAddress'>
  outbox: Pick<Outbox, 'subscribe'>
  /** The product's secret (YOVA_SECRET), from which the keys of purchases are derived. */
  secret: string
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendMail
  sendSms: SendSms
  /** Whether short messages reach anybody. */
  canText: boolean
  reword?: Reword
  settings: Pick<SettingsCapability, 'current'>
}

/** The door of orders: placing a purchase, following it, and moving its orders from status to status. */
export function createOrders(deps: Deps) {
  const { db, clock, identity, outbox } = deps
  hearPayments(outbox, {
    paid: settlePaid(deps),
    released: settleReleased(deps),
    refunded: settleRefund(deps),
  })
  const reading = readOrders({ db })
  const change = changeStatus(deps)
  const advance = advanceOrder(deps)
  const own = readOwnOrders({ db })
  const ofShop = readShopOrders({ db })
  const keeper: Keeper = {
    personalData: (person, handle = db) => readPurchasesOf(handle, person),
    forgetPerson: forgetBuyer,
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
    retention: { purchases: retainPurchases },
    ...afterDelivery(deps),
    /** How many of a person's orders are still on their way, held until the transaction ends. */
    lockUnderWay,
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
    holdOrders,
    /** Says that the cash of these parcels was handed over, in the caller's transaction. */
    remitParcels: (tx: Tx, ids: readonly string[]) => remitParcels(tx, ids, clock.now()),
    /** Holds an order, and its purchase first, until the transaction ends. */
    hold: lockOrder,
    /** A person has acted on a locked order: whoever has it open is told so when they act. */
    raiseVersion,
    /** Keeps what whoever brings the parcel should know of the place. */
    noteDelivery: saveDeliveryNote,
    /** The buyer of a purchase that waits for its online payment pays at the door instead. */
    payAtTheDoor: payAtTheDoor(deps),
    changeStatus: change,
    ...inTransactions(deps),
    accountRoutes: accountRoutes({
      ...own,
      cancelOwn: cancelOwnOrder(deps),
      personOf,
    }),
    vendorRoutes: vendorRoutes({
      ...ofShop,
      advance,
      advanceMany: advanceOrders(advance),
      cancelShop: cancelShopOrder(deps),
      sendParcel: sendParcel(deps),
      moveParcel: moveParcel(deps),
      sayWhoCarries: sayWhoCarries(deps),
    }).route('/', pickingRoutes(ofShop)),
    adminRoutes: adminRoutes({ ...reading, setStatus: setStatus(deps) }),
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
    shopRoutes: shopRoutes({
      ...purchases,
      ...codes,
      readerOf,
      clock,
      limit: (use) => limit(db, use),
    }),
  }
}

/** What others do to orders inside a transaction that they opened. */
const inTransactions = (deps: Deps) => ({
  changeStatusWithin: changeStatusWithin(deps),
  /** Holds one order of a shop until the transaction ends; another shop's is not found. */
  lockShopOrder,
  /** Holds an order that a person gives to a courier, unless somebody changed it since they saw it. */
  lockToGive: lockToGive(deps),
  /** What the next parcel of a held order would be. */
  planParcelWithin: planWithin(deps),
  /** Sends it, and moves it. */
  sendParcelWithin: sendWithin(deps),
  moveParcelWithin: moveParcelWithin(deps),
})
export type Orders = ReturnType<typeof createOrders>
export type { ShopAct } from './operations/advance-order.ts'
export type { SendParcelRefusal } from './operations/ship-parcel.ts'
export { SHOP_REFUSALS } from './texts/vendor.ts'
export { BUYER_KEYS, BUYER_NAME, FEWEST_LETTERS, NUMBER_KEYS } from './queries/search-keys.ts'
export type { StatusRefusal } from './operations/change-status.ts'
export type { CarriageRefusal } from './operations/ship-parcel.ts'
export type { HeldOrder } from './operations/after-delivery.ts'
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

import { limit } from '#platform/limits.ts'
import type { Keeper } from '#platform/personal-data.ts'
import { changeStatus, changeStatusWithin, type OrdersDeps } from './operations/change-status.ts'
import { placePurchase } from './operations/place-purchase.ts'
import { readOrders } from './operations/read-orders.ts'
import { forgetBuyer, lockUnderWay, readPurchases } from './queries/person.ts'
import { adminRoutes } from './routes.admin.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of orders: placing a purchase, following it, and moving its orders from status to status. */
export function createOrders(deps: OrdersDeps) {
  const { db, clock } = deps
  const reading = readOrders({ db })
  const change = changeStatus(deps)
  const keeper: Keeper = {
    personalData: (person, handle = db) => readPurchases(handle, person),
    forgetPerson: forgetBuyer,
  }
  return {
    ...reading,
    ...keeper,
    /** How many of a person's orders are still on their way, held until the transaction ends. */
    lockUnderWay,
    place: placePurchase({ clock }),
    changeStatus: change,
    /** The same inside a transaction that the caller opened. */
    changeStatusWithin: changeStatusWithin(deps),
    shopRoutes: shopRoutes({ ...reading, clock, limit: (use) => limit(db, use) }),
    adminRoutes: adminRoutes({ ...reading, changeStatus: change }),
  }
}
export type Orders = ReturnType<typeof createOrders>
export type { StatusRefusal } from './operations/change-status.ts'
export type {
  Contact,
  NewItem,
  NewOrder,
  NewPurchase,
  OrderId,
  OrderStatus,
  PaymentStatus,
  PurchaseId,
} from './schema.ts'

import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import {
  type AccountOrdersPageView,
  type AccountOrderView,
  type AccountPurchasesPageView,
  type PurchaseState,
} from '../contract.ts'
import { listBuyerPurchases } from '../queries/buyer-purchases.ts'
import { findBuyerOrder, listBuyerOrders } from '../queries/buyer-orders.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { OrderParams } from '../commands.contract.ts'
import { readOrderNumber } from '../rules/guest-tracking.ts'
import { checkBuyerCancellation } from '../rules/buyer-cancellation.ts'

type Page = { limit?: number | undefined; cursor?: string | undefined }
type PurchasePage = Page & { state: PurchaseState; search?: string | undefined }

export const readBuyerOrders = ({ db }: { db: Db }) => ({
  /** Newest first, including guest purchases made with the proven email address. */
  async listOwn(
    person: Person,
    { limit = 10, cursor }: Page,
    language: Language,
  ): Promise<AccountOrdersPageView> {
    const pageQuery = { limit, after: readCursor(cursor) }
    const { rows, total } = await listBuyerOrders(db, person, pageQuery, language)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      items: page.map(({ view }) => ({
        ...view,
        can_cancel: checkBuyerCancellation(view.status).ok,
      })),
      total,
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
    }
  },

  /** Newest first, each with all its orders, whichever of them matched. */
  async listOwnPurchases(
    person: Person,
    { limit = 10, cursor, state, search = '' }: PurchasePage,
    language: Language,
  ): Promise<AccountPurchasesPageView> {
    const filter = { state, term: search, limit, after: readCursor(cursor), language }
    const { rows, total } = await listBuyerPurchases(db, person, filter)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      items: page.map(({ view }) => ({
        ...view,
        orders: view.orders.map((order) => ({
          ...order,
          can_cancel: checkBuyerCancellation(order.status).ok,
        })),
      })),
      total,
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
    }
  },

  async getOwn(
    person: Person,
    idOrNumber: string,
    language: Language,
  ): Promise<Result<AccountOrderView, { code: 'order_not_found' }>> {
    const order = OrderParams.shape.id.safeParse(idOrNumber).success
      ? { id: idOrNumber }
      : readOrderNumber(idOrNumber)
    const found = order && (await findBuyerOrder(db, person, order, language))
    if (!found) return refuse({ code: 'order_not_found' })
    return ok({ ...found, can_cancel: checkBuyerCancellation(found.status).ok })
  },
})
export type ReadBuyerOrders = ReturnType<typeof readBuyerOrders>

import { localDate } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { ReturnAction, VendorReturnsPageView, VendorReturnView } from '../vendor.contract.ts'
import type { AdminRefundsPageView, AdminRefundView } from '../refunds.contract.ts'
import type { AdminReturnsPageView } from '../admin-returns.contract.ts'
import { listAdminReturns } from '../queries/admin-returns.ts'
import { findRefund, listRefunds } from '../queries/admin-refunds.ts'
import {
  findVendorReturn,
  listVendorReturns,
  STATES_OF,
  type Tab,
} from '../queries/vendor-returns.ts'
import { findSendUntil } from '../queries/returns.ts'
import { canTransitionReturn } from '../rules/return-transitions.ts'
import { lockReturnAndOrder, type ReturnsDeps } from './return-command.ts'
import { hasPendingSettlement, maximumRefund, refundLimit } from './settle-return.ts'
import { readOrderReturns } from './read-order-returns.ts'

type Query = {
  search?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
type ShopQuery = Query & { status?: Tab | undefined; language: Language }

export const readReturns = (deps: ReturnsDeps) => ({
  ...readOrderReturns(deps),
  ...readOfShop(deps),
  ...readOfOperator(deps),
})
export type ReadReturns = ReturnType<typeof readReturns>

function readOfShop(deps: ReturnsDeps) {
  const { db } = deps
  return {
    async listShop(
      vendorId: string,
      { search, status = 'all', limit = 25, cursor, language }: ShopQuery,
    ): Promise<VendorReturnsPageView> {
      const query = { vendorId, search: search || null, tab: status, limit, language }
      const listed = await listVendorReturns(db, { ...query, after: readCursor(cursor) })
      return { ...pageOf(listed, limit), counts: countsOf(listed.byState) }
    },

    async getShop(
      { vendorId, staffRole }: { vendorId: string; staffRole: VendorRole },
      id: string,
      language: Language,
    ): Promise<Result<VendorReturnView, { code: 'return_not_found' }>> {
      const found = await findVendorReturn(db, { vendorId, id, language })
      if (!found) return refuse({ code: 'return_not_found' })
      const until = await findSendUntil(db, id)
      const isLate = until !== null && until < localDate(deps.clock.now())
      const actions = actsOf(found, isLate)
      const amounts = actions.includes('refund')
        ? await refundableOf(deps, { vendorId, returnId: id }, staffRole)
        : NOTHING_REFUNDABLE
      const isForManager = (action: ReturnAction): boolean =>
        !hasPermission(staffRole, 'managing') &&
        (MANAGER_ACTIONS.has(action) || (action === 'refund' && amounts.refund_limit === 0))
      return ok({
        ...deps.photos.withPhotoUrls(found),
        ...amounts,
        can: actions.filter((action) => !isForManager(action)),
        needs_manager: actions.filter(isForManager),
      })
    },
  }
}

/** `server/staff-permissions.ts` holds the same of the calls. */
const MANAGER_ACTIONS: ReadonlySet<ReturnAction> = new Set([
  'send_exchange',
  'send_again',
  'end_exchange',
  'close',
])
type RefundAmountsView = Pick<VendorReturnView, 'refundable' | 'refund_limit'>
const NOTHING_REFUNDABLE: RefundAmountsView = { refundable: null, refund_limit: null }

function countsOf(byState: Record<string, number>): VendorReturnsPageView['counts'] {
  const counted = (states: readonly string[]) =>
    states.reduce((count, state) => count + (byState[state] ?? 0), 0)
  const { requested, under_way, checked, over } = STATES_OF
  return {
    all: counted(Object.keys(byState)),
    requested: counted(requested),
    under_way: counted(under_way),
    checked: counted(checked),
    over: counted(over),
  }
}

function readOfOperator({ db, clock }: ReturnsDeps) {
  return {
    async listReturns({
      search,
      customer = null,
      status = 'all',
      limit = 25,
      cursor,
      language,
    }: ShopQuery & { customer?: string | null | undefined }): Promise<AdminReturnsPageView> {
      const query = { search: search || null, customer, tab: status, limit, language }
      const listed = await listAdminReturns(db, { ...query, after: readCursor(cursor) })
      return { ...pageOf(listed, limit), counts: countsOf(listed.byState) }
    },

    async listRefunds(
      adminId: string,
      { search, status, limit = 25, cursor }: Query & { status?: string | undefined },
    ): Promise<AdminRefundsPageView> {
      const state = status === undefined || status === 'all' ? null : status
      const asking = { adminId, today: localDate(clock.now()) }
      const after = readCursor(cursor)
      const listed = await listRefunds(db, {
        ...asking,
        search: search || null,
        state,
        after,
        limit,
      })
      const all = Object.values(listed.counts).reduce((a, b) => a + b, 0)
      const none = { due: 0, approved: 0, paid: 0, failed: 0, cancelled: 0 }
      return {
        ...pageOf(listed, limit),
        counts: { ...none, ...listed.counts, all },
        open_amount: listed.open,
      }
    },

    async getRefund(
      adminId: string,
      id: string,
    ): Promise<Result<AdminRefundView, { code: 'refund_not_found' }>> {
      const found = await findRefund(db, id, { adminId, today: localDate(clock.now()) })
      return found ? ok(found) : refuse({ code: 'refund_not_found' })
    },
  }
}

type Listed<View> = {
  rows: { view: View; at: string; id: string }[]
  matching: number
  isAbout?: boolean
}
function pageOf<View>({ rows, matching, isAbout = false }: Listed<View>, limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ view }) => view),
    total: matching,
    total_is_estimate: isAbout,
    next: rows.length > limit && last ? writeCursor(last) : null,
  }
}

function actsOf(
  { state, exchange, refund }: Pick<VendorReturnView, 'state' | 'exchange' | 'refund'>,
  isLate: boolean,
): ReturnAction[] {
  const isUnderWay = exchange?.state === 'sent' || exchange?.state === 'delivered'
  const isPaying = refund !== null && refund.state !== 'failed'
  const isFree = canTransitionReturn(state, 'settle') && !isUnderWay && !isPaying
  const may: [ReturnAction, boolean][] = [
    ['accept', canTransitionReturn(state, 'accept')],
    ['refuse', canTransitionReturn(state, 'refuse')],
    ['travel', canTransitionReturn(state, 'to_collect')],
    ['receive', canTransitionReturn(state, 'receive')],
    ['send_exchange', isFree && exchange?.state === 'planned'],
    ['send_again', isFree && exchange?.state === 'cancelled' && exchange.was_sent],
    ['end_exchange', exchange?.state === 'sent'],
    ['refund', isFree],
    ['close', isFree],
    ['expire', canTransitionReturn(state, 'expire') && isLate],
  ]
  return may.flatMap(([act, is]) => (is ? [act] : []))
}

/** The same computation as for the decision. */
async function refundableOf(
  deps: ReturnsDeps,
  subject: { vendorId: string; returnId: string },
  role: VendorRole,
): Promise<RefundAmountsView> {
  const counted = await inTransaction(deps.db, async (tx) => {
    const held = await lockReturnAndOrder(deps, tx, subject)
    if (!held || hasPendingSettlement(held)) return ok(NOTHING_REFUNDABLE)
    const { goods, delivery } = await maximumRefund(deps, tx, held)
    const limit = await refundLimit(deps, tx, held, role)
    return ok({
      refundable: { goods: dinars(goods), delivery: dinars(delivery) },
      refund_limit: limit === null ? null : dinars(limit),
    })
  })
  return counted.value
}

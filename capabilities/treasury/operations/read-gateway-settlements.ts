import { readCursor, writeCursor } from '#kernel/cursor.ts'
import type { Db } from '#platform/database/index.ts'
import { GATEWAYS } from '#capabilities/payments/index.ts'
import type {
  GatewaySettlementsPageView,
  GatewaySettlementView,
  OtherSumPaymentsView,
} from '../gateway-settlements.contract.ts'
import { listOtherSums } from '../queries/other-sums.ts'
import { findGatewaySettlement, listGatewaySettlements } from '../queries/gateway-settlements.ts'

type GatewaySettlementFilter = {
  state?: GatewaySettlementView['state'] | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

type OtherSumFilter = { show?: 'open' | 'all' | undefined; cursor?: string | undefined }
const SUMS_PER_PAGE = 25

export const readGatewaySettlements = ({ db }: { db: Db }) => ({
  find: (id: string, adminId: string) => findGatewaySettlement(db, id, adminId),

  /** Payments of which the gateway took another sum than was asked. */
  async otherSums({ show = 'open', cursor }: OtherSumFilter): Promise<OtherSumPaymentsView> {
    const paging = { after: readCursor(cursor), limit: SUMS_PER_PAGE }
    const rows = await listOtherSums(db, { isOpenOnly: show === 'open', ...paging })
    const page = rows.slice(0, SUMS_PER_PAGE)
    const last = page.at(-1)
    return {
      items: page.map((row) => row.view),
      next: rows.length > SUMS_PER_PAGE && last ? writeCursor(last) : null,
    }
  },

  async list(
    adminId: string,
    { state, limit = 25, cursor }: GatewaySettlementFilter,
  ): Promise<GatewaySettlementsPageView> {
    const filter = { state: state ?? null, after: readCursor(cursor), limit, adminId }
    const { rows, total } = await listGatewaySettlements(db, filter)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      items: page.map((row) => row.view),
      gateways: GATEWAYS.map(({ code, name }) => ({ code, name })),
      total,
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
    }
  },
})
export type ReadGatewaySettlements = ReturnType<typeof readGatewaySettlements>

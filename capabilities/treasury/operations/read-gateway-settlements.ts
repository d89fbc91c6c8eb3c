import { readCursor, writeCursor } from '#kernel/cursor.ts'
import type { Db } from '#platform/database/index.ts'
import type {
  GatewaySettlementsPageView,
  GatewaySettlementView,
} from '../gateway-settlements.contract.ts'
import { findGatewaySettlement, listGatewaySettlements } from '../queries/gateway-settlements.ts'

type GatewaySettlementFilter = {
  state?: GatewaySettlementView['state'] | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export const readGatewaySettlements = ({ db }: { db: Db }) => ({
  find: (id: string, adminId: string) => findGatewaySettlement(db, id, adminId),

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
      total,
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
    }
  },
})
export type ReadGatewaySettlements = ReturnType<typeof readGatewaySettlements>

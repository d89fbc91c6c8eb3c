import { createHash } from 'node:crypto'
import { dinars, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { findGateway } from '#capabilities/payments/index.ts'
import { readStatementFile } from '#capabilities/payouts/index.ts'
import {
  insertGatewaySettlement,
  listCardPayments,
  listGatewayRows,
  lockGatewayMatching,
  type LockedGatewaySettlement,
  saveGatewayMatches,
} from '../queries/gateway-settlements.ts'
import {
  type GatewayFileRefusal,
  matchGatewayRow,
  parseGatewayRows,
} from '../rules/gateway-file.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

export type ImportGatewayRefusal =
  | GatewayFileRefusal
  | { code: 'gateway_unknown' }
  | { code: 'file_unreadable' }
  | { code: 'gateway_settlement_imported' }
type ImportGatewayCommand = AdminActor & {
  gateway: string
  reference: string
  fileName: string
  bytes: Uint8Array
}

/** Matched with the card payments at once, and again when it is posted. */
export const importGatewaySettlement =
  ({ db, clock, audit }: TreasuryDeps) =>
  async (command: ImportGatewayCommand): Promise<Result<string, ImportGatewayRefusal>> => {
    const { gateway, reference, fileName, bytes, adminId, origin } = command
    const definition = findGateway(gateway)
    if (!definition) return refuse({ code: 'gateway_unknown' })
    const file = await readStatementFile(bytes)
    if (!file.ok)
      return refuse({
        code: file.error.code === 'statement_empty' ? 'gateway_file_empty' : 'file_unreadable',
      })
    const parsed = parseGatewayRows(file.value, definition.settlementColumns)
    if (!parsed.ok) return parsed
    const rows = parsed.value
    return inTransaction(db, async (tx): Promise<Result<string, ImportGatewayRefusal>> => {
      await lockGatewayMatching(tx)
      const now = clock.now()
      const id = newId(now)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const made = { id, gateway, reference, fileName, sha256, rows, by: adminId, now }
      if (!(await insertGatewaySettlement(tx, made)))
        return refuse({ code: 'gateway_settlement_imported' })
      await matchSettlement(tx, { id, gateway })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'treasury.gateway_settlement_imported',
        subject: { type: 'gateway_settlement', id },
        after: {
          gateway,
          reference,
          lines: rows.length,
          net: dinars(sum(rows.map(({ net }) => net))),
        },
      })
      return ok(id)
    })
  }
export type ImportGatewaySettlement = ReturnType<typeof importGatewaySettlement>

/** Returns how many problems changed. Under `lockGatewayMatching`. */
export async function matchSettlement(
  tx: Tx,
  settlement: Pick<LockedGatewaySettlement, 'id' | 'gateway'>,
): Promise<number> {
  const rows = await listGatewayRows(tx, settlement.id)
  const payments = await listCardPayments(tx, settlement)
  const seen = new Set<string>()
  const matches = rows.map((row) => matchGatewayRow(row, payments.get(row.position) ?? null, seen))
  await saveGatewayMatches(tx, settlement.id, matches)
  return matches.filter(({ problem }, index) => problem !== rows[index]?.problem).length
}

import { type Centimes, dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { findUnreadableLine, saveLineCorrection } from '../queries/remittance-lines.ts'
import { lockMatching, saveAnnounced } from '../queries/remittances.ts'
import { type LockRemittanceRefusal, lockMatchedRemittance } from './lock-matched-remittance.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import { rematchInTx } from './reconcile-remittance.ts'

export type CorrectLineRefusal = LockRemittanceRefusal | { code: 'remittance_line_not_found' }
type Correcting = AdminActor & {
  remittanceId: string
  lineId: string
  tracking: string
  orderNumber: string
  collected: Centimes
  fee: Centimes
}

/** What a person reads where the file could not be read; then all lines are matched again. */
export const correctRemittanceLine =
  (deps: PayoutsDeps) =>
  ({ remittanceId, lineId, adminId, origin, ...typed }: Correcting) =>
    inTransaction(deps.db, async (tx): Promise<Result<string, CorrectLineRefusal>> => {
      await lockMatching(tx)
      const held = await lockMatchedRemittance(tx, remittanceId)
      if (!held.ok) return held
      const line = await findUnreadableLine(tx, { remittanceId, lineId })
      if (!line) return refuse({ code: 'remittance_line_not_found' })
      const tracking = typed.tracking.toUpperCase()
      const orderNumber = typed.orderNumber.toUpperCase().replace(/^#/, '') || null
      const { collected, fee } = typed
      await saveLineCorrection(tx, { id: line.id, tracking, orderNumber, collected, fee })
      await saveAnnounced(tx, remittanceId)
      await rematchInTx(deps, tx, held.value)
      const { position, unreadable } = line
      await deps.audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.remittance_line_corrected',
        subject: { type: 'remittance', id: remittanceId },
        before: { line: position, ...unreadable },
        after: {
          ...{ line: position, tracking, order: orderNumber },
          ...{ collected: dinars(collected), fee: dinars(fee) },
        },
      })
      return ok(remittanceId)
    })
export type CorrectRemittanceLine = ReturnType<typeof correctRemittanceLine>

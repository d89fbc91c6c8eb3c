import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { insertRemittanceStep, lockRemittance, saveWithdrawn } from '../queries/remittances.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import type { LockRemittanceRefusal } from './lock-matched-remittance.ts'

/** For a wrong file: its parcels may come in another remittance. */
export const withdrawRemittance =
  ({ db, clock, audit }: PayoutsDeps) =>
  ({
    remittanceId,
    reason,
    adminId,
    origin,
  }: AdminActor & { remittanceId: string; reason: string }) =>
    inTransaction(db, async (tx): Promise<Result<string, LockRemittanceRefusal>> => {
      const remittance = await lockRemittance(tx, remittanceId)
      if (!remittance) return refuse({ code: 'remittance_not_found' })
      if (remittance.state !== 'imported' && remittance.state !== 'matched')
        return refuse({ code: 'remittance_status_changed' })
      const now = clock.now()
      await saveWithdrawn(tx, remittance.id, now)
      const step = {
        id: newId(now),
        remittanceId: remittance.id,
        from: remittance.state,
        to: 'withdrawn',
        by: adminId,
      }
      await insertRemittanceStep(tx, { ...step, reason, now })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.remittance_withdrawn',
        subject: { type: 'remittance', id: remittance.id },
        after: { reason },
      })
      return ok(remittance.id)
    })

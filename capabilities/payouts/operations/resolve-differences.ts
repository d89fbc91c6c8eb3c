import { ok, refuse, type Result } from '#kernel/result.ts'
import { ownKeysOf } from '#kernel/records.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { saveResolution } from '../queries/remittance-lines.ts'
import {
  type DifferenceResolution,
  ALLOWED_RESOLUTIONS,
  STATE_OF_RESOLUTION,
} from '../rules/remittance-matching.ts'
import type { RemittanceLineReason } from '../schema.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import { type LockRemittanceRefusal, lockMatchedRemittance } from './lock-matched-remittance.ts'

export type ResolveRefusal = LockRemittanceRefusal | { code: 'resolution_not_allowed' }

type Answering = AdminActor & {
  remittanceId: string
  lineIds: readonly string[] | null
  reason: RemittanceLineReason | null
  answer: DifferenceResolution
  note: string
}

/** Resolves the given lines, or all open ones of a reason. Returns their count. */
export const answerDifferences =
  ({ db, clock, audit }: PayoutsDeps) =>
  ({ remittanceId, answer, ...command }: Answering) =>
    inTransaction(db, async (tx): Promise<Result<number, ResolveRefusal>> => {
      const held = await lockMatchedRemittance(tx, remittanceId)
      if (!held.ok) return held
      const reasons = ownKeysOf(ALLOWED_RESOLUTIONS).filter((reason) =>
        ALLOWED_RESOLUTIONS[reason].includes(answer),
      )
      const { lineIds, reason, note, adminId, origin } = command
      const now = clock.now()
      const state = STATE_OF_RESOLUTION[answer]
      const query = { id: held.value.id, lineIds, reason, reasons, state, note, by: adminId, now }
      const count = await saveResolution(tx, query)
      if (count === 0 || (lineIds && count < lineIds.length))
        return refuse({ code: 'resolution_not_allowed' })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.remittance_difference_resolved',
        subject: { type: 'remittance', id: held.value.id },
        after: { answer, reason, note, lines: lineIds ?? count },
      })
      return ok(count)
    })

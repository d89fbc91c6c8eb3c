import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { lockErasure, saveApproved, saveErasureWithdrawn } from '../queries/erasures.ts'
import { countAdmins } from '../queries/data-subjects.ts'
import {
  type ErasureStepRefusal,
  mayApprove,
  mayWithdraw,
  hasNoBlockers,
} from '../rules/erasure.ts'
import { recordAudit } from './admin-command.ts'
import {
  type ErasureDeps,
  erasureJob,
  type ErasureBlockersView,
  erasureBlockers,
  erasureBlockersView,
  toPerson,
} from './plan-erasures.ts'

export type ErasureStatusRefusal =
  | ErasureStepRefusal
  | { code: 'role_in_use' }
  | { code: 'erasure_blocked'; open: ErasureBlockersView }
type OnErasure = AdminActor & { id: string }

export const changeErasureStatus = (deps: ErasureDeps) => ({
  approve: (command: OnErasure) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, ErasureStatusRefusal>> => {
      const { id, adminId: by } = command
      const erasure = await lockErasure(tx, id)
      const now = deps.clock.now()
      const admins = await countAdmins(tx, now)
      const allowed = mayApprove(erasure, { by, admins, now })
      if (!allowed.ok) return allowed
      const person = toPerson(allowed.value)
      const { open, isAdmin } = await erasureBlockers(deps, tx, person)
      if (isAdmin) return refuse({ code: 'role_in_use' })
      if (!hasNoBlockers(open))
        return refuse({ code: 'erasure_blocked', open: erasureBlockersView(open) })
      await saveApproved(tx, id, by, now)
      await erasureJob.enqueue(tx, { erasureId: id }, { key: id })
      const after = { state: 'running' }
      await recordAudit(deps, tx, command, {
        action: 'erasure_approved',
        type: 'erasure',
        id,
        after,
      })
      return ok(null)
    }),
  withdraw: (command: OnErasure & { note: string }) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, ErasureStatusRefusal>> => {
      const { id, adminId: by, note } = command
      const allowed = mayWithdraw(await lockErasure(tx, id))
      if (!allowed.ok) return allowed
      await saveErasureWithdrawn(tx, id, by, deps.clock.now())
      const after = { state: 'withdrawn', reason: note }
      await recordAudit(deps, tx, command, {
        action: 'erasure_withdrawn',
        type: 'erasure',
        id,
        after,
      })
      return ok(null)
    }),
})
export type ChangeErasureStatus = ReturnType<typeof changeErasureStatus>

import type { AdminDuty } from '#kernel/admin-duties.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Localized } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/index.ts'
import { listHeldDuties } from '../../queries/duties.ts'
import { DUTY_NAMES } from '../../duty-texts.ts'
import type { UserId } from '../../../schema.ts'

export type LastHolderRefusal = { code: 'last_duty_holder'; duty: Localized }

/** Each duty keeps an active admin. `admins` are locked, so that two cannot leave at once. */
export async function checkLastHolder(
  tx: Tx,
  {
    userId,
    duties,
    admins,
  }: { userId: UserId; duties: readonly AdminDuty[]; admins: readonly UserId[] },
): Promise<Result<null, LastHolderRefusal>> {
  const held = await listHeldDuties(
    tx,
    admins.filter((id) => id !== userId),
  )
  const lost = duties.find((duty) => !held.includes(duty))
  return lost === undefined
    ? ok(null)
    : refuse({ code: 'last_duty_holder', duty: DUTY_NAMES[lost] })
}

import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { type LockedRemittance, lockRemittance } from '../queries/remittances.ts'

export type LockRemittanceRefusal =
  | { code: 'remittance_not_found' }
  | { code: 'remittance_status_changed' }

export async function lockMatchedRemittance(
  tx: Tx,
  id: string,
): Promise<Result<LockedRemittance, LockRemittanceRefusal>> {
  const held = await lockRemittance(tx, id)
  if (!held) return refuse({ code: 'remittance_not_found' })
  return held.state === 'matched' ? ok(held) : refuse({ code: 'remittance_status_changed' })
}

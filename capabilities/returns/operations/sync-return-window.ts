import type { Tx } from '#platform/database/index.ts'
import { deleteReturnableLines, insertReturnableLines } from '../queries/returnable-items.ts'

type SyncReturnWindowCommand = { orderId: string; from: string; to: string }

export async function syncReturnWindow(
  tx: Tx,
  steps: readonly SyncReturnWindowCommand[],
): Promise<void> {
  const idsOf = (moved: readonly SyncReturnWindowCommand[]) =>
    [...new Set(moved.map(({ orderId }) => orderId))].sort()
  const delivered = idsOf(steps.filter(({ to }) => to === 'delivered'))
  const undone = idsOf(steps.filter(({ from }) => from === 'delivered'))
  if (delivered.length > 0) await insertReturnableLines(tx, delivered)
  if (undone.length > 0) await deleteReturnableLines(tx, undone)
}

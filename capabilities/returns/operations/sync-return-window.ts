import type { Tx } from '#platform/database/index.ts'
import { closeReturnable, openReturnable } from '../queries/returnable-items.ts'

type Step = { orderId: string; from: string; to: string }

/** What was delivered may come back; what is delivered no longer may not. */
export async function noteDelivered(tx: Tx, steps: readonly Step[]): Promise<void> {
  const idsOf = (moved: readonly Step[]) => [...new Set(moved.map(({ orderId }) => orderId))].sort()
  const delivered = idsOf(steps.filter(({ to }) => to === 'delivered'))
  const undone = idsOf(steps.filter(({ from }) => from === 'delivered'))
  if (delivered.length > 0) await openReturnable(tx, delivered)
  if (undone.length > 0) await closeReturnable(tx, undone)
}

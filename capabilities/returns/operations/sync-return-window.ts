import type { LocalDate } from '#kernel/calendar.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import {
  deleteReturnableLines,
  insertReturnableLines,
  listDeliveries,
} from '../queries/returnable-items.ts'
import { findTerms } from '../queries/return-policies.ts'
import { listHolidays } from '../queries/public-holidays.ts'
import { returnUntil } from '../rules/return-request.ts'

type Deps = { orders: Pick<Orders, 'noteReturnableUntil'> }
type SyncReturnWindowCommand = { orderId: string; from: string; to: string }

/** Also writes to orders when the buyer's days to return end: payouts wait for them. */
export const syncReturnWindow =
  ({ orders }: Deps) =>
  async (tx: Tx, steps: readonly SyncReturnWindowCommand[]): Promise<void> => {
    const idsOf = (moved: readonly SyncReturnWindowCommand[]) =>
      [...new Set(moved.map(({ orderId }) => orderId))].sort()
    const delivered = idsOf(steps.filter(({ to }) => to === 'delivered'))
    const undone = idsOf(steps.filter(({ from }) => from === 'delivered'))
    if (delivered.length > 0) await insertReturnableLines(tx, delivered)
    if (undone.length > 0) await deleteReturnableLines(tx, undone)
    const changed = [...new Set([...delivered, ...undone])].sort()
    await renewWindows({ orders }, tx, changed)
  }
export type SyncReturnWindow = ReturnType<typeof syncReturnWindow>

export async function renewWindows(
  { orders }: Deps,
  tx: Tx,
  orderIds: readonly string[],
): Promise<void> {
  const windows: { orderId: string; until: LocalDate | null }[] = []
  for (const { orderId, vendorId, deliveredOn } of await listDeliveries(tx, orderIds)) {
    const terms = deliveredOn && (await findTerms(tx, vendorId, deliveredOn))
    const holidays = deliveredOn ? await listHolidays(tx, deliveredOn) : new Set<string>()
    const until = deliveredOn && terms ? returnUntil(deliveredOn, terms, holidays) : null
    windows.push({ orderId, until })
  }
  if (windows.length > 0) await orders.noteReturnableUntil(tx, windows)
}

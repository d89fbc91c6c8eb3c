import { localDate, type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { OrderId, ParcelId } from '#capabilities/orders/index.ts'
import { isBooked, type SettledRemittanceLine } from '../rules/remittance-journals.ts'
import type { PayoutsDeps } from './propose-batch.ts'

type Posted = Pick<AdminActor, 'adminId' | 'origin'> & { receivedOn: LocalDate }
type Changed = { code: 'remittance_lines_changed'; count: number }

/**
 * What the courier pays for was delivered, on the day of its statement at the latest. Their cash is at the
 * courier only then, for the journals of the statement to take it. The orders must be locked.
 */
export const confirmDeliveries =
  ({ orders, clock }: Pick<PayoutsDeps, 'orders' | 'clock'>) =>
  async (
    tx: Tx,
    lines: readonly SettledRemittanceLine[],
    { receivedOn, adminId, origin }: Posted,
  ): Promise<Result<null, Changed>> => {
    const now = clock.now()
    const deliveredAt = receivedOn === localDate(now) ? now : noonOfDay(receivedOn)
    for (const { orderId, parcelId, vendorId, ...line } of lines) {
      if (!line.isDelivery || !isBooked({ ...line, orderId, parcelId, vendorId })) continue
      const done = await orders.confirmDeliveryInTx(tx, {
        ...{ orderId: orderId as OrderId, parcelId: parcelId as ParcelId, vendorId: vendorId! }, // of a known parcel
        ...{ deliveredAt, actor: { role: 'admin', id: adminId }, origin },
      })
      if (!done.ok) return refuse({ code: 'remittance_lines_changed', count: 1 })
    }
    return ok(null)
  }

import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { ConfirmationRequested } from '../events.ts'
import { findPlacedPurchase } from '../queries/placed-purchase.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { orderId: string; adminId: string; origin: Origin }
export type ResendRefusal = { code: 'order_not_found' } | { code: 'no_buyer_address' }

/** The confirmation as the purchase is now, to the address that it has now. */
export const resendConfirmation =
  ({ db, clock, audit }: Deps) =>
  ({ orderId, adminId, origin }: Command): Promise<Result<null, ResendRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ResendRefusal>> => {
      const purchase = await findPlacedPurchase(tx, orderId)
      if (!purchase) return refuse({ code: 'order_not_found' })
      if (!purchase.contact.email.includes('@')) return refuse({ code: 'no_buyer_address' })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'orders.confirmation_resent',
        subject: { type: 'order', id: orderId },
      })
      await publish<ConfirmationRequested>(
        tx,
        { type: 'orders.confirmation_requested', requestId: newId(clock.now()), purchase },
        purchase.purchaseId,
      )
      return ok(null)
    })
export type ResendConfirmation = ReturnType<typeof resendConfirmation>

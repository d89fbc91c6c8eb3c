import type { CashHolder } from '#capabilities/ledger/index.ts'
import type { ParcelStep } from './parcels.ts'

/** After these days without a confirmation a claim waits for an admin: couriers report deliveries on the same day. */
export const DELIVERY_CLAIM_DAYS = 3

/** The operator's courier has the parcel and its cash, so its vendor cannot confirm the delivery. */
export const isDeliveryClaim = (
  actor: { role: string },
  step: { state: ParcelStep },
  parcel: { cashHolder: CashHolder },
): boolean =>
  actor.role === 'vendor' && step.state === 'delivered' && parcel.cashHolder === 'operator'

const TRAVELS: readonly ParcelStep[] = [
  ...(['in_transit', 'at_wilaya', 'waiting_for_customer', 'out_for_delivery'] as const),
  ...(['postponed', 'alert', 'attempt_failed'] as const),
]

/** A courier that still has the parcel contradicts its vendor, so that a person has to look; the vendor takes its word back. */
export const keepsDeliveryClaim = (actor: { role: string }, to: ParcelStep): boolean =>
  actor.role !== 'vendor' && TRAVELS.includes(to)

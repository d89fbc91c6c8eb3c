import { z } from 'zod'
import { Day, Dinars, Id, Instant } from '../contract.ts'
import { Amount } from './contract.ts'

export const NO_COURIER = '-'
/** A delivered parcel whose cash the courier has not remitted; without one, its order. */
export const CourierParcel = z.object({
  id: Id,
  tracking: z.string(),
  order_number: z.string(),
  business_name: z.string(),
  amount: Dinars,
  since: Instant,
})
export type CourierParcelView = z.infer<typeof CourierParcel>
export const CourierParcels = z.object({
  items: z.array(CourierParcel),
  next: z.string().nullable(),
})
export type CourierParcelsView = z.infer<typeof CourierParcels>
export const CourierParcelsQuery = z.object({
  /** `-` for cash that no courier has. */
  courier: z.string().min(1).max(30),
  /** Exact tracking or order number. */
  search: z.string().trim().max(60).optional(),
  cursor: z.string().max(300).optional(),
})
export const CashRemittanceBody = z.strictObject({
  courier: z.string().min(1).max(30),
  office: z.string().trim().max(80).optional(),
  /** The number of the receipt. */
  reference: z.string().trim().min(1).max(80),
  parcel_ids: z.array(Id).min(1).max(500),
  /** What the courier keeps of it, for all parcels. */
  fee: Amount,
  /** What was counted. */
  received: Amount,
})

export const CashDay = z.object({
  courier: z.object({ code: z.string(), name: z.string() }),
  office: z.string().nullable(),
  remittances: z.number().int(),
  parcels: z.number().int(),
  /** Posted. */
  received: Dinars,
  /** Recorded, and not posted yet. */
  waiting: Dinars,
})
export const CashDays = z.object({ on: Day, items: z.array(CashDay) })
export type CashDaysView = z.infer<typeof CashDays>
export const CashDaysQuery = z.object({ on: Day.optional() })

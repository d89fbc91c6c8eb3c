import { z } from 'zod'
import { Id, Version, WilayaCode } from '../contract.ts'

export const ManagedPickupPoint = z.object({
  id: Id,
  courier: z.object({ code: z.string(), name: z.string() }),
  wilaya: WilayaCode,
  commune_code: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  hours: z.string().nullable(),
  /** Name, address and commune follow the courier's list. */
  is_imported: z.boolean(),
  is_open: z.boolean(),
  version: Version,
})
export type ManagedPickupPointView = z.infer<typeof ManagedPickupPoint>
export const ManagedPickupPointsQuery = z.object({ wilaya: WilayaCode })
export const ManagedPickupPoints = z.object({
  items: z.array(ManagedPickupPoint),
  /** Couriers that a pickup point may be entered for. */
  couriers: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Whether a courier's list can be read: an account is connected. */
  can_import: z.boolean(),
})
export type ManagedPickupPointsView = z.infer<typeof ManagedPickupPoints>

const text = (error: string, max: number) => z.string().trim().min(1, { error }).max(max)

export const PickupPointBody = z.strictObject({
  courier: z.string().min(1, { error: 'courier_required' }).max(30),
  wilaya: WilayaCode,
  commune_code: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  name: text('pickup_point_name_required', 120),
  address: text('pickup_point_address_required', 240),
  hours: z.string().trim().max(120).nullable(),
  is_open: z.boolean(),
})
export type PickupPointInputBody = z.output<typeof PickupPointBody>
export const PickupPointUpdateBody = PickupPointBody.extend({ version: Version }).strict()
export const PickupPointParams = z.object({ id: Id })
export const PickupPointImportBody = z.strictObject({})
export const PickupPointImport = z.object({ started: z.boolean() })

import { z } from 'zod'
import { Dinars, Id, WilayaCode } from '../contract.ts'

export const DeliveryMethod = z.enum(['home', 'stop_desk'])
export type DeliveryMethodName = z.infer<typeof DeliveryMethod>

export const WilayaView = z.object({
  code: WilayaCode,
  name: z.string(), // in the caller's language
  name_fr: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  /** The operator's tariffs: what a shop without its own asks. */
  delivery: z.object({ home: Dinars.nullable(), stop_desk: Dinars.nullable() }),
})
export const Wilayas = z.object({ items: z.array(WilayaView) })
export type WilayasView = z.infer<typeof Wilayas>

/** What a parcel of one shop costs to one wilaya and when it arrives, by method. */
export const DeliveryOption = z.object({
  method: DeliveryMethod,
  fee: Dinars,
  free_above: Dinars.nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
})
export type DeliveryOptionView = z.infer<typeof DeliveryOption>

export const DeliveryQuery = z.object({ wilaya: WilayaCode, vendor: Id.optional() })
export const DeliveryView = z.object({
  wilaya: WilayaCode,
  wilaya_name: z.string(),
  options: z.array(DeliveryOption),
})
export type DeliveryViewOf = z.infer<typeof DeliveryView>

export const Desk = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  commune_code: z.string().nullable(),
  hours: z.string().nullable(),
})
export const Desks = z.object({ items: z.array(Desk) })

import { z } from 'zod'
import { Day, Dinars, Id, idOf, SeenVersion, Version } from '../contract.ts'
import { AddressBody } from '../identity/contract.ts'
import { DeliveryMethod } from '../shipping/contract.ts'
import { CancellationBody } from './contract.ts'
import type { OrderId } from './schema.ts'

export const PurchaseCancellationBody = CancellationBody.extend({ order_id: idOf<OrderId>() })

const Place = AddressBody.pick({
  first_name: true,
  last_name: true,
  address: true,
  city: true,
  wilaya: true,
  postal_code: true,
  phone: true,
})
/** By vendor; the method of before where none is chosen. */
const ChosenDelivery = z.record(Id, DeliveryMethod).default({})
export const AddressQuoteBody = z.strictObject({
  wilaya: Place.shape.wilaya,
  delivery: ChosenDelivery,
})
export const AddressQuoteView = z.object({
  orders: z.array(
    z.object({
      order_number: z.string(),
      vendor: z.object({ id: Id, business_name: z.string() }),
      delivery_method: DeliveryMethod,
      /** The office that is kept; null where another one is to be chosen. */
      pickup_point_id: Id.nullable(),
      /** What the vendor offers there, with the price for this order. */
      options: z.array(z.object({ method: DeliveryMethod, shipping: Dinars })),
      deliver_from: Day,
      deliver_until: Day,
      shipping: Dinars,
      total_amount: Dinars,
    }),
  ),
  /** Of the purchase; sent back as `expected_total`. */
  total: Dinars,
  total_before: Dinars,
  /** Of cash, besides the totals. */
  stamp_duty: Dinars,
  stamp_duty_before: Dinars,
  /** Paid by card: the price stays, although the delivery costs less there. */
  is_price_fixed: z.boolean(),
})
export type AddressQuoteView = z.infer<typeof AddressQuoteView>

export const AddressChangeBody = Place.partial({ first_name: true, last_name: true }).extend({
  delivery: ChosenDelivery,
  /** By vendor; the office of before where none is chosen. */
  pickup_points: z.record(Id, Id).default({}),
  delivery_note: z
    .string()
    .trim()
    .max(300)
    .nullable()
    .default(null)
    .transform((text) => (text === '' ? null : text)),
  version: Version,
  /** Needed for another wilaya or price: the total that the buyer agreed to. */
  expected_total: Dinars.optional(),
})
/** By the vendor: within the wilaya, and never the phone number. */
export const AddressCorrectionBody = Place.pick({ address: true, city: true }).extend(SeenVersion)

export type AddressChangeInput = z.input<typeof AddressChangeBody>

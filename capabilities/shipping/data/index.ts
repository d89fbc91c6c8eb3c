import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Centimes, fromDinars } from '#kernel/money.ts'
import { Day } from '../../contract.ts'
import { SHIPPING_ZONES, type ShippingZone } from '../contract.ts'
import type { DeliveryMethod } from '../schema.ts'

const ShippingRates = z.strictObject({
  valid_from: Day,
  source: z.string(),
  zones: z.array(
    z.strictObject({
      name: z.enum(SHIPPING_ZONES),
      wilayas: z.array(z.string().regex(/^\d{2}$/)),
      home: z.number(),
      stop_desk: z.number(),
      min_days: z.int(),
      max_days: z.int(),
    }),
  ),
})

type OperatorRate = {
  wilaya: string
  method: DeliveryMethod
  fee: Centimes
  minDays: number
  maxDays: number
}

const { zones: ZONES } = ShippingRates.parse(
  JSON.parse(readFileSync(new URL('operator-rates.json', import.meta.url), 'utf8')),
)
const ZONE_OF = new Map(ZONES.flatMap(({ name, wilayas }) => wilayas.map((code) => [code, name])))

/** Every wilaya is in one zone; a new one counts as north until the file names it. */
export const findZone = (wilaya: string): ShippingZone => ZONE_OF.get(wilaya) ?? 'north'

/** The operator's initial rates: both methods in every wilaya. */
export function readDefaultRates(): OperatorRate[] {
  const methods = ['home', 'stop_desk'] as const
  return ZONES.flatMap((zone) =>
    zone.wilayas.flatMap((wilaya) =>
      methods.map((method) => ({
        wilaya,
        method,
        fee: fromDinars(zone[method]),
        minDays: zone.min_days,
        maxDays: zone.max_days,
      })),
    ),
  )
}

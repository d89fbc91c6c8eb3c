import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Centimes, fromDinars } from '#kernel/money.ts'
import type { DeliveryMethod } from '../schema.ts'

const ShippingRates = z.strictObject({
  valid_from: z.iso.date(),
  source: z.string(),
  zones: z.array(
    z.strictObject({
      name: z.string(),
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

/** The operator's initial rates: both methods in every wilaya. */
export function readDefaultRates(): OperatorRate[] {
  const text = readFileSync(new URL('operator-rates.json', import.meta.url), 'utf8')
  const methods = ['home', 'stop_desk'] as const
  return ShippingRates.parse(JSON.parse(text)).zones.flatMap((zone) =>
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

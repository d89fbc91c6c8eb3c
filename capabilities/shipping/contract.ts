import { z } from 'zod'
import { Day, Dinars, Id, Instant, WilayaCode, whenValid } from '../contract.ts'

export const DeliveryMethod = z.enum(['home', 'stop_desk'])
export type DeliveryMethodName = z.infer<typeof DeliveryMethod>

export const WilayaDeliveryView = z.object({
  code: WilayaCode,
  name: z.string(), // in the caller's language
  name_fr: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  /** The operator's rates, used by vendors without their own. */
  delivery: z.object({ home: Dinars.nullable(), stop_desk: Dinars.nullable() }),
})
export const WilayasView = z.object({ items: z.array(WilayaDeliveryView) })
export type WilayasView = z.infer<typeof WilayasView>

export const DeliveryOption = z.object({
  method: DeliveryMethod,
  fee: Dinars,
  free_above: Dinars.nullable(),
  from: Day,
  until: Day,
})
export type DeliveryOptionView = z.infer<typeof DeliveryOption>

export const DeliveryQuery = z.object({ wilaya: WilayaCode, vendor: Id.optional() })
export const DeliveryView = z.object({
  wilaya: WilayaCode,
  wilaya_name: z.string(),
  options: z.array(DeliveryOption),
})
export type DeliveryViewOf = z.infer<typeof DeliveryView>

export const MAX_FEE_VENDORS = 100

export const DeliveryFeesQuery = z.object({
  wilaya: WilayaCode,
  vendors: z
    .string()
    .max(MAX_FEE_VENDORS * 37)
    .transform((text) => text.split(','))
    .pipe(z.array(Id).max(MAX_FEE_VENDORS)),
})
/** By the first way that a vendor offers, as the cart assumes; one that does not deliver is left out. */
export const DeliveryFeesView = z.object({
  wilaya: WilayaCode,
  items: z.array(
    DeliveryOption.pick({ method: true, fee: true, free_above: true }).extend({ vendor: Id }),
  ),
})
export type DeliveryFeesView = z.infer<typeof DeliveryFeesView>

export const PickupPointView = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  commune_code: z.string().nullable(),
  hours: z.string().nullable(),
  courier: z.string(),
})
export const PickupPoints = z.object({ items: z.array(PickupPointView) })

/** Of these vendors only (ids separated by commas), if given. */
export const PickupPointsQuery = z.object({
  vendors: z
    .string()
    .max(2000)
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/)
    .optional(),
})

export const COURIER_ERRORS = ['credentials_refused', 'unavailable'] as const
/** API keys are never returned, only the end of one. */
export const CourierView = z.object({
  code: z.string(),
  name: z.string(),
  can_connect: z.boolean(),
  account: z
    .object({
      credentials_hint: z.string(),
      connected_at: Instant,
      error_code: z.enum(COURIER_ERRORS).nullable(),
    })
    .nullable(),
  /** Whether vendors without an account may use the operator's. */
  by_operator: z.boolean(),
  is_default: z.boolean(),
  pickup_point_count: z.number().int(),
  /** Communes not mapped to the courier's, which the vendor maps by hand. */
  unmatched: z.number().int(),
  fee_import: z
    .object({
      state: z.enum(['running', 'done', 'failed']),
      done: z.number().int(),
      total: z.number().int(),
      error_code: z.string().nullable(),
    })
    .nullable(),
})
export const CouriersView = z.object({ items: z.array(CourierView) })
export type CouriersView = z.infer<typeof CouriersView>
export type CourierView = z.infer<typeof CourierView>

export const CourierParams = z.object({ code: z.string().regex(/^[a-z0-9-]{2,30}$/) })
export const CourierAccountBody = z.strictObject({
  api_id: z.string().trim().min(4, { error: 'api_id_required' }).max(100),
  api_token: z.string().trim().min(8, { error: 'api_token_required' }).max(300),
})
export const DefaultCourierBody = z.strictObject({ courier: CourierParams.shape.code.nullable() })

export const CourierCommunesQuery = z.object({ wilaya: WilayaCode })
export const CourierCommunes = z.object({
  items: z.array(z.object({ name: z.string(), is_deliverable: z.boolean() })),
})
export type CourierCommunesView = z.infer<typeof CourierCommunes>

const MOST_FEE = 100_000
const MOST_DAYS = 60
export const VendorRate = z
  .strictObject({
    fee: Dinars.min(0).max(MOST_FEE),
    free_above: Dinars.positive().max(100_000_000).nullable(),
    min_days: z.number().int().min(0).max(MOST_DAYS),
    max_days: z.number().int().min(0).max(MOST_DAYS),
    is_offered: z.boolean(),
  })
  .refine(({ min_days, max_days }) => max_days >= min_days, {
    error: 'delay_range_invalid',
    ...whenValid('min_days', 'max_days'),
    path: ['max_days'],
  })
/** Wilayas that couriers price alike, from the capital outwards. */
export const SHIPPING_ZONES = [
  'capital',
  'north',
  'high_plateaus',
  'steppe',
  'south',
  'far_south',
] as const
export type ShippingZone = (typeof SHIPPING_ZONES)[number]
const Zone = z.enum(SHIPPING_ZONES)
const ByMethod = z.object({ own: VendorRate.nullable(), operator: VendorRate.nullable() })
export const VendorRates = z.object({
  items: z.array(z.object({ wilaya: WilayaCode, zone: Zone, home: ByMethod, stop_desk: ByMethod })),
})
export type VendorRatesView = z.infer<typeof VendorRates>
export type VendorRateView = z.infer<typeof VendorRate>
export const VendorRatesBody = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        wilaya: WilayaCode,
        method: DeliveryMethod,
        rate: VendorRate.nullable(),
      }),
    )
    .min(1)
    .max(138),
})

/** Null where the operator has no rate. */
export const OperatorRates = z.object({
  items: z.array(
    z.object({
      wilaya: WilayaCode,
      zone: Zone,
      home: VendorRate.nullable(),
      stop_desk: VendorRate.nullable(),
    }),
  ),
})
export type OperatorRatesView = z.infer<typeof OperatorRates>
/** Optimistic lock: `known` is the rate that was seen; a changed one is not overwritten. */
export const OperatorRatesBody = z.strictObject({
  changes: z
    .array(
      VendorRatesBody.shape.changes.element
        .extend({ known: VendorRate.nullable().optional() })
        .strict(),
    )
    .min(1)
    .max(138),
})
export const OperatorRateHistoryQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: Id.optional(),
})
export const OperatorRateHistory = z.object({
  items: z.array(
    z.object({
      id: Id,
      changed_at: Instant,
      changed_by: Id.nullable(),
      changes: z.array(
        z.object({
          wilaya: WilayaCode,
          method: DeliveryMethod,
          before: VendorRate.nullable(),
          after: VendorRate.nullable(),
        }),
      ),
    }),
  ),
  next: Id.nullable(),
})
export type OperatorRateHistoryView = z.infer<typeof OperatorRateHistory>

import { z } from 'zod'
import { Dinars } from '#capabilities/contract.ts'
import { joinLanguages, splitLanguages } from '#kernel/optional-languages.ts'
import { parseCapital } from '#kernel/legal-numbers.ts'
import { basisPoints, centimes, dinars, fromDinars } from '#kernel/money.ts'
import type { SettingHistoryRow, SettingLocks, Settings } from './schema.ts'

const line = (max: number) => z.string().trim().max(max)
const percent = z.number().multipleOf(0.01).min(0).max(100)
const socialUrl = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(200)])
const count = (min: number, max: number) => z.number().int().min(min).max(max)
const amount = Dinars.min(0).max(10_000_000)

/** Amounts in dinars, rates in percent. */
export const SettingsFields = z.strictObject({
  siteName: line(80).min(1),
  siteDescription: line(300),
  siteUrl: z.url({ protocol: /^https?$/ }),
  contactEmail: z.email(),
  supportEmail: z.email(),
  defaultCommissionRate: percent,
  defaultShippingFee: amount,
  currency: z.literal('DZD'),
  taxRate: percent,
  refundWithoutManager: amount,
  /** A payout waits for the couriers' remittance of its cash; otherwise it advances it. */
  payOnlyRemitted: z.boolean(),
  /** Days in which a courier answers a claim for a lost parcel. */
  lossClaimDays: count(1, 365),
  /** Codes of the languages that are offered beside the complete ones, with spaces between. */
  optionalLanguages: line(100).refine((codes) => joinLanguages(splitLanguages(codes)) === codes),
  enableReviews: z.boolean(),
  enableWishlist: z.boolean(),
  enableComparison: z.boolean(),
  allowGuestCheckout: z.boolean(),
  maintenanceMode: z.boolean(),
  enableRegistration: z.boolean(),
  enableVendorRegistration: z.boolean(),
  requireEmailVerification: z.boolean(),
  requireSecondFactor: z.boolean(),
  companyName: line(160),
  companyAddress: line(300),
  companyPhone: line(40),
  companyEmail: z.union([z.literal(''), z.email()]),
  companyLegalForm: line(40),
  /** Whole dinars; empty without one. */
  companyCapital: line(40).refine((typed) => typed === '' || parseCapital(typed) !== null),
  companyActivity: line(120),
  companyTradeRegister: line(40),
  companyTaxNumber: line(40),
  companyStatisticalNumber: line(40),
  companyTaxItem: line(40),
  /** Empty: the footer has no link. */
  facebookUrl: socialUrl,
  instagramUrl: socialUrl,
  tiktokUrl: socialUrl,
  freeOrdersPerContact: count(1, 1_000),
  freeOrdersPerNetwork: count(1, 10_000),
  /** At least 300: a mobile operator's address has hundreds of buyers behind it. */
  maximumOrdersPerNetwork: count(300, 100_000),
  maximumUnconfirmedPieces: count(1, 100_000),
  maximumEmailsPerDay: count(1, 10_000),
})
export type SettingsFields = z.infer<typeof SettingsFields>

/** `known` holds the values that were read: an optimistic lock. */
export const SettingsBody = SettingsFields.partial().extend({
  known: SettingsFields.partial().optional(),
})

export const SettingsView = z.strictObject({
  ...SettingsFields.shape,
  locked: z.record(z.string(), z.string()),
})
export type SettingsView = z.infer<typeof SettingsView>

const PRIVATE = {
  defaultCommissionRate: true,
  refundWithoutManager: true,
  payOnlyRemitted: true,
  lossClaimDays: true,
  requireSecondFactor: true,
  freeOrdersPerContact: true,
  freeOrdersPerNetwork: true,
  maximumOrdersPerNetwork: true,
  maximumUnconfirmedPieces: true,
  maximumEmailsPerDay: true,
} as const

/** What visitors need not know stays private. */
export const PublicSettingsView = SettingsFields.omit(PRIVATE)
export type PublicSettingsView = z.infer<typeof PublicSettingsView>

export const SettingsHistoryQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.uuid().optional(),
})
export const SettingsHistoryView = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      before: z.union([z.string(), z.number(), z.boolean()]),
      after: z.union([z.string(), z.number(), z.boolean()]),
      changed_at: z.iso.datetime(),
      changed_by: z.uuid().nullable(),
    }),
  ),
  next: z.uuid().nullable(),
})

/** From dinars and percent to centimes and basis points. */
const toForm: Record<string, (value: number) => number> = {
  defaultCommissionRate: (value) => value / 100,
  taxRate: (value) => value / 100,
  defaultShippingFee: (value) => dinars(centimes(value)),
  refundWithoutManager: (value) => dinars(centimes(value)),
}
const ofForm: Record<string, (value: number) => number> = {
  defaultCommissionRate: (value) => basisPoints(Math.round(value * 100)),
  taxRate: (value) => basisPoints(Math.round(value * 100)),
  defaultShippingFee: fromDinars,
  refundWithoutManager: fromDinars,
}
type Value = string | number | boolean

const converted = (table: typeof toForm, name: string, value: Value): Value =>
  typeof value === 'number' ? (table[name]?.(value) ?? value) : value

const convertedAll = (
  table: typeof toForm,
  values: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, converted(table, name, value)]],
    ),
  )

export const parseSettingsForm = (
  body: Omit<z.output<typeof SettingsBody>, 'known'>,
): Partial<Settings> => convertedAll(ofForm, body)

export const settingsView = (settings: Settings, locks: SettingLocks): SettingsView => ({
  ...(convertedAll(toForm, settings) as SettingsFields), // same names, numbers converted above
  locked: Object.fromEntries(Object.entries(locks).map(([name, lock]) => [name, lock.variable])),
})

export function publicView(settings: Settings): PublicSettingsView {
  const fields = Object.entries(convertedAll(toForm, settings))
  return Object.fromEntries(fields.filter(([name]) => !(name in PRIVATE))) as PublicSettingsView // every field but those
}

/** `next` is set only on a full page. */
export const historyView = (
  changes: readonly SettingHistoryRow[],
  limit: number,
): z.input<typeof SettingsHistoryView> => ({
  items: changes.map((change) => ({
    id: change.id,
    name: change.name,
    before: converted(toForm, change.name, change.before),
    after: converted(toForm, change.name, change.after),
    changed_at: change.changedAt.toISOString(),
    changed_by: change.changedBy,
  })),
  next: changes.length === limit ? (changes.at(-1)?.id ?? null) : null,
})

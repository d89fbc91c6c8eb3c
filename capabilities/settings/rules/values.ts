import { basisPoints, centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { SettingChange, SettingLocks, SettingName, Settings } from '../schema.ts'

export const DEFAULTS: Settings = {
  siteName: 'Yova',
  siteDescription: 'Marketplace Algérien',
  siteUrl: 'http://localhost:3000',
  contactEmail: 'contact@yova.example',
  supportEmail: 'support@yova.example',
  defaultCommissionRate: basisPoints(500),
  defaultShippingFee: centimes(30_000),
  currency: 'DZD',
  taxRate: basisPoints(1900),
  refundWithoutManager: centimes(500_000),
  payOnlyRemitted: true,
  lossClaimDays: 15,
  optionalLanguages: '',
  enableReviews: true,
  enableWishlist: true,
  enableComparison: true,
  allowGuestCheckout: true,
  maintenanceMode: false,
  enableRegistration: true,
  enableVendorRegistration: true,
  requireEmailVerification: true,
  requireSecondFactor: false,
  companyName: 'Yova',
  companyAddress: '',
  companyPhone: '',
  companyEmail: 'contact@yova.example',
  companyLegalForm: '',
  companyCapital: '',
  companyActivity: '',
  companyTradeRegister: '',
  companyTaxNumber: '',
  companyStatisticalNumber: '',
  companyTaxItem: '',
  facebookUrl: '',
  instagramUrl: '',
  tiktokUrl: '',
  freeOrdersPerContact: 5,
  freeOrdersPerNetwork: 30,
  maximumOrdersPerNetwork: 600,
  maximumUnconfirmedPieces: 200,
  maximumEmailsPerDay: 60,
}

export const SETTING_NAMES = ownKeysOf(DEFAULTS)

export const SETTINGS_SECTIONS = {
  site: ['siteName', 'siteDescription', 'siteUrl', 'optionalLanguages'],
  contact: ['contactEmail', 'supportEmail', 'facebookUrl', 'instagramUrl', 'tiktokUrl'],
  financial: [
    'defaultCommissionRate',
    'defaultShippingFee',
    'currency',
    'taxRate',
    'refundWithoutManager',
    'payOnlyRemitted',
    'lossClaimDays',
  ],
  feature: [
    'enableReviews',
    'enableWishlist',
    'enableComparison',
    'allowGuestCheckout',
    'maintenanceMode',
  ],
  security: [
    'enableRegistration',
    'enableVendorRegistration',
    'requireEmailVerification',
    'requireSecondFactor',
    'freeOrdersPerContact',
    'freeOrdersPerNetwork',
    'maximumOrdersPerNetwork',
    'maximumUnconfirmedPieces',
    'maximumEmailsPerDay',
  ],
  legal: [
    'companyName',
    'companyAddress',
    'companyPhone',
    'companyEmail',
    'companyLegalForm',
    'companyCapital',
    'companyActivity',
    'companyTradeRegister',
    'companyTaxNumber',
    'companyStatisticalNumber',
    'companyTaxItem',
  ],
} as const satisfies Record<string, readonly SettingName[]>

/** What a stolen session would loosen first: all admins are notified of a change. */
export const GUARDS = [
  'defaultCommissionRate',
  'payOnlyRemitted',
  'refundWithoutManager',
  'requireEmailVerification',
  'requireSecondFactor',
  'freeOrdersPerContact',
  'freeOrdersPerNetwork',
  'maximumOrdersPerNetwork',
  'maximumUnconfirmedPieces',
  'maximumEmailsPerDay',
] as const satisfies readonly SettingName[]
export type GuardSetting = (typeof GUARDS)[number]

export type SettingRefusal =
  | { code: 'setting_locked'; name: SettingName; variable: string }
  /** Edit conflict. */
  | { code: 'setting_version_conflict'; name: SettingName; by: string; changedAt: Date }

/** The first setting that was changed since it was read, unless to the requested value. */
export const hasConflict = (
  current: Settings,
  { wanted, known }: { wanted: Partial<Settings>; known: Partial<Settings> },
): SettingName | null =>
  SETTING_NAMES.find(
    (name) =>
      wanted[name] !== undefined &&
      known[name] !== undefined &&
      current[name] !== known[name] &&
      current[name] !== wanted[name],
  ) ?? null

/** Precedence: environment, saved value, default. */
export function effectiveSettings(
  saved: ReadonlyMap<string, unknown>,
  locks: SettingLocks,
): Settings {
  const values: Record<string, unknown> = { ...DEFAULTS }
  for (const name of SETTING_NAMES) {
    const lock = locks[name]
    // Only changeSettings writes these rows, from validated values.
    if (lock) values[name] = lock.value
    else if (saved.has(name)) values[name] = saved.get(name)
  }
  return values as Settings // each name has one
}

/** A locked field may be sent unchanged, but not changed. */
export function diffSettings(
  current: Settings,
  wanted: Partial<Settings>,
  locks: SettingLocks,
): Result<SettingChange[], SettingRefusal> {
  const changes: SettingChange[] = []
  for (const name of SETTING_NAMES) {
    const after = wanted[name]
    if (after === undefined || after === current[name]) continue
    const lock = locks[name]
    if (lock) return refuse({ code: 'setting_locked', name, variable: lock.variable })
    changes.push({ name, before: current[name], after })
  }
  return ok(changes)
}

type Environment = Readonly<Record<string, string | undefined>>

const isTrue = (text: string): boolean => ['1', 't', 'true'].includes(text.trim().toLowerCase())

/** `siteUrl` is always locked: links in emails carry keys of purchases, so no admin may choose their host. */
export function lockedSettings(environment: Environment, siteUrl: string): SettingLocks {
  const locks: SettingLocks = { siteUrl: { value: siteUrl, variable: 'SITE_URL' } }
  const lock = (name: SettingName, variable: string, read: (text: string) => boolean) => {
    const text = environment[variable]
    if (text !== undefined && text !== '') locks[name] = { value: read(text), variable }
  }
  lock('enableRegistration', 'GOTRUE_DISABLE_SIGNUP', (text) => !isTrue(text))
  lock('requireEmailVerification', 'GOTRUE_MAILER_AUTOCONFIRM', (text) => !isTrue(text))
  return locks
}

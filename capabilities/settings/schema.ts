import type { BasisPoints, Centimes } from '#kernel/money.ts'

export type Settings = {
  siteName: string
  siteDescription: string
  siteUrl: string
  contactEmail: string
  supportEmail: string
  defaultCommissionRate: BasisPoints
  defaultShippingFee: Centimes
  currency: 'DZD'
  taxRate: BasisPoints
  /** Of an order's returns; above it a manager decides. */
  refundWithoutManager: Centimes
  payOnlyRemitted: boolean
  /** A courier answers a claim for a lost parcel within these days. */
  lossClaimDays: number
  /** Codes of those that are offered, with spaces between. */
  optionalLanguages: string
  enableReviews: boolean
  enableWishlist: boolean
  enableComparison: boolean
  allowGuestCheckout: boolean
  maintenanceMode: boolean
  enableRegistration: boolean
  enableVendorRegistration: boolean
  requireEmailVerification: boolean
  /** Of admins and shop owners. */
  requireSecondFactor: boolean
  companyName: string
  companyAddress: string
  companyPhone: string
  companyEmail: string
  /** RC, NIF, NIS and AI, as on invoices. */
  companyLegalForm: string
  companyCapital: string
  companyActivity: string
  companyTradeRegister: string
  companyTaxNumber: string
  companyStatisticalNumber: string
  companyTaxItem: string
  facebookUrl: string
  instagramUrl: string
  tiktokUrl: string
  /** An hour, by one phone or e-mail, without a proof of work. */
  freeOrdersPerContact: number
  /** A minute, from one network, without a proof of work. */
  freeOrdersPerNetwork: number
  /** A minute, from one network, with one. */
  maximumOrdersPerNetwork: number
  maximumUnconfirmedPieces: number
  /** To one recipient. */
  maximumEmailsPerDay: number
}
export type SettingName = keyof Settings
export type SettingValue = Settings[SettingName]

export type SettingLock = { value: SettingValue; variable: string }
export type SettingLocks = Partial<Record<SettingName, SettingLock>>

export type SettingChange = { name: SettingName; before: SettingValue; after: SettingValue }
/** Written before, maybe of a setting that is gone. */
export type SettingHistoryRow = Omit<RecordedChange, keyof SettingChange> & {
  name: string
  before: string | number | boolean
  after: string | number | boolean
}
export type RecordedChange = SettingChange & {
  id: string
  changedAt: Date
  changedBy: string | null
}

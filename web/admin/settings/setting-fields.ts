import { ownKeysOf } from '#kernel/records.ts'
import type { SettingsFields } from '#capabilities/settings/contract.ts'

export type FieldName = keyof SettingsFields
export type SettingFieldValue = string | number | boolean

export type FieldKind =
  | 'text'
  | 'long'
  | 'url'
  | 'email'
  | 'phone'
  | 'percent'
  | 'amount'
  | 'count'
  | 'switch'
  | 'fixed'
  | 'languages'

export const KINDS: Readonly<Record<FieldName, FieldKind>> = {
  siteName: 'text',
  siteDescription: 'long',
  siteUrl: 'url',
  contactEmail: 'email',
  supportEmail: 'email',
  defaultCommissionRate: 'percent',
  taxRate: 'percent',
  defaultShippingFee: 'amount',
  refundWithoutManager: 'amount',
  payOnlyRemitted: 'switch',
  lossClaimDays: 'count',
  currency: 'fixed',
  optionalLanguages: 'languages',
  enableReviews: 'switch',
  enableWishlist: 'switch',
  enableComparison: 'switch',
  allowGuestCheckout: 'switch',
  maintenanceMode: 'switch',
  enableRegistration: 'switch',
  enableVendorRegistration: 'switch',
  requireEmailVerification: 'switch',
  requireSecondFactor: 'switch',
  companyName: 'text',
  companyAddress: 'text',
  companyPhone: 'phone',
  companyEmail: 'email',
  companyLegalForm: 'text',
  companyCapital: 'text',
  companyActivity: 'text',
  companyTradeRegister: 'text',
  companyTaxNumber: 'text',
  companyStatisticalNumber: 'text',
  companyTaxItem: 'text',
  facebookUrl: 'url',
  instagramUrl: 'url',
  tiktokUrl: 'url',
  freeOrdersPerContact: 'count',
  freeOrdersPerNetwork: 'count',
  maximumOrdersPerNetwork: 'count',
  maximumUnconfirmedPieces: 'count',
  maximumEmailsPerDay: 'count',
}
export const FIELD_NAMES = ownKeysOf(KINDS)
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(KINDS, name)

export const SETTINGS_FORM_SECTIONS = [
  { name: 'site', fields: ['siteName', 'siteUrl', 'siteDescription', 'optionalLanguages'] },
  {
    name: 'contact',
    fields: ['contactEmail', 'supportEmail', 'facebookUrl', 'instagramUrl', 'tiktokUrl'],
  },
  {
    name: 'financial',
    fields: [
      'defaultCommissionRate',
      'taxRate',
      'defaultShippingFee',
      'currency',
      'refundWithoutManager',
      'payOnlyRemitted',
      'lossClaimDays',
    ],
  },
  {
    name: 'feature',
    fields: [
      'enableReviews',
      'enableWishlist',
      'enableComparison',
      'allowGuestCheckout',
      'maintenanceMode',
    ],
  },
  {
    name: 'security',
    fields: [
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
  },
  {
    name: 'legal',
    fields: [
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
  },
] as const satisfies readonly { name: string; fields: readonly FieldName[] }[]
export type SettingsSection = (typeof SETTINGS_FORM_SECTIONS)[number]
export type SectionName = SettingsSection['name']

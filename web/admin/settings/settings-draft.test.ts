import { expect, test } from 'vitest'
import { settingsChanges, toSettingsDraft, settingValue } from './settings-draft.ts'
import { FIELD_NAMES, SETTINGS_FORM_SECTIONS } from './setting-fields.ts'

const SETTINGS = {
  siteName: 'Yova',
  siteDescription: '',
  siteUrl: 'https://yova.example',
  contactEmail: 'contact@yova.example',
  supportEmail: 'support@yova.example',
  defaultCommissionRate: 5,
  defaultShippingFee: 300.5,
  currency: 'DZD',
  taxRate: 19,
  refundWithoutManager: 5000,
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
  companyEmail: '',
  companyTradeRegister: '',
  companyLegalForm: '',
  companyCapital: '',
  companyActivity: '',
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
} as const

test('[ASET-3] the six sections hold the 21 fields and the social links, each once', () => {
  const fields = SETTINGS_FORM_SECTIONS.flatMap((section) => [...section.fields])
  expect(fields).toHaveLength(41)
  expect(fields.toSorted()).toEqual(FIELD_NAMES.toSorted())
  expect(SETTINGS_FORM_SECTIONS.map(({ name }) => name)).toEqual([
    'site',
    'contact',
    'financial',
    'feature',
    'security',
    'legal',
  ])
})

test('a form that was only opened changes nothing', () => {
  expect(settingsChanges(SETTINGS, toSettingsDraft(SETTINGS))).toEqual([])
})

test('only what differs is a change; numbers may be typed as people type them', () => {
  const draft = {
    ...toSettingsDraft(SETTINGS),
    defaultCommissionRate: ' 7,5 ',
    defaultShippingFee: '1 250',
    siteName: ' Yova ',
    maintenanceMode: true,
  }
  expect(settingsChanges(SETTINGS, draft)).toEqual([
    { name: 'defaultCommissionRate', before: 5, after: 7.5 },
    { name: 'defaultShippingFee', before: 300.5, after: 1250 },
    { name: 'maintenanceMode', before: false, after: true },
  ])
})

test.each(['', 'cinq', '-1', '1,234', '5%', '1e3'])('"%s" is no rate', (typed) => {
  expect(settingValue('taxRate', typed)).toBeNull()
})

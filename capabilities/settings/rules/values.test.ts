import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import {
  diffSettings,
  DEFAULTS,
  effectiveSettings,
  lockedSettings,
  SETTINGS_SECTIONS,
  SETTING_NAMES,
} from './values.ts'

test('[ASET-3] the 21 fields, the social links, the second factor, the sum of refunds, the wait for remittances, the days of a claim, the legal numbers, the languages and the limits stand in the six sections, each once', () => {
  const listed = Object.values(SETTINGS_SECTIONS).flat()
  expect(SETTING_NAMES).toHaveLength(41)
  expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('a saved value replaces the default, and the environment replaces both', () => {
  const saved = new Map<string, unknown>([
    ['siteName', 'Souk'],
    ['siteUrl', 'https://saved.example'],
  ])
  const locks = lockedSettings({ GOTRUE_MAILER_AUTOCONFIRM: 'true' }, 'https://env.example')

  const settings = effectiveSettings(saved, locks)

  expect(settings.siteName).toBe('Souk')
  expect(settings.siteUrl).toBe('https://env.example')
  expect(settings.requireEmailVerification).toBe(false)
  expect(settings.enableRegistration).toBe(true)
})

test('a name that is no setting is ignored', () => {
  expect(effectiveSettings(new Map([['colour', 'red']]), {})).toEqual(DEFAULTS)
})

test('only what differs is a change', () => {
  const decision = diffSettings(
    DEFAULTS,
    { siteName: 'Yova', defaultShippingFee: centimes(45_000) },
    {},
  )
  expect(decision).toEqual({
    ok: true,
    value: [{ name: 'defaultShippingFee', before: 30_000, after: 45_000 }],
  })
})

test('a field that the environment decides can be repeated but not changed', () => {
  const locks = lockedSettings({}, 'https://env.example')
  const current = effectiveSettings(new Map(), locks)
  expect(diffSettings(current, { siteUrl: 'https://env.example' }, locks)).toMatchObject({
    ok: true,
  })
  expect(diffSettings(current, { siteUrl: 'https://other.example' }, locks)).toMatchObject({
    ok: false,
    error: { code: 'setting_locked', name: 'siteUrl', variable: 'SITE_URL' },
  })
})

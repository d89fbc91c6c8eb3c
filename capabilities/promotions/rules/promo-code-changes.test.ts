import { expect, test } from 'vitest'
import { basisPoints, centimes } from '#kernel/money.ts'
import type { ManagedCode, PromoCodeId } from '../schema.ts'
import { checkNewTerms, checkTermsChange } from './promo-code-changes.ts'

const now = new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-12-01T10:00:00Z')
const code = (fields: Partial<ManagedCode> = {}): ManagedCode => ({
  id: 'code' as PromoCodeId,
  vendorId: null,
  code: 'AID',
  gives: { kind: 'percentage', rate: basisPoints(1000) },
  minimum: centimes(0),
  maximumDiscount: null,
  startsAt: null,
  endsAt: null,
  maximumUses: null,
  maximumUsesPerBuyer: null,
  isPublic: false,
  uses: 0,
  wasUsed: false,
  stoppedAt: null,
  ...fields,
})

test.each([
  ['its name', { code: 'AID2' }],
  ['its rate', { gives: { kind: 'percentage' as const, rate: basisPoints(900) } }],
  ['its kind', { gives: { kind: 'free_delivery' as const } }],
  ['its minimum', { minimum: centimes(1) }],
  ['the most it takes off', { maximumDiscount: centimes(1) }],
])('once used, a code keeps %s; before that it may change', (_, change) => {
  expect(checkTermsChange(code({ wasUsed: true }), code(change), now)).toEqual({
    code: 'promo_code_used',
  })
  expect(checkTermsChange(code(), code(change), now)).toBeNull()
})

test('dates and limits of a used code may change, but not below what was used', () => {
  const used = code({ wasUsed: true, uses: 3, maximumUses: 5 })
  const next = { endsAt: later, maximumUses: 3, maximumUsesPerBuyer: 1, isPublic: true }
  expect(checkTermsChange(used, { ...used, ...next }, now)).toBeNull()
  expect(checkTermsChange(used, { ...used, maximumUses: 2 }, now)).toEqual({
    code: 'promo_limit_below_uses',
    uses: 3,
  })
})

test('an end lies ahead when it is set; one that has passed may stay', () => {
  const ended = code({ endsAt: now })
  expect(checkNewTerms(ended, now)).toEqual({ code: 'promo_ends_in_past' })
  expect(checkNewTerms(code({ endsAt: later }), now)).toBeNull()
  expect(checkTermsChange(ended, { ...ended, isPublic: true }, now)).toBeNull()
  expect(checkTermsChange(code({ endsAt: later }), ended, now)).toEqual({
    code: 'promo_ends_in_past',
  })
})

test('a code that was stopped stays as it was', () => {
  const stopped = code({ stoppedAt: now })
  expect(checkTermsChange(stopped, stopped, now)).toEqual({ code: 'promo_code_stopped' })
})

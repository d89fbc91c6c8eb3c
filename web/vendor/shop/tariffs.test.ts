import { expect, test } from 'vitest'
import { readNumber } from '#web/desk/read-number.ts'
import { tariffOf, typedOf } from './tariffs.ts'

const operator = { fee: 600, free_above: null, min_days: 2, max_days: 4, is_offered: true }

test('the fields begin with what holds: the own tariff, else the operator’s', () => {
  expect(typedOf({ own: null, operator })).toMatchObject({ isOwn: false, fee: '600' })
  expect(typedOf({ own: { ...operator, fee: 450 }, operator })).toMatchObject({
    isOwn: true,
    fee: '450',
  })
  expect(typedOf({ own: null, operator: null })).toMatchObject({ fee: '', minDays: '2' })
})

test('numbers are read however they are written; what is none is refused', () => {
  expect(readNumber('1 200,50')).toBe(1200.5)
  expect(readNumber('٤٥٠')).toBe(450)
  expect(readNumber('abc')).toBeNull()
  const typed = typedOf({ own: operator, operator: null })
  expect(tariffOf(typed)).toEqual(operator)
  expect(tariffOf({ ...typed, freeAbove: '9 000' })).toEqual({ ...operator, free_above: 9000 })
  expect(tariffOf({ ...typed, maxDays: '1' })).toBeUndefined()
  expect(tariffOf({ ...typed, fee: '' })).toBeUndefined()
  expect(tariffOf({ ...typed, isOwn: false })).toBeNull()
})

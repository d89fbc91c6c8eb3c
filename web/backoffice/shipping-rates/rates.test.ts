import { expect, test } from 'vitest'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'
import { feeRange, parseRateForm, rateRows, toRateForm, zonesOf } from './rates.ts'

const operator = { fee: 600, free_above: null, min_days: 2, max_days: 4, is_offered: true }
const south = { ...operator, fee: 1400, min_days: 4, max_days: 9 }

test('the fields begin with what holds: the own tariff, else the operator’s', () => {
  expect(toRateForm([{ own: null, operator }], 'vendor')).toMatchObject({
    isOwn: false,
    fee: '600',
  })
  expect(toRateForm([{ own: { ...operator, fee: 450 }, operator }], 'vendor')).toMatchObject({
    isOwn: true,
    fee: '450',
  })
  expect(toRateForm([{ own: null, operator: null }], 'vendor')).toMatchObject({
    fee: '',
    minDays: '2',
  })
  expect(toRateForm([{ own: null, operator: null }], 'admin')).toMatchObject({ isOwn: true })
})

test('numbers are read however they are written; what is none is refused', () => {
  expect(parseNumber('1 200,50')).toBe(1200.5)
  expect(parseNumber('٤٥٠')).toBe(450)
  expect(parseNumber('abc')).toBeNull()
  const row = { own: operator, operator: null }
  const typed = toRateForm([row], 'vendor')
  expect(parseRateForm(typed, row, 'vendor')).toEqual(operator)
  expect(parseRateForm({ ...typed, freeAbove: '9 000' }, row, 'vendor')).toEqual({
    ...operator,
    free_above: 9000,
  })
  expect(parseRateForm({ ...typed, maxDays: '1' }, row, 'vendor')).toBeUndefined()
  expect(parseRateForm({ ...typed, fee: '' }, row, 'vendor')).toBeUndefined()
  expect(parseRateForm({ ...typed, isOwn: false }, row, 'vendor')).toBeNull()
})

test('what differs among those that are set together stays, unless it is typed over', () => {
  const rows = [
    { own: operator, operator: null },
    { own: south, operator: null },
  ]
  const typed = toRateForm(rows, 'admin')
  expect(typed).toEqual({
    isOwn: true,
    isOffered: true,
    fee: null,
    freeAbove: '',
    minDays: null,
    maxDays: null,
  })
  const dearer = { ...typed, fee: '900', freeAbove: '8000' }
  expect(rows.map((row) => parseRateForm(dearer, row, 'admin'))).toEqual([
    { ...operator, fee: 900, free_above: 8000 },
    { ...south, fee: 900, free_above: 8000 },
  ])
  // Refused for the row whose minimum delay exceeds it.
  expect(parseRateForm({ ...typed, maxDays: '3' }, rows[1]!, 'admin')).toBeUndefined()
})

test('below the prices of the marketplace there are none', () => {
  const items = [{ zone: 'south' as const, wilaya: '16', home: operator, stop_desk: null }]
  expect(rateRows({ items })).toEqual([
    {
      zone: 'south' as const,
      wilaya: '16',
      home: { own: operator, operator: null },
      stop_desk: { own: null, operator: null },
    },
  ])
})

test('[VSPACE-6] wilayas are grouped by zone, which names the fees that apply in it', () => {
  const none = { own: null, operator: null }
  const rows = rateRows({
    items: [
      { wilaya: '08', zone: 'south', home: { own: south, operator }, stop_desk: none },
      { wilaya: '16', zone: 'capital', home: { own: null, operator }, stop_desk: none },
      { wilaya: '30', zone: 'south', home: { own: null, operator }, stop_desk: none },
    ],
  })
  expect(zonesOf(rows).map(({ zone, rows: own }) => [zone, own.length])).toEqual([
    ['capital', 1],
    ['south', 2],
  ])
  expect(feeRange(rows, 'home')).toEqual({ min: 600, max: 1400 })
  expect(feeRange(rows, 'stop_desk')).toBeNull()
})

import { expect, test } from 'vitest'
import { basisPoints, centimes } from '#kernel/money.ts'
import { computeCourierFee, type CourierTerms } from './courier-fee.ts'

const terms: CourierTerms = {
  codFrom: centimes(10_000_00),
  codRate: basisPoints(150),
  codBase: 'whole',
  returnFee: centimes(250_00),
}
const delivered = (collect: number, by: CourierTerms = terms) =>
  computeCourierFee(by, {
    isBack: false,
    delivery: centimes(400_00),
    collect: centimes(collect),
  })

test('cash from the threshold on costs its percentage, on top of the delivery', () => {
  expect(delivered(9_999_99)).toBe(400_00)
  expect(delivered(10_000_00)).toBe(400_00 + 150_00)
  expect(delivered(12_345_00)).toBe(400_00 + 185_18) // 185.175, half up
  expect(delivered(0)).toBe(400_00)
  expect(delivered(0, { ...terms, codFrom: centimes(0) })).toBe(400_00)
})

test('a contract may charge only what exceeds the threshold', () => {
  const excess = { ...terms, codBase: 'excess' as const }
  expect(delivered(10_000_00, excess)).toBe(400_00)
  expect(delivered(12_000_00, excess)).toBe(400_00 + 30_00)
})

test('a parcel that came back costs the return alone', () => {
  const fee = computeCourierFee(terms, {
    isBack: true,
    delivery: centimes(400_00),
    collect: centimes(12_000_00),
  })
  expect(fee).toBe(250_00)
})

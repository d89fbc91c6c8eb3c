import { expect, test } from 'vitest'
import { fromDinars } from '#kernel/money.ts'
import { deliveredSum } from './delivered-sum.ts'

const way = {
  method: 'home',
  fee: 600,
  freeAbove: 20_000,
  from: 'lun. 23',
  until: 'mer. 25',
} as const
const office = { ...way, method: 'stop_desk', fee: 350, freeAbove: null } as const
const sumOf = (goods: number, ...ways: (typeof way | typeof office)[]) =>
  deliveredSum(fromDinars(goods), { wilaya: 'Oran', ways })

test('the sum named as delivered has the delivery in it, until the vendor gives it', () => {
  expect(sumOf(12_500, office, way)).toEqual({ amount: 1_310_000, wilaya: 'Oran' })
  expect(sumOf(12_500, office)).toEqual({ amount: 1_285_000, wilaya: 'Oran' })
  expect(sumOf(20_000, way)).toEqual({ amount: 2_000_000, wilaya: 'Oran' })
})

test('without a wilaya, or where the vendor does not deliver, no place is promised', () => {
  const nowhere = { amount: 1_250_000, wilaya: null }
  expect(deliveredSum(fromDinars(12_500), null)).toEqual(nowhere)
  expect(sumOf(12_500)).toEqual(nowhere)
})

import { expect, test } from 'vitest'
import { percentOf, priceAt, priceScale } from './price-scale.ts'

test('ends are round and hold every price', () => {
  expect(priceScale(140, 98_370)).toEqual({ low: 0, high: 99_000, step: 1000 })
  expect(priceScale(450, 1290)).toEqual({ low: 450, high: 1290, step: 10 })
  expect(priceScale(0, 0)).toEqual({ low: 0, high: 0, step: 10 })
})

test('a handle at its end asks for nothing', () => {
  expect(priceAt(0, 0)).toBeNull()
  expect(priceAt(500, 0)).toBe(500)
})

test('places stay on the slider', () => {
  const scale = priceScale(0, 1000)
  expect(percentOf(250, scale)).toBe(25)
  expect(percentOf(9000, scale)).toBe(100)
  expect(percentOf(5, { low: 5, high: 5, step: 10 })).toBe(0)
})

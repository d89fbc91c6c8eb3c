import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimes, sum } from '#kernel/money.ts'
import { rescaleShares, categoryShares } from './category-shares.ts'

test('[AREP-1] the categories of an order share its total, delivery included, to the centime', () => {
  const lines = [
    { slug: 'maison', pieces: 2, weight: 200_00 },
    { slug: 'mode', pieces: 1, weight: 100_00 },
  ]
  expect(categoryShares(centimes(350_00), lines)).toEqual([
    { slug: 'maison', pieces: 2, total: 233_33 },
    { slug: 'mode', pieces: 1, total: 116_67 },
  ])
  const line = fc.record({
    slug: fc.constantFrom('maison', 'mode', 'livres'),
    pieces: fc.integer({ min: 1, max: 9 }),
    weight: fc.integer({ min: 0, max: 9_999_999 }),
  })
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      fc.array(line, { minLength: 1, maxLength: 4 }),
      (total, all) => {
        expect(sum(categoryShares(centimes(total), all).map((share) => share.total))).toBe(total)
      },
    ),
  )
})

test('what is free is shared by its pieces; what is of no category any more is in no category', () => {
  const free = [
    { slug: 'maison', pieces: 3, weight: 0 },
    { slug: null, pieces: 1, weight: 0 },
  ]
  expect(categoryShares(centimes(400_00), free)).toEqual([
    { slug: 'maison', pieces: 3, total: 300_00 },
  ])
  expect(categoryShares(centimes(400_00), [])).toEqual([])
})

test('[AREP-1] what goes back to a buyer leaves each category in proportion, to the centime', () => {
  const shares = [
    { slug: 'maison', pieces: 2, total: centimes(200_00) },
    { slug: 'mode', pieces: 1, total: centimes(100_00) },
  ]
  const was = { total: centimes(300_00), shares }
  expect(rescaleShares(was, centimes(150_01)).map(({ total }) => total)).toEqual([100_01, 50_00])
  expect(rescaleShares(was, centimes(0)).map(({ total }) => total)).toEqual([0, 0])
  expect(rescaleShares(was, centimes(300_00))).toEqual(shares)
})

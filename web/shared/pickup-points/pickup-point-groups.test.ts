import { expect, test } from 'vitest'
import { groupByPickupPoints, type PickupPointViews } from './pickup-point-groups.ts'

const points = (...ids: string[]) => ids.map((id) => ({ id })) as PickupPointViews // the ids decide

test('[CHECK-2] vendors of one courier choose once, others each for themselves', () => {
  const lists = { a: points('1', '2'), b: points('3'), c: points('1', '2'), d: points() }
  expect(groupByPickupPoints(['a', 'b', 'c', 'd'], lists)).toEqual([
    { vendorIds: ['a', 'c'], points: points('1', '2') },
    { vendorIds: ['b'], points: points('3') },
    { vendorIds: ['d'], points: [] },
  ])
})

test('until the lists are there, all wait together', () => {
  expect(groupByPickupPoints(['a', 'b'], null)).toEqual([{ vendorIds: ['a', 'b'], points: null }])
})

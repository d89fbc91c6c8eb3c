import { expect, test } from 'vitest'
import { mean, ndcgAt10 } from './ndcg.ts'

const finds = { a: 3, b: 3, c: 1 }

test('the ideal order is worth 1, whichever of two equals comes first', () => {
  expect(ndcgAt10(['a', 'b', 'c'], finds)).toBe(1)
  expect(ndcgAt10(['b', 'a', 'c', 'x'], finds)).toBe(1)
})

test('a stranger on top, something left out, or nothing at all costs', () => {
  expect(ndcgAt10(['x', 'a', 'b', 'c'], finds)).toBeCloseTo(0.7, 2)
  expect(ndcgAt10(['a'], finds)).toBeCloseTo(0.59, 2)
  expect(ndcgAt10([], finds)).toBe(0)
})

test('what stands after the tenth place is not seen', () => {
  const otherUsers = Array.from({ length: 10 }, (_, index) => `x${index}`)
  expect(ndcgAt10([...otherUsers, 'a'], finds)).toBe(0)
})

test('the mean of several', () => expect(mean([0, 1, 0.5])).toBe(0.5))

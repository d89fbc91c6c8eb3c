import { expect, test } from 'vitest'
import { LruMap } from './lru-map.ts'

test('the entry unused for longest makes room', () => {
  const recent = new LruMap<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  recent.get('a')
  recent.set('c', 3)

  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
  expect(recent.size).toBe(2)
})

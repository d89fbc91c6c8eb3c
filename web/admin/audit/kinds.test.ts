import { expect, test } from 'vitest'
import { changesIn } from './kinds.ts'

test('a change is told field by field, without what stayed', () => {
  expect(
    changesIn({
      before: { status: 'draft', name: 'Tajine', price_centimes: 480000 },
      after: { status: 'active', name: 'Tajine', price_centimes: 460000 },
    }),
  ).toEqual([
    { field: 'status', before: 'draft', after: 'active' },
    { field: 'price_centimes', before: '480000', after: '460000' },
  ])
})

test('what began or ended has one side', () => {
  expect(changesIn({ before: null, after: { role: 'vendor' } })).toEqual([
    { field: 'role', before: null, after: 'vendor' },
  ])
  expect(changesIn({ before: undefined, after: null })).toEqual([])
})

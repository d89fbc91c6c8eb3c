import { expect, test } from 'vitest'
import { MOST_VIEWS, narrowed, placed } from './saved-view.ts'

test('a view holds what narrows the list, in one order, and nothing of what does not', () => {
  expect(narrowed({ state: 'low', search: 'thé', category: 'all' })).toEqual({
    ok: true,
    value: { search: 'thé', state: 'low' },
  })
  expect(JSON.stringify(narrowed({ state: 'low', search: 'a' }))).toBe(
    JSON.stringify(narrowed({ search: 'a', state: 'low' })),
  )
})

test('a view of the whole list is none', () => {
  for (const whole of [{}, { search: '' }, { state: 'all', category: undefined, wilaya: '' }])
    expect(narrowed(whole)).toMatchObject({
      ok: false,
      error: { code: 'saved_view_of_everything' },
    })
})

test('a name is taken once, whatever its letters, and a view keeps its own', () => {
  const own = [{ id: 'a', name: 'Stock bas' }]
  expect(placed(own, { id: null, name: 'STOCK BAS' })).toMatchObject({
    error: { code: 'saved_view_name_taken' },
  })
  expect(placed(own, { id: 'a', name: 'stock bas' }).ok).toBe(true)
  expect(placed(own, { id: null, name: 'Épuisés' }).ok).toBe(true)
})

test('a person has twelve views of a list at most, and may still rename the twelfth', () => {
  const own = Array.from({ length: MOST_VIEWS }, (_, at) => ({ id: `${at}`, name: `${at}` }))
  expect(placed(own, { id: null, name: 'x' })).toMatchObject({
    error: { code: 'too_many_saved_views', most: 12 },
  })
  expect(placed(own, { id: '3', name: 'x' }).ok).toBe(true)
})

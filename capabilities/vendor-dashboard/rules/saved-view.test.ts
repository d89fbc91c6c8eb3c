import { expect, test } from 'vitest'
import { MAX_SAVED_VIEWS, savedFilter, checkSavedView } from './saved-view.ts'

test('a view holds what narrows the list, in one order, and nothing of what does not', () => {
  expect(savedFilter({ state: 'low', search: 'thé', category: 'all' })).toEqual({
    ok: true,
    value: { search: 'thé', state: 'low' },
  })
  expect(JSON.stringify(savedFilter({ state: 'low', search: 'a' }))).toBe(
    JSON.stringify(savedFilter({ search: 'a', state: 'low' })),
  )
})

test('a view of the whole list is none', () => {
  for (const whole of [{}, { search: '' }, { state: 'all', category: undefined, wilaya: '' }])
    expect(savedFilter(whole)).toMatchObject({
      ok: false,
      error: { code: 'saved_view_without_filters' },
    })
})

test('a name is taken once, whatever its letters, and a view keeps its own', () => {
  const own = [{ id: 'a', name: 'Stock bas' }]
  expect(checkSavedView(own, { id: null, name: 'STOCK BAS' })).toMatchObject({
    error: { code: 'saved_view_name_taken' },
  })
  expect(checkSavedView(own, { id: 'a', name: 'stock bas' }).ok).toBe(true)
  expect(checkSavedView(own, { id: null, name: 'Épuisés' }).ok).toBe(true)
})

test('a person has twelve views of a list at most, and may still rename the twelfth', () => {
  const own = Array.from({ length: MAX_SAVED_VIEWS }, (_, index) => ({
    id: `${index}`,
    name: `${index}`,
  }))
  expect(checkSavedView(own, { id: null, name: 'x' })).toMatchObject({
    error: { code: 'too_many_saved_views', most: 12 },
  })
  expect(checkSavedView(own, { id: '3', name: 'x' }).ok).toBe(true)
})

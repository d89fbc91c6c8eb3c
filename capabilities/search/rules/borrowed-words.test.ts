import { expect, test } from 'vitest'
import { borrowedKey, borrowedKeys } from './borrowed-words.ts'
import { foldForSearch } from './tokenize.ts'

test.each([
  ['صاك', 'ساك'],
  ['طابلة', 'تابلة'],
  ['قازوز', 'غازوز'],
  ['قازوز', 'جازوز'],
  ['قازوز', 'ڤازوز'],
  ['قاطو', 'ڤاتو'],
  ['فاز', 'ڤاز'],
])('%s may be written %s', (known, typed) =>
  expect(borrowedKeys(foldForSearch(typed))).toContain(borrowedKey(foldForSearch(known))),
)

test('other sounds stay apart, and Latin letters have no such key', () => {
  expect(borrowedKey('سيف')).not.toBe(borrowedKey('ريف'))
  expect(borrowedKey('gazouz')).toBeNull()
  expect(borrowedKeys('gazouz')).toEqual([])
})

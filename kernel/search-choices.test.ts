import { expect, test } from 'vitest'
import { exactChoices, indexChoices, matchChoices } from './search-choices.ts'

const index = indexChoices(
  [
    ['01', 'Adrar', 'أدرار'],
    ['10', 'Bouira', 'البويرة'],
    ['16', 'Alger', 'الجزائر', 'Algiers'],
    ['28', "M'Sila", 'المسيلة'],
    ['46', 'Aïn Témouchent', 'عين تموشنت'],
    ['68', 'Bou Saâda', 'بوسعادة'],
  ].map(([code, ...names]) => ({ item: code!, codes: [code!], names })),
)

test.each([
  ['16', ['16']],
  ['alger', ['16']],
  ['الجزائر', ['16']],
  ['جزائر', ['16']],
  ['١٦', ['16']],
  ['16 - Alger', ['16']],
  ['Alger (16)', ['16']],
  ['1', ['01', '10', '16']],
  ['msila', ['28']],
  ['bou', ['10', '68']],
  ['bousaada', ['68']],
  ['temouchent', ['46']],
  ['mouch', ['46']],
  ['ادرار', ['01']],
  ['16 Oran', []],
  ['zzz', []],
])('typing %s finds %j', (typed, found) => {
  expect(matchChoices(index, typed)).toEqual(found)
})

test('nothing typed leaves the whole list in its order', () => {
  expect(matchChoices(index, '  - ')).toEqual(['01', '10', '16', '28', '46', '68'])
  expect(exactChoices(index, '')).toEqual([])
})

test('only a code or a whole name is exact', () => {
  expect(exactChoices(index, 'ALGIERS')).toEqual(['16'])
  expect(exactChoices(index, 'Alg')).toEqual([])
  expect(exactChoices(index, '1')).toEqual(['01'])
  expect(exactChoices(index, '16 Adrar')).toEqual([])
})

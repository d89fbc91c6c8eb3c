import { expect, test } from 'vitest'
import {
  exactSearchChoices,
  indexSearchChoices,
  matchSearchChoices,
  nearSearchChoices,
} from './search-choices.ts'

const index = indexSearchChoices(
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
  expect(matchSearchChoices(index, typed)).toEqual(found)
})

test('nothing typed leaves the whole list in its order', () => {
  expect(matchSearchChoices(index, '  - ')).toEqual(['01', '10', '16', '28', '46', '68'])
  expect(exactSearchChoices(index, '')).toEqual([])
})

test('only a code or a whole name is exact', () => {
  expect(exactSearchChoices(index, 'ALGIERS')).toEqual(['16'])
  expect(exactSearchChoices(index, 'Alg')).toEqual([])
  expect(exactSearchChoices(index, '1')).toEqual(['01'])
  expect(exactSearchChoices(index, '16 Adrar')).toEqual([])
})

test('a name typed nearly right is suggested, and never taken for a match', () => {
  const communes = indexSearchChoices(
    [
      ['Bab Ezzouar', 'باب الزوار'],
      ['Bab El Oued', 'باب الوادي'],
      ['Birkhadem', 'بئر خادم'],
      ['Oran', 'وهران'],
    ].map((names) => ({ item: names[0]!, codes: [], names })),
  )
  for (const typed of ['Bab Ezouar', 'bab ezzouer', 'Babezou', 'باب الزور'])
    expect(nearSearchChoices(communes, typed)[0]).toBe('Bab Ezzouar')
  expect(exactSearchChoices(communes, 'Bab Ezouar')).toEqual([])
  expect(nearSearchChoices(communes, 'Bir Khadm')).toEqual(['Birkhadem'])
  expect(nearSearchChoices(communes, 'Ora')).toEqual([])
  expect(nearSearchChoices(communes, 'Tamanrasset')).toEqual([])
})

test('the beginnings of some words find a longer name, whatever stands between', () => {
  const screens = indexSearchChoices(
    ['Tarifs de livraison', 'Règles de commission'].map((name) => ({
      item: name,
      codes: [],
      names: [name],
    })),
  )
  expect(matchSearchChoices(screens, 'tarif livr')).toEqual(['Tarifs de livraison'])
  expect(matchSearchChoices(screens, 'tarif comm')).toEqual([])
})
